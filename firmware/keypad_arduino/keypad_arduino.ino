/*
 * A 4x4 matrix keypad that speaks Companion's line protocol (115200 8N1, a line ends with LF):
 *
 *   H keypad/1 4x4   at boot, and in answer to "?"
 *   K 5   U 5        key 5 has come down, has come up
 *   L 5              it has been down for long
 *   P                every ten seconds: the pad is alive
 *
 * Rows are driven low one after the other, columns are read with their pull-ups: no part but the keypad is needed.
 * Which pin goes where is in README.md. No library is used.
 */

const byte ROWS = 4;
const byte COLUMNS = 4;
const byte ROW_PINS[ROWS] = {9, 8, 7, 6};
const byte COLUMN_PINS[COLUMNS] = {5, 4, 3, 2};
const char KEYS[ROWS][COLUMNS] = {
    {'1', '2', '3', 'A'},
    {'4', '5', '6', 'B'},
    {'7', '8', '9', 'C'},
    {'*', '0', '#', 'D'},
};

const unsigned long DEBOUNCE_MS = 20;  // a change counts when it has stood for so long
const unsigned long LONG_MS = 800;
const unsigned long ALIVE_MS = 10000;

bool seen[ROWS][COLUMNS];             // as it was read last
bool down[ROWS][COLUMNS];             // as it was told last
bool toldLong[ROWS][COLUMNS];
unsigned long changed[ROWS][COLUMNS]; // when it was last read differently
unsigned long pressed[ROWS][COLUMNS];
unsigned long alive;

void hello() {
  Serial.print("H keypad/1 4x4\n");
}

void tell(char what, char key) {
  Serial.print(what);
  Serial.print(' ');
  Serial.print(key);
  Serial.print('\n');
}

void look(byte row, byte column, bool isDown, unsigned long now) {
  if (isDown != seen[row][column]) {
    seen[row][column] = isDown;
    changed[row][column] = now;
  }
  if (isDown != down[row][column] && now - changed[row][column] >= DEBOUNCE_MS) {
    down[row][column] = isDown;
    toldLong[row][column] = false;
    pressed[row][column] = now;
    tell(isDown ? 'K' : 'U', KEYS[row][column]);
  }
  if (down[row][column] && !toldLong[row][column] && now - pressed[row][column] >= LONG_MS) {
    toldLong[row][column] = true;
    tell('L', KEYS[row][column]);
  }
}

void setup() {
  for (byte row = 0; row < ROWS; row++) {
    pinMode(ROW_PINS[row], INPUT);  // let go: two keys held at once must not join two outputs
  }
  for (byte column = 0; column < COLUMNS; column++) {
    pinMode(COLUMN_PINS[column], INPUT_PULLUP);
  }
  Serial.begin(115200);
  hello();
  alive = millis();
}

void loop() {
  unsigned long now = millis();
  while (Serial.available() > 0) {
    if (Serial.read() == '?') {
      hello();
    }
  }
  for (byte row = 0; row < ROWS; row++) {
    pinMode(ROW_PINS[row], OUTPUT);
    digitalWrite(ROW_PINS[row], LOW);
    delayMicroseconds(5);  // the wire takes a moment
    for (byte column = 0; column < COLUMNS; column++) {
      look(row, column, digitalRead(COLUMN_PINS[column]) == LOW, now);
    }
    pinMode(ROW_PINS[row], INPUT);
  }
  if (now - alive >= ALIVE_MS) {
    alive = now;
    Serial.print("P\n");
  }
}
