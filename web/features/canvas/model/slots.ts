import { LANGUAGES, perLanguage, type Language } from '@yardsign/domain/languages';
import type { Layer } from '@yardsign/scene/layers';
import type { Design, DesignSlot } from './design.ts';

/** Kinds that have a longest line or a largest amount. */
export const mostIsFor = (kind: DesignSlot['kind']): boolean => ['line', 'money', 'number', 'rate'].includes(kind);

const EXAMPLES: Readonly<Record<DesignSlot['kind'], Readonly<Record<Language, string>>>> = {
  date: { en: 'Saturday, May 16', es: 'sábado 16 de mayo' },
  hours: { en: '11 am to 2 pm', es: 'de 11 a. m. a 2 p. m.' },
  money: { en: '$425,000', es: '$425,000' },
  number: { en: '3', es: '3' },
  rate: { en: '6.5%', es: '6.5%' },
  line: { en: '418 Sycamore Lane', es: '418 Sycamore Lane' },
  choice: { en: 'First', es: 'Primera' },
  photo: { en: '', es: '' },
};

/** Characters that a new line may have. */
const LINE_MOST = 60;

const NEW_LABEL: DesignSlot['label'] = { en: 'New fact', es: 'Dato nuevo' };

const OPTIONS: DesignSlot['options'] = [
  { en: 'First', es: 'Primera' },
  { en: 'Second', es: 'Segunda' },
];

function withTemplateText(design: Design, key: string, words: Readonly<Record<Language, string>>): Design {
  const { template } = design;
  return { ...design, template: { ...template, texts: { ...template.texts, [key]: { ...words } } } };
}

/** A slot without what its kind has no use for; a hint that says nothing is none. */
function tidied(slot: DesignSlot): DesignSlot {
  const { most, hint, options, worded, unit, optional, ...rest } = slot;
  return {
    ...rest,
    ...(optional === true && { optional }),
    ...(mostIsFor(slot.kind) && most !== undefined && { most }),
    ...(hint !== undefined && (hint.en !== '' || hint.es !== '') && { hint }),
    ...(slot.kind === 'choice' && { options: options ?? OPTIONS }),
    ...(slot.kind === 'line' && worded === true && { worded }),
    ...(slot.kind === 'number' && unit !== undefined && { unit }),
  };
}

type Options = NonNullable<DesignSlot['options']>;

const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 9;

/** What was written to choose from in one language, one a line. What the other language has keeps its place, so that nothing of it is lost. */
export function withOptions(options: Options, language: Language, written: string): Options {
  const lines = written.split('\n').slice(0, MOST_OPTIONS);
  const known = options.findLastIndex((option) => LANGUAGES.some((each) => each !== language && option[each] !== ''));
  const count = Math.max(lines.length, known + 1, FEWEST_OPTIONS);
  return Array.from({ length: count }, (_, at) => ({
    ...(options[at] ?? perLanguage(() => '')),
    [language]: lines[at] ?? '',
  }));
}

/** What can be chosen in one language, one a line, without the empty lines that it ends with. */
export const optionLines = (options: Options, language: Language): string =>
  options
    .map((option) => option[language])
    .join('\n')
    .replace(/\n+$/, '');

/** Changes a slot; one that becomes of another kind gets an example of that, and the longest line is no largest amount. */
export function setSlot(design: Design, at: number, part: Partial<DesignSlot>): Design {
  const before = design.slots[at];
  if (before === undefined) return design;
  const isOther = part.kind !== undefined && part.kind !== before.kind;
  const most = part.kind === 'line' ? LINE_MOST : undefined;
  const slot = tidied({ ...before, ...part, ...(isOther && { most }) });
  const changed = { ...design, slots: design.slots.map((each, i) => (i === at ? slot : each)) };
  return isOther ? withTemplateText(changed, slot.key, EXAMPLES[slot.kind]) : changed;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A new line to fill in, named so that no text of the drawing has its key. */
export function addSlot(design: Design): Design {
  const keys = ['fact', ...[...LETTERS].map((letter) => `fact${letter}`)];
  const key = keys.find((each) => !(each in design.template.texts));
  if (key === undefined) return design;
  const slot: DesignSlot = { key, kind: 'line', label: { ...NEW_LABEL }, most: LINE_MOST };
  return withTemplateText({ ...design, slots: [...design.slots, slot] }, key, EXAMPLES.line);
}

/** Asks for it no more; where the drawing shows it, its example stays as words. */
export function removeSlot(design: Design, at: number): Design {
  return { ...design, slots: design.slots.filter((_slot, i) => i !== at) };
}

/** What shows the answer in the drawing. */
export function layerOfSlot({ key, kind }: DesignSlot, { width, height }: { width: number; height: number }): Layer {
  const at = { x: 72, y: Math.round(height * 0.4) };
  if (kind === 'photo') return { type: 'image', slot: 'answer', key, ...at, w: 404, h: 404, fit: 'cover', mask: 24 };
  const font = { font: 'figtree-800', lineHeight: 1.16, balance: true } as const;
  return { type: 'text', text: `{${key}}`, ...at, w: width - 144, ...font, size: [24, 48], color: 'brand.onPrimary' };
}
