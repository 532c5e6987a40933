import { fieldFaults, isEmptyField, type FieldFault, type FieldSchema } from '@yardsign/domain/studio/field-schema';
import { LANGUAGES, perLanguage, type Language } from '@yardsign/domain/languages';
import type { StudioPiece } from '../../model.ts';

/** A field as somebody types it: numbers are text until they are sent, a list of lines is one text, and a ticked box is a word. */
export type Typed = string | readonly Typed[] | { readonly [name: string]: Typed };
type Group = Readonly<Record<string, Typed>>;

export type Schemas = Readonly<Record<string, FieldSchema>>;
/** A column of the form: what both languages share, or one language. */
export type Column = 'shared' | Language;
const COLUMNS: readonly Column[] = ['shared', ...LANGUAGES];

type Of<Type> = Extract<FieldSchema, { type: Type }>;

/** How a field is filled in. */
export type Control =
  | 'check'
  | 'picture'
  | 'moment'
  | 'line'
  | 'text'
  | 'number'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'numbers'
  | 'rows'
  | 'group';

/** What a ticked box is while it is typed; one that is not ticked is nothing. */
export const TICKED = 'true';

/** A line longer than this is typed in several rows. */
const LONG_LINE = 100;

export function controlOf(schema: FieldSchema): Control {
  if (schema.type === 'object') return 'group';
  if (schema.type === 'array') {
    const { items } = schema;
    if (items.type === 'string') return items.enum ? 'choices' : 'lines';
    return items.type === 'object' || items.type === 'array' ? 'rows' : 'numbers';
  }
  if (schema.type === 'boolean') return 'check';
  if (schema.type !== 'string') return 'number';
  if (schema.format === 'picture') return 'picture';
  if (schema.format === 'date-time') return 'moment';
  if (schema.enum) return 'choice';
  const { maxLength = Infinity, pattern } = schema;
  return pattern === undefined && maxLength > LONG_LINE ? 'text' : 'line';
}

const isGroup = (typed: Typed | undefined): typed is Group =>
  typeof typed === 'object' && typed !== null && !Array.isArray(typed);

export const partOf = (typed: Typed | undefined, name: string): Typed => (isGroup(typed) ? (typed[name] ?? '') : '');
const isList = (typed: Typed | undefined): typed is readonly Typed[] => Array.isArray(typed);
export const rowsOf = (typed: Typed | undefined): readonly Typed[] => (isList(typed) ? typed : []);
export const textOf = (typed: Typed | undefined): string => (typeof typed === 'string' ? typed : '');

/** What a row or a group begins with: what it needs stands there to be filled in. */
export function beginningOf(schema: FieldSchema): Typed {
  if (schema.type === 'object') {
    const { properties, required = [] } = schema;
    const parts = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(parts.map(([name, of]) => [name, beginningOf(of)]));
  }
  if (schema.type === 'array') {
    if (controlOf(schema) === 'choices') return [];
    return controlOf(schema) === 'rows' && (schema.minItems ?? 0) > 0 ? [beginningOf(schema.items)] : '';
  }
  return schema.type === 'string' ? (schema.enum?.[0] ?? '') : '';
}

function typedList({ items }: Of<'array'>, control: Control, value: readonly unknown[]): Typed {
  if (control === 'rows') return value.map((item) => typedOf(items, item));
  return control === 'choices' ? value.map(String) : value.join(control === 'lines' ? '\n' : ', ');
}

/** What is stored, as it is typed. */
export function typedOf(schema: FieldSchema, value: unknown): Typed {
  if (isEmptyField(value)) return '';
  if (schema.type === 'array') return typedList(schema, controlOf(schema), Array.isArray(value) ? value : []);
  if (schema.type === 'boolean') return value === true ? TICKED : '';
  if (schema.type !== 'object') return String(value);
  // In the order of the form, whatever order it was stored in.
  const held = new Map(Object.entries(value as object));
  const parts = Object.entries(schema.properties).filter(([name]) => held.has(name));
  return Object.fromEntries(parts.map(([name, of]) => [name, typedOf(of, held.get(name))]));
}

