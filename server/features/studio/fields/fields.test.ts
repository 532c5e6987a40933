import { fieldSchemaOf, pieceFields } from '@yardsign/contracts/content-fields';
import { SHARED_FIELDS, WORDED_FIELDS } from '@yardsign/domain/content/piece-fields';
import { fieldFaults } from '@yardsign/domain/studio/field-schema';
import { WRITTEN_TYPES } from '@yardsign/domain/studio/piece-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import type { StudioPiece } from '../ports.ts';

// Runs on PostgreSQL too.

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const name of ['cora', 'carl']) tokens[name] = await addCrew(app, name);
  await givePlan(app.world, await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' }));
  tokens['maya'] = await app.signIn('maya');
});
afterAll(() => app.close());

const send = (method: 'POST' | 'PUT', path: string, payload: object, as = 'cora') =>
  app.call({ method, url: `/api/app/v1/studio/pieces${path}`, token: tokens[as] ?? '', payload });
async function sent(...call: Parameters<typeof send>): Promise<StudioPiece> {
  const answer = await send(...call);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ piece: StudioPiece }>().piece;
}
const begun = (type: string, title: string) => sent('POST', '', { type, language: 'en', title });
const write = (id: string) =>
  send('PUT', `/${id}/texts/en`, { version: 1, window: 'windowone', patch: { at: 0, remove: 0, insert: ['Said.'] } });
const both = (fields: object) => ({ en: fields, es: fields });
const shared = (fields: object) => ({ shared: fields, worded: both({}) });
const worded = (fields: object) => ({ shared: {}, worded: both(fields) });

const DAYS = [{ title: 'The day before', tasks: [{ text: 'Print the sheet.', piece: 'open-house' }] }];

test('every type that the studio writes can be begun with a title, and says what else it has', async () => {
  for (const type of WRITTEN_TYPES) {
    const { fields } = await begun(type, `A new ${type}`);
    expect({ type, held: [fields.shared, fields.worded] }).toEqual({ type, held: [{}, both({})] });
  }
  const { form } = (await begun('playbook', 'Another')).fields;
  expect([Object.keys(form.worded), form.needed]).toEqual([
    ['goal', 'days'],
    ['goal', 'days'],
  ]);
});

test('a playbook is filled in, and goes out with its days; without them it is not handed in', async () => {
  const { id } = await begun('playbook', 'A week of calls');
  await write(id);
  const refused = await send('POST', `/${id}/moves`, { move: 'submit' });
  expect([
    refused.statusCode,
    refused.json().code,
    refused.json().issues.map(({ path }: { path: string }) => path),
  ]).toEqual([422, 'piece_incomplete', ['texts.en.goal', 'texts.en.days']]);
  const { version, fields } = await sent('PUT', `/${id}/fields`, {
    version: 1,
    ...worded({ goal: 'Ten calls.', days: DAYS }),
  });
  expect([version, fields.worded]).toEqual([2, both({ goal: 'Ten calls.', days: DAYS })]);
  const { edition } = await sent('POST', `/${id}/moves`, { move: 'submit' });
  await sent('POST', `/${id}/moves`, { move: 'approve', edition }, 'carl');
  await sent('POST', `/${id}/moves`, { move: 'publish' }, 'carl');
  const out = app.db
    .selectFrom('content_text')
    .select('details')
    .where('content_id', '=', id)
    .where('language', '=', 'en');
  expect(await out.execute()).toEqual([{ details: { goal: 'Ten calls.', days: DAYS } }]);
});

describe('what is sent is held against the schemas of the library’s files', () => {
  test.each([
    ['an address of elsewhere', 'alert', shared({ target: 'https://evil.example' }), 'body.shared.target'],
    ['a script for an address', 'alert', shared({ target: 'javascript:alert(1)' }), 'body.shared.target'],
    ['a number that is text', 'alert', shared({ shownForDays: '3' }), 'body.shared.shownForDays'],
    ['more days than there can be', 'alert', shared({ shownForDays: 61 }), 'body.shared.shownForDays'],
    ['a day without tasks', 'playbook', worded({ days: [{ title: 'x', tasks: [] }] }), 'body.worded.en.days.0.tasks'],
    ['a field of another type', 'guide', worded({ goal: 'x' }), 'body.worded.en'],
    ['a name of every object', 'guide', shared({ constructor: 'x' }), 'body.shared'],
    ['a list in the place of a line', 'script', worded({ situation: ['x'] }), 'body.worded.en.situation'],
  ])('%s is refused, with its place', async (_name, type, fields, path) => {
    const { id, version } = await begun(type, 'Held to its shape');
    const answer = await send('PUT', `/${id}/fields`, { version, ...fields });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
  });

  test('what is empty is taken away, and an older version is refused', async () => {
    const { id } = await begun('script', 'Taken away');
    await sent('PUT', `/${id}/fields`, { version: 1, ...worded({ situation: 'At the door.' }) });
    const { fields } = await sent('PUT', `/${id}/fields`, { version: 2, ...worded({ situation: '' }) });
    expect(fields.worded).toEqual(both({}));
    const late = await send('PUT', `/${id}/fields`, { version: 2, ...worded({ situation: 'Late.' }) });
    expect([late.statusCode, late.json().code]).toEqual([409, 'text_moved_on']);
  });

  test('a member cannot fill anything in', async () => {
    const { id } = await begun('script', 'Not for everybody');
    const answer = await send('PUT', `/${id}/fields`, { version: 1, ...worded({ situation: 'x' }) }, 'maya');
    expect(answer.statusCode).toBe(403);
  });
});

test('a guide is looked at as the document that members would get; an alert, which is none, is not', async () => {
  const guide = await begun('guide', 'A guide to keys');
  await write(guide.id);
  const look = (id: string, as = 'cora') =>
    app.call({
      method: 'GET',
      url: `/api/app/v1/studio/pieces/${id}/preview.pdf?brand=long&language=en`,
      token: tokens[as] ?? '',
    });
  const shown = await look(guide.id);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(shown.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const others = [await look((await begun('alert', 'No document')).id), await look(guide.id, 'maya')];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 403]);
});

test('the form refuses what the schemas refuse, and nothing else', () => {
  const values = [1, 0, -3, 1.5, 61, 'x', '/a', 'x'.repeat(700), [], ['a'], [{ title: 'a', tasks: [{ text: 'b' }] }]];
  const slide = { title: 'a', sets: ['buyers'], say: 'b' };
  const chart = { kind: 'bar', unit: 'days', label: 'c', values: [1, 2] };
  const slides = [
    slide,
    { ...slide, chart },
    { ...slide, chart: { ...chart, values: [1] } },
    { ...slide, sets: ['x'] },
  ];
  const all = [...values, ...slides.map((each) => [each])].filter((value) => !Array.isArray(value) || value.length > 0);
  for (const name of [...SHARED_FIELDS, ...WORDED_FIELDS].filter((field) => field !== 'film')) {
    const schema = fieldSchemaOf(name);
    const told = all.map((value) => fieldFaults(schema, value, name).length === 0);
    expect({ name, told }).toEqual({ name, told: all.map((value) => pieceFields[name].safeParse(value).success) });
  }
});
