// What an Arduino gives a sketch, made of nothing: a matrix whose keys a script presses, a serial port on standard
// output, and a clock that moves a millisecond a loop. The script on standard input: "MS + KEY", "MS - KEY", "MS ?".
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

typedef uint8_t byte;
enum { LOW = 0, HIGH = 1 };
enum { INPUT, OUTPUT, INPUT_PULLUP };

static unsigned long clock_ms = 0;
static std::map<int, int> modes, levels;
static std::set<std::pair<int, int> > held; // row pin, column pin

inline unsigned long millis() { return clock_ms; }
inline void delayMicroseconds(unsigned int) {}
inline void pinMode(int pin, int mode) { modes[pin] = mode; }
inline void digitalWrite(int pin, int level) { levels[pin] = level; }
inline int digitalRead(int pin) {
  if (modes[pin] != INPUT_PULLUP) return LOW; // it floats: let it be seen
  for (const std::pair<int, int> &key : held)
    if (key.second == pin && modes[key.first] == OUTPUT && levels[key.first] == LOW) return LOW;
  return HIGH;
}

struct {
  std::string waiting;
  void begin(long baud) { std::fprintf(stderr, "%ld\n", baud); }
  int available() { return int(waiting.size()); }
  int read() {
    int first = waiting[0];
    waiting.erase(0, 1);
    return first;
  }
  void print(const char *text) { std::fputs(text, stdout); }
  void print(char sign) { std::fputc(sign, stdout); }
} Serial;

void setup();
void loop();

int main() {
  static const char pad[] = "123A456B789C*0#D";
  setup();
  unsigned long at;
  char what, key;
  while (std::scanf("%lu %c %c", &at, &what, &key) == 3) {
    for (; clock_ms < at; clock_ms++) loop();
    int place = int(std::string(pad).find(key));
    std::pair<int, int> pins(9 - place / 4, 5 - place % 4);
    if (what == '+') held.insert(pins);
    if (what == '-') held.erase(pins);
    if (what == '?') Serial.waiting += "?\n";
  }
}