function valueOfList({ items }: Of<'array'>, control: Control, typed: Typed | undefined): unknown[] {
  if (control === 'rows') return rowsOf(typed).map((row) => valueOf(items, row) ?? {});
  if (control === 'choices') return [...rowsOf(typed)];
  const entries = textOf(typed).split(control === 'lines' ? '\n' : /[,;\s]+/);
  const filled = entries.map((entry) => entry.trim()).filter(Boolean);
  return control === 'lines' ? filled : filled.map(numberOf);
}

/** What was typed, as it is stored; undefined for nothing. What is no number stays the text that it is, and is told. */
export function valueOf(schema: FieldSchema, typed: Typed | undefined): unknown {
  if (schema.type === 'array') {
    const list = valueOfList(schema, controlOf(schema), typed);
    return list.length > 0 ? list : undefined;
  }
  if (schema.type === 'object') {
    if (!isGroup(typed)) return undefined;
    const parts = Object.entries(schema.properties).map(([name, of]) => [name, valueOf(of, typed[name])] as const);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  const text = textOf(typed).trim();
  if (text === '') return undefined;
  if (schema.type === 'boolean') return text === TICKED;
  return schema.type === 'string' ? text : numberOf(text);
}

const numberOf = (text: string): unknown => (Number.isFinite(Number(text)) ? Number(text) : text);

export type Fields = StudioPiece['fields'];

/** The fields of a type, as their schemas were sent. */
export function schemasIn({ form }: Fields, column: Column): Schemas {
  return (column === 'shared' ? form.shared : form.worded) as Schemas;
}

const heldIn = (fields: Pick<Fields, 'shared' | 'worded'>, column: Column): Readonly<Record<string, unknown>> =>
  column === 'shared' ? fields.shared : fields.worded[column];

/** Every field of a piece as it is typed, by its path: `shared.lesson`, `en.days`. */
export function typedFields(fields: Fields): Record<string, Typed> {
  return Object.fromEntries(
    COLUMNS.flatMap((column) =>
      Object.entries(schemasIn(fields, column)).map(([name, schema]) => [
        `${column}.${name}`,
        typedOf(schema, heldIn(fields, column)[name]),
      ]),
    ),
  );
}

/** A field that two fillings of a form have in different ways. */
export interface ChangedField {
  column: Column;
  name: string;
  schema: FieldSchema;
  before: unknown;
  after: unknown;
}

/** The fields that are not alike, in the order of the form. */
export function changedFields(before: Pick<Fields, 'shared' | 'worded'>, after: Fields): ChangedField[] {
  return COLUMNS.flatMap((column) =>
    Object.entries(schemasIn(after, column)).flatMap(([name, schema]) => {
      const [then, now] = [before, after].map((each) => heldIn(each, column)[name]);
      const isSame = JSON.stringify(typedOf(schema, then)) === JSON.stringify(typedOf(schema, now));
      return isSame ? [] : [{ column, name, schema, before: then, after: now }];
    }),
  );
}

function valuesIn(fields: Fields, typed: Readonly<Record<string, Typed>>, column: Column) {
  return Object.fromEntries(
    Object.entries(schemasIn(fields, column)).flatMap(([name, schema]) => {
      const value = valueOf(schema, typed[`${column}.${name}`]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What is sent. */
export function fieldsToSend(fields: Fields, typed: Readonly<Record<string, Typed>>) {
  return {
    shared: valuesIn(fields, typed, 'shared'),
    worded: perLanguage((language) => valuesIn(fields, typed, language)),
  };
}

/** What is wrong with what was typed, by the path of the control that holds it. A field that is still empty is missing only later. */
export function faultsIn(fields: Fields, typed: Readonly<Record<string, Typed>>): ReadonlyMap<string, FieldFault> {
  const faults = COLUMNS.flatMap((column) =>
    Object.entries(schemasIn(fields, column)).flatMap(([name, schema]) => {
      const path = `${column}.${name}`;
      const value = valueOf(schema, typed[path]);
      return value === undefined ? [] : fieldFaults(schema, value, path);
    }),
  );
  return new Map(faults.map((fault) => [fault.path, fault] as const).toReversed());
}

/** The fault of a control: its own, or that of an entry of a list that is typed as one text. */
export function faultAt(
  faults: ReadonlyMap<string, FieldFault>,
  path: string,
  control: Control,
): FieldFault | undefined {
  const own = faults.get(path);
  if (own || control === 'rows' || control === 'group') return own;
  return [...faults.values()].find((fault) => fault.path.startsWith(`${path}.`));
}
