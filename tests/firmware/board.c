// An Arduino Uno in simavr with a 4x4 matrix at its pins: it runs the compiled sketch, cycle by cycle.
//
//   board SKETCH.elf            the script on standard input ("MS + KEY", "MS - KEY", "MS ? KEY") in the board's own time;
//                               what the board sends goes to standard output, its speed in baud to standard error
//   board SKETCH.elf NUMBER     the serial line is standard input and output, at the pace of the wall's clock; presses
//                               ("KEY MS", a line each) come in on descriptor NUMBER, and its end is the end. A key is
//                               held for so long in the board's own time, which a busy machine makes longer
//
// A key is a switch between a row and a column. It knows the wiring of firmware/README.md and nothing of the sketch.
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

enum { HERTZ = 16000000, A_MILLISECOND = HERTZ / 1000 };

static const char PAD[] = "123A456B789C*0#D";
static avr_t *avr;
static avr_irq_t *heard;      // the wire into the board's serial line
static int held[4][4];        // which switches are closed
static int out;               // the wire from it

// What the board's registers say of Arduino's pins 2 to 9: a bit for each that is driven low.
static int driven_low(void) {
  const uint8_t *data = avr->data; // DDRB 0x24, PORTB 0x25; DDRD 0x2A, PORTD 0x2B
  return ((data[0x24] & ~data[0x25]) << 8 | (data[0x2A] & ~data[0x2B] & 0xFF)) & 0x3FC;
}

// Each column is high by its pull-up, unless a closed switch joins it to a row that is driven low. simavr forgets what
// a wire brings whenever the sketch writes to the port: the levels are compared and not remembered.
static void settle(void) {
  int low = driven_low(), levels = 0x3C;
  for (int row = 0; row < 4; row++)
    if (low >> (9 - row) & 1)
      for (int column = 0; column < 4; column++)
        if (held[row][column]) levels &= ~(1 << (5 - column));
  int differ = (levels ^ avr->data[0x29]) & 0x3C; // PIND
  for (int pin = 2; differ && pin <= 5; pin++)
    if (differ >> pin & 1) avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), pin), levels >> pin & 1);
}

static void turn(char what, char key) {
  const char *place = strchr(PAD, key);
  if (!place || !*place) exit(3);
  held[(place - PAD) / 4][(place - PAD) % 4] = what == '+';
}

static void sent(avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq, (void)param;
  char byte = (char)value;
  if (write(out, &byte, 1) != 1) exit(0); // nobody reads any more
}

static void run_until(avr_cycle_count_t cycle) {
  while (avr->cycle < cycle) {
    int state = avr_run(avr);
    settle();
    if (state == cpu_Done || state == cpu_Crashed) exit(4);
  }
}

static void script(void) {
  unsigned long at;
  char what, key;
  while (scanf("%lu %c %c", &at, &what, &key) == 3) {
    run_until((avr_cycle_count_t)at * A_MILLISECOND);
    if (what == '?') avr_raise_irq(heard, '?');
    else turn(what, key);
  }
  // UBRR0 and the double speed of UCSR0A, as the sketch has set them.
  int divisor = avr->data[0xC4] | (avr->data[0xC5] & 15) << 8;
  fprintf(stderr, "%d\n", HERTZ / ((avr->data[0xC0] & 2 ? 8 : 16) * (divisor + 1)));
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static void live(int descriptor) {
  double start = now();
  avr_cycle_count_t lift = 0, rest = 0; // when the finger comes up, and may come down again
  char bytes[64], key = 0;
  unsigned long held_ms;
  FILE *hands = fdopen(descriptor, "r");
  if (!hands) exit(2);
  setvbuf(hands, NULL, _IONBF, 0);
  for (;;) {
    avr_cycle_count_t due = (avr_cycle_count_t)((now() - start) * HERTZ);
    if (due > avr->cycle + HERTZ / 10) start = now() - (double)avr->cycle / HERTZ; // it was late, and does not hurry
    else run_until(due);
    if (key && avr->cycle >= lift) turn('-', key), key = 0;
    struct pollfd ends[2] = {{0, POLLIN, 0}, {avr->cycle < rest ? -1 : descriptor, POLLIN, 0}};
    if (poll(ends, 2, 1) <= 0) continue;
    if (ends[0].revents) {
      ssize_t count = read(0, bytes, sizeof bytes);
      if (count <= 0) return;
      for (ssize_t each = 0; each < count; each++) avr_raise_irq(heard, bytes[each]);
    }
    if (ends[1].revents) {
      if (fscanf(hands, " %c %lu", &key, &held_ms) != 2) return;
      turn('+', key);
      lift = avr->cycle + (avr_cycle_count_t)held_ms * A_MILLISECOND;
      rest = lift + (avr_cycle_count_t)60 * A_MILLISECOND;
    }
  }
}

int main(int count, char **words) {
  elf_firmware_t sketch;
  memset(&sketch, 0, sizeof sketch);
  out = dup(1);
  if (!freopen("/dev/null", "w", stdout)) return 2; // what simavr says of the file is no word of the board's
  if (count < 2 || elf_read_firmware(words[1], &sketch)) return 2;
  avr = avr_make_mcu_by_name("atmega328p");
  if (!avr) return 2;
  avr_init(avr);
  avr->log = LOG_NONE;
  avr->run_cycle_limit = 1; // an instruction at a time: a wire answers before the next one reads it
  avr->frequency = HERTZ;
  avr_load_firmware(avr, &sketch);
  uint32_t flags = 0; // simavr would print the serial line itself, and sleep while it is polled
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  heard = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), sent, NULL);
  if (count > 2) live(atoi(words[2]));
  else script();
  return 0;
}
