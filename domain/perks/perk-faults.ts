import { LANGUAGES, type Language } from '../languages.ts';
import { type FieldFault, isEmptyField } from '../studio/field-schema.ts';
import { typeOfPage } from './perk-page.ts';
import type { PerkComponent } from './perks.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A perk as it is filled in: what both languages share, and what each has. */
export interface FilledPerk {
  readonly shared: Fields;
  readonly worded: Readonly<Record<Language, Fields>>;
}

/** What members miss on the page of a perk, by how it is laid out. */
const NEEDED: Readonly<Record<PerkComponent, { shared: readonly string[]; worded: readonly string[] }>> = {
  partner: { shared: ['link'], worded: ['description', 'promotion', 'what', 'why'] },
  bonus: { shared: [], worded: ['description', 'contents'] },
  piece: { shared: ['page'], worded: ['description'] },
  referral: { shared: [], worded: [] },
};

/** The fields without which a perk of this layout is not handed in. */
export const neededFields = (component: PerkComponent): readonly string[] =>
  [NEEDED[component].shared, NEEDED[component].worded].flat();

/** Lists that say the same in both languages, point by point. */
const TWINS = ['what', 'why', 'testimonials'] as const;

const isComponent = (value: unknown): value is PerkComponent =>
  typeof value === 'string' && Object.hasOwn(NEEDED, value);
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function missing(fields: Fields, names: readonly string[], side: string): FieldFault[] {
  return names
    .filter((name) => isEmptyField(fields[name]))
    .map((name) => ({ path: `${side}.${name}`, kind: 'missing' }));
}

function shorterTwins({ worded }: FilledPerk): FieldFault[] {
  return TWINS.flatMap((name) => {
    const most = Math.max(...LANGUAGES.map((language) => lengthOf(worded[language][name])));
    return LANGUAGES.filter((language) => lengthOf(worded[language][name]) < most).map((language): FieldFault => ({
      path: `${language}.${name}`,
      kind: 'too_few',
      limit: most,
    }));
  });
}

/**
 * What keeps a perk from members, beyond the shape of each field. One that is hidden may be unfinished; where it leads has to be right
 * even so.
 */
export function perkFaults(perk: FilledPerk): FieldFault[] {
  const { shared, worded } = perk;
  const { component, page, hidden } = shared;
  const strayed: FieldFault[] =
    typeof page === 'string' && page !== '' && typeOfPage(page) === null
      ? [{ path: 'shared.page', kind: 'shape' }]
      : [];
  if (hidden === true || !isComponent(component)) return strayed;
  const needed = NEEDED[component];
  return [
    ...strayed,
    ...missing(shared, needed.shared, 'shared'),
    ...LANGUAGES.flatMap((language) => missing(worded[language], needed.worded, language)),
    ...shorterTwins(perk),
  ];
}
