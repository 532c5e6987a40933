import type { Slot, SlotAnswers } from '@yardsign/domain/content/slots';

/** As long as places and names get; cut to what a slot takes. */
const LONG_LINE = '12480 Northwest Sycamore Hollow Boulevard, Apartment 1204, Rancho Santa Margarita and Old Town';
const LONG_AMOUNT = '999999999';
/** A Wednesday in September: the longest of its kind in both languages. */
const LONG_DAY = '2026-09-30';

function longest({ kind, most, options = [] }: Slot): string {
  switch (kind) {
    case 'date':
      return LONG_DAY;
    case 'hours':
      return '10:30-12:45';
    case 'money':
      return LONG_AMOUNT;
    case 'number':
      return `${most ?? LONG_AMOUNT}`;
    case 'rate':
      return `${most ?? 99}`;
    case 'line':
      return LONG_LINE.slice(0, most ?? 80).trim();
    case 'photo':
      // A drawing in its place has the words on it.
      return '';
    case 'choice': {
      const lengths = options.map(({ en, es }) => Math.max(en.length, es.length));
      return String(lengths.indexOf(Math.max(...lengths)));
    }
  }
}

/** The answers that take most room. */
export function longestAnswers(slots: readonly Slot[]): SlotAnswers {
  return Object.fromEntries(slots.map((slot) => [slot.key, longest(slot)]));
}
