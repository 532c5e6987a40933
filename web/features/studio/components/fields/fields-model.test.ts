import { fieldSchemaOf } from '@yardsign/contracts/content-fields';
import { perkForm } from '@yardsign/contracts/perk-fields';
import { siteForm } from '@yardsign/contracts/site-fields';
import { kinds } from '@yardsign/domain/content/kinds';
import { SHARED_FIELDS, WORDED_FIELDS } from '@yardsign/domain/content/piece-fields';
import type { FieldSchema } from '@yardsign/domain/studio/field-schema';
import { WRITTEN_TYPES } from '@yardsign/domain/studio/piece-types';
import { expect, test } from 'vitest';
import { messages } from '../../../../locales/en/studio/fields.ts';
import type { StudioPiece } from '../../model.ts';
import {
  changedFields,
  beginningOf,
  controlOf,
  faultAt,
  faultsIn,
  fieldsToSend,
  typedFields,
  typedOf,
  valueOf,
} from './fields-model.ts';

const written = [...SHARED_FIELDS, ...WORDED_FIELDS].filter((field) =>
  WRITTEN_TYPES.some((type) => [...(kinds[type].has ?? []), ...(kinds[type].mayHave ?? [])].includes(field)),
);

function wordsIn(schema: FieldSchema): string[] {
  if (schema.type === 'array') return wordsIn(schema.items);
  if (schema.type === 'object')
    return Object.entries(schema.properties).flatMap(([name, of]) => [`name_${name}`, ...wordsOf(name, of)]);
  return schema.type === 'string' ? (schema.enum ?? []).map((choice) => `choice_${choice}`) : [];
}

function wordsOf(name: string, schema: FieldSchema): string[] {
  return [...(controlOf(schema) === 'rows' ? [`entry_${name}`] : []), ...wordsIn(schema)];
}

test('a box to tick and a picture are typed as words, and stored as what they are', () => {
  const { hidden, logo } = perkForm.shared as Record<string, FieldSchema>;
  if (!hidden || !logo) throw new Error('a perk has both');
  expect([controlOf(hidden), controlOf(logo)]).toEqual(['check', 'picture']);
  expect([typedOf(hidden, true), typedOf(hidden, false), typedOf(hidden, undefined)]).toEqual(['true', '', '']);
  expect([valueOf(hidden, 'true'), valueOf(hidden, '')]).toEqual([true, undefined]);
  expect(valueOf(logo, 'pic_abcdef')).toBe('pic_abcdef');
});

test('every field, every part of one and every choice has its words', () => {
  const terms = ['name_terms', 'entry_terms', 'name_en', 'name_es', 'name_note'];
  const ofPerks = Object.entries({ ...perkForm.shared, ...perkForm.worded });
  const ofSite = Object.entries({ ...siteForm.shared, ...siteForm.worded });
  const fields = [...written.map((name) => [name, fieldSchemaOf(name)] as const), ...ofPerks, ...ofSite];
  const needed = fields.flatMap(([name, schema]) => [`name_${name}`, ...wordsOf(name, schema)]).concat(terms);
  expect(needed.filter((key) => !(key in messages))).toEqual([]);
  const named = Object.keys(messages).filter((key) => /^(?:name|choice|entry)_/.test(key));
  expect(named.filter((key) => !needed.includes(key))).toEqual([]);
});

const SLIDES = [
  {
    title: 'The month',
    sets: ['buyers', 'sellers'],
    figures: [{ value: '$415,000', label: 'median price' }],
    chart: { kind: 'line', unit: 'percent', label: 'Rate', values: [6.5, 0] },
    points: ['One.', 'Two.'],
    say: 'Said.',
  },
];

test('what is stored comes out of the form as it went in', () => {
  const schema = fieldSchemaOf('slides');
  expect(valueOf(schema, typedOf(schema, SLIDES))).toEqual(SLIDES);
  expect(valueOf(fieldSchemaOf('lesson'), typedOf(fieldSchemaOf('lesson'), 7))).toBe(7);
  expect(valueOf(fieldSchemaOf('talkingPoints'), ' One.\n\n Two. ')).toEqual(['One.', 'Two.']);
});

const piece = (name: 'days' | 'slides', stored?: unknown): StudioPiece['fields'] => ({
  form: { shared: {}, worded: { [name]: fieldSchemaOf(name) }, needed: [] },
  shared: {},
  worded: { en: stored === undefined ? {} : { [name]: stored }, es: {} },
});

test('a field that was not begun is left out, and one that was begun says what it needs', () => {
  const fields = piece('days');
  const empty = typedFields(fields);
  expect([fieldsToSend(fields, empty), faultsIn(fields, empty).size]).toEqual([
    { shared: {}, worded: { en: {}, es: {} } },
    0,
  ]);
  const schema = fieldSchemaOf('days');
  const begun = schema.type === 'array' ? [beginningOf(schema.items)] : [];
  const faults = faultsIn(fields, { ...empty, 'es.days': begun });
  expect([...faults.keys()].toSorted()).toEqual(['es.days.0.tasks.0.text', 'es.days.0.title']);
});

test('a list that is typed as one text says what is wrong with an entry of it', () => {
  const fields = piece('slides', SLIDES);
  const typed = typedOf(fieldSchemaOf('slides'), [{ ...SLIDES[0], points: ['x'.repeat(161)] }]);
  const faults = faultsIn(fields, { 'en.slides': typed, 'es.slides': '' });
  expect(faultAt(faults, 'en.slides.0.points', 'lines')).toMatchObject({ kind: 'too_long', limit: 160 });
  expect(faultAt(faults, 'en.slides', 'rows')).toBeUndefined();
  const numbers = typedOf(fieldSchemaOf('slides'), [
    { ...SLIDES[0], chart: { ...SLIDES[0]?.chart, values: ['1', 'two'] } },
  ]);
  expect(faultAt(faultsIn(fields, { 'en.slides': numbers }), 'en.slides.0.chart.values', 'numbers')?.kind).toBe(
    'number',
  );
});

test('of two fillings only what differs is told, whatever order the parts were stored in', () => {
  const voice = { words: 'It helps.', by: 'Ana' };
  const stored = { by: 'Ana', words: 'It helps.' };
  const both = (en: object) => ({ en: { header: 'One', ...en }, es: { header: 'Uno' } });
  const before = { shared: { component: 'partner', order: 1, sample: false }, worded: both({ testimonials: [voice] }) };
  const after = {
    shared: { component: 'partner', order: 2 },
    worded: both({ testimonials: [stored], why: ['Quick'] }),
  };
  expect(
    changedFields(before, { form: perkForm, ...after }).map(({ column, name, before: then, after: now }) => [
      `${column}.${name}`,
      then,
      now,
    ]),
  ).toEqual([
    ['shared.order', 1, 2],
    ['en.why', undefined, ['Quick']],
  ]);
});
