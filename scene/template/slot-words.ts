import type { Language } from '@yardsign/domain/languages';
import { presetOf, type Slot, type SlotAnswers } from '@yardsign/domain/content/slots';
import { amountInWords } from './amount-words.ts';
import { MONTH_NAMES } from './month-names.ts';
import { reckonWords } from './reckon-words.ts';

/*
 * Dates and amounts are written by hand and not by Intl: the words of a picture must be the same on every machine, and the
 * engines do not agree on spaces and abbreviations.
 */
const DAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
};
/** Between a number and what belongs to it. */
const TIED = '\u00a0';

function day(answer: string, language: Language): string {
  const date = new Date(`${answer}T00:00:00Z`);
  const name = DAYS[language][date.getUTCDay()] ?? '';
  const month = MONTH_NAMES[language][date.getUTCMonth()] ?? '';
  const number = date.getUTCDate();
  return language === 'en' ? `${name}, ${month}${TIED}${number}` : `${name} ${number}${TIED}de${TIED}${month}`;
}

interface ClockTime {
  clock: string;
  half: 'am' | 'pm';
}

function clockTime(answer: string): ClockTime {
  const [hour = 0, minute = 0] = answer.split(':').map(Number);
  const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return { clock, half: hour < 12 ? 'am' : 'pm' };
}

const HALVES: Record<Language, Record<ClockTime['half'], string>> = {
  en: { am: `${TIED}am`, pm: `${TIED}pm` },
  es: { am: `${TIED}a.${TIED}m.`, pm: `${TIED}p.${TIED}m.` },
};

function hours(answer: string, language: Language): string {
  const [from, until] = [clockTime(answer.slice(0, 5)), clockTime(answer.slice(6))];
  const begin = from.half === until.half ? from.clock : `${from.clock}${HALVES[language][from.half]}`;
  const end = `${until.clock}${HALVES[language][until.half]}`;
  return language === 'en' ? `${begin} to${TIED}${end}` : `de ${begin} a${TIED}${end}`;
}

function counted({ unit }: Slot, number: string, language: Language): string {
  return unit === undefined ? number : `${number}${TIED}${unit[number === '1' ? 'one' : 'other'][language]}`;
}

/** An answer as a reader of this language reads it. */
function inWords(slot: Slot, answer: string, language: Language): string {
  switch (slot.kind) {
    case 'date':
      return day(answer, language);
    case 'hours':
      return hours(answer, language);
    case 'money':
      return `$${amountInWords(answer)}`;
    case 'number':
      return counted(slot, amountInWords(answer), language);
    case 'rate':
      return `${Number(answer)}%`;
    case 'line':
      // A star would be read as emphasis, and braces as a place for something else.
      return answer.replace(/[*{}]/g, '').trim();
    case 'photo':
      return answer;
    case 'choice':
      return slot.options?.[Number(answer)]?.[language] ?? '';
  }
}

/**
 * The words that the slots of a piece put into its texts, by their keys, with those that are worked out of them.
 *
 * @param empty what stands where nothing is filled in but should be: its example in a picture, nothing in a caption.
 */
export function slotWords(
  slots: readonly Slot[],
  answers: SlotAnswers,
  language: Language,
  empty: 'example' | 'nothing',
): Record<string, string> {
  const own = slots.map((slot): [string, string] => {
    const answer = answers[slot.key] || presetOf(slot);
    if (answer !== '') return [slot.key, inWords(slot, answer, language)];
    return [slot.key, empty === 'example' && !slot.optional ? slot.example[language] : ''];
  });
  return { ...reckonWords(slots, answers, language, empty), ...Object.fromEntries(own) };
}
