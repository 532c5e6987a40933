import { fieldSchemaOf } from '@yardsign/contracts/content-fields';
import { CONTENT_TYPES, kinds, type ContentType } from '@yardsign/domain/content/kinds';
import { SHARED_FIELDS, WORDED_FIELDS, type PieceField } from '@yardsign/domain/content/piece-fields';
import { perLanguage, type Language } from '@yardsign/domain/languages';
import { isEmptyField } from '@yardsign/domain/studio/field-schema';
import { fieldsOf } from '../../content/library/read-text-piece.ts';
import type { StudioPiece } from '../ports.ts';

/** What is the same in every language, and what each language has. */
export const FIELD_NAMES = { shared: SHARED_FIELDS, worded: WORDED_FIELDS } as const satisfies Record<
  string,
  readonly PieceField[]
>;

export type Side = keyof typeof FIELD_NAMES;
type Held = Readonly<Record<string, unknown>>;
type Form = StudioPiece['fields']['form'];

/** The form of a type, made of the very schemas that read the files of the library. */
function makeForm(type: ContentType): Form {
  const side = (of: Side) =>
    Object.fromEntries(
      FIELD_NAMES[of].filter((name) => name in fieldsOf(type, [name])).map((name) => [name, fieldSchemaOf(name)]),
    );
  return { shared: side('shared'), worded: side('worded'), needed: [...(kinds[type].has ?? [])] };
}

const forms = new Map(CONTENT_TYPES.map((type) => [type, makeForm(type)]));

function formOf(type: ContentType): Form {
  return forms.get(type) ?? { shared: {}, worded: {}, needed: [] };
}

function pick(from: Held, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

/** What a piece has besides its texts, with the form that it is filled in by. */
export function presentFields(
  type: ContentType,
  meta: Held,
  frontOf: (language: Language) => Held,
): StudioPiece['fields'] {
  const form = formOf(type);
  return {
    form,
    shared: pick(meta, Object.keys(form.shared)),
    worded: perLanguage((language) => pick(frontOf(language), Object.keys(form.worded))),
  };
}

/** The needed fields of one side that hold nothing, by their paths. */
export function missingFields(
  type: ContentType,
  side: Side,
  held: Held,
  path: string,
): { path: string; message: string }[] {
  const form = formOf(type);
  return Object.keys(form[side])
    .filter((name) => form.needed.includes(name) && isEmptyField(held[name]))
    .map((name) => ({ path: `${path}.${name}`, message: 'is missing' }));
}
