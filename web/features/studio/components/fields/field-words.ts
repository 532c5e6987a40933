import type { FieldFault, FieldSchema } from '@yardsign/domain/studio/field-schema';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Control, Typed } from './fields-model.ts';

export interface SchemaFieldProps {
  /** Its name in the file of the piece, by which it is called as well. */
  name: string;
  /** Where it stands in the form: `en.days.0.title`. */
  path: string;
  schema: FieldSchema;
  typed: Typed;
  /** The language that is written here. */
  lang: string | undefined;
  isNeeded: boolean;
  /** Whether it is an entry of a list, which says itself which one it is. */
  isEntry?: boolean;
  /** What is told of the form now. */
  faults: ReadonlyMap<string, FieldFault>;
  onChange: (typed: Typed) => void;
}

/** The fields whose shape is said below them. */
const HELPED = [
  'piece',
  'target',
  'join',
  'recording',
  'order',
  'link',
  'page',
  'video',
  'contents',
  'maintenance',
  'closedAs',
  'helpSite',
  'address',
  'below',
  'film',
  'switch',
  'couponCode',
] as const;
const isHelped = (name: string): name is (typeof HELPED)[number] => HELPED.some((helped) => helped === name);

/** The names of fields, of their choices, and what is wrong with them, in words. */
export function useFieldWords() {
  const text = useText('fields');
  return {
    // The names come from the schemas; a test holds that each has its words.
    nameOf: (name: string) => text(`name_${name}` as 'name_title'),
    helpOf: (name: string, control: Control) => (isHelped(name) ? text(`help_${name}`) : helpOfControl(text, control)),
    choiceOf: (choice: string) => text(`choice_${choice}` as 'choice_line'),
    entryOf: (name: string, number: number) => text(`entry_${name}` as 'entry_days', { number }),
    faultOf: ({ kind, limit = 0 }: FieldFault) => text(`fault_${kind}`, { limit }),
    text,
  };
}

function helpOfControl(text: ReturnType<typeof useText<'fields'>>, control: Control): string | undefined {
  return control === 'lines' || control === 'numbers' ? text(`help_${control}`) : undefined;
}
