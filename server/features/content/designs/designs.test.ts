import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getDesign } from '@yardsign/contracts/routes/content/designs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, giveFeatures, givePlan } from '../../../seeds/scenarios.ts';
import { libraryContentId } from '../load-library.ts';

// Runs on PostgreSQL too.

type Design = RouteTypes<typeof getDesign>['answer']['design'];
type Template = { texts: Record<string, Record<string, string>>; sizes: Record<string, { layers: object[] }> };

const GRAPHIC = libraryContentId('five-checks');
const LISTED = libraryContentId('just-listed');

let app: TestApp;
let anew: () => Promise<void>;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'luis', 'nora']) {
    const id = await addMember(app.world, { username, firstName: 'X', lastName: 'Y' });
    await (username === 'nora' ? giveFeatures(app.world, id, ['tools']) : givePlan(app.world, id));
    ids[username] = id;
    tokens[username] = await app.signIn(username);
  }
  anew = await app.remember();
});
beforeEach(() => anew());
afterAll(() => app.close());

const call = (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.call({ method, url, token: tokens[who] ?? '', ...(payload && { payload }) });
async function begun(from: string | null = null, title = 'Open Sunday'): Promise<Design> {
  const answer = await call('maya', 'POST', '/api/app/v1/designs', { from, title, language: 'en' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ design: Design }>().design;
}
const bodyOf = ({ version, template, slots, words }: Design, more: object = {}) => ({
  version,
  template,
  slots,
  words,
  ...more,
});
const save = (design: Design, more: object = {}, who = 'maya') =>
  call(who, 'PUT', `/api/app/v1/designs/${design.id}`, bodyOf(design, more));
const templateOf = (design: Design) => structuredClone(design.template) as unknown as Template;
const pieceOf = async (who: string, id: string) => call(who, 'GET', `/api/content/v1/content/${id}`);

describe('a graphic of one’s own', () => {
  test('begins with its title in both languages, in every size, and can be drawn, proved and found at once', async () => {
    const design = await begun();
    expect(templateOf(design).texts['headline']).toEqual({ en: 'Open Sunday', es: 'Open Sunday' });
    expect(Object.keys(templateOf(design).sizes).toSorted()).toEqual(['link', 'portrait', 'square', 'story']);
    const piece = (await pieceOf('maya', design.id)).json().data;
    expect(piece).toMatchObject({
      content_type: 'social-graphic',
      user_id: ids['maya'],
      template_source: 'custom',
      path: design.path,
      outdated_languages: [],
    });
    const proof = { contentId: design.id, language: 'es', size: 'story' };
    expect((await call('maya', 'POST', '/api/app/v1/proofs', proof)).json().proof).toMatchObject({ height: 1920 });
    const mine = await call('maya', 'GET', '/api/content/v1/content/?author_filter=mine&types=social-graphic');
    expect(mine.json().data.map(({ id }: { id: string }) => id)).toEqual([design.id]);
  });

  test('is a copy with what was filled in, changes without its source, and says what it is made of', async () => {
    const answers = { address: '418 Sycamore Lane' };
    const slot = (await pieceOf('maya', LISTED))
      .json()
      .data.slots.find(({ kind }: { kind: string }) => kind === 'line');
    await call('maya', 'PUT', `/api/content/v1/content/${LISTED}/answers`, {
      language: 'en',
      answers: { [slot.key]: answers.address },
    });
    const design = await begun(LISTED);
    const before = (await pieceOf('maya', design.id)).json().data;
    expect(before).toMatchObject({ based_on: LISTED, original_id: LISTED, source_changed: false });
    expect(before.answers.en[slot.key]).toBe(answers.address);
    expect(before.facts.placeholders).toEqual((await pieceOf('maya', LISTED)).json().data.facts.placeholders);

    const template = templateOf(design);
    const [key = ''] = Object.keys(template.texts);
    template.texts[key] = { en: 'Anew', es: 'De nuevo' };
    const words = { ...design.words, en: { title: 'Mine now', description: 'D', shareText: 'Look' } };
    const saved = (await save(design, { template, words })).json().design;
    expect(saved).toMatchObject({ version: design.version + 1, template, words });
    const after = (await pieceOf('maya', design.id)).json().data;
    expect([after.title, after.translations.en.caption]).toEqual(['Mine now', 'Look']);
    expect(after.featured_image.url).not.toBe(before.featured_image.url);
    const drawn = (await call('maya', 'GET', `/api/app/v1/graphics/${LISTED}/template`)).json();
    expect(drawn.template.texts[key]).not.toEqual(template.texts[key]);
  });

  test('is saved by nobody else, not over a later version, and not once it is deleted', async () => {
    const design = await begun();
    expect((await save(design, {}, 'luis')).statusCode).toBe(404);
    expect((await call('luis', 'GET', `/api/app/v1/designs/${design.id}`)).statusCode).toBe(404);
    expect((await save(design)).statusCode).toBe(200);
    const late = await save(design);
    expect([late.statusCode, late.json().code]).toEqual([409, 'design_moved_on']);
    await call('maya', 'DELETE', `/api/content/v1/content/custom/${ids['maya']}/${design.id}`);
    expect((await save(design)).statusCode).toBe(404);
  });

  test('keeps the licence line and the mark in each of its sizes, and the size that lists show', async () => {
    const design = await begun();
    const template = templateOf(design);
    const { square: _square, link, ...sizes } = template.sizes;
    const bare = { ...template, sizes: { ...sizes, link: { layers: link?.layers.slice(0, -1) } } };
    const refused = await save(design, { template: bare });
    expect([refused.statusCode, refused.json().issues.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['drawing.sizes.square', 'drawing.link.compliance', 'drawing.link.mark'],
    ]);
  });

  test.each<[string, (template: Template) => object]>([
    ['a layer that runs something', (t) => ({ ...t, sizes: { square: { layers: [{ type: 'script' }] } } })],
    ['words that are not there', (t) => ({ ...t, texts: {} })],
    ['more than can be drawn', (t) => ({ ...t, name: 'x'.repeat(200_000) })],
  ])('is not saved with %s', async (_what, change) => {
    const design = await begun();
    const answer = await save(design, { template: change(templateOf(design)) });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  });
});

test('nothing is asked for under a name that every object has', async () => {
  const design = await begun();
  const label = { en: 'A', es: 'A' };
  const texts = { ...templateOf(design).texts, constructor: label, line: label };
  const asks = (key: string) =>
    save(design, { template: { ...design.template, texts }, slots: [{ key, kind: 'line', label }] });
  const refused = await asks('constructor');
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'slots.0.key']);
  expect((await asks('line')).statusCode).toBe(200);
});

describe('a slide as a graphic', () => {
  const REPORT = libraryContentId('market-report-latest');
  const WEBINAR = libraryContentId('talking-about-rates');
  const begin = (from: string, slide: number, who = 'maya') =>
    call(who, 'POST', '/api/app/v1/designs', { from, slide, title: 'X', language: 'en' });

  test('is drawn in every size with its words in both languages, and can be proved at once', async () => {
    const source = (await pieceOf('maya', WEBINAR)).json().data.translations;
    const design: Design = (await begin(WEBINAR, 2)).json().design;
    const template = templateOf(design);
    expect(Object.keys(template.sizes).toSorted()).toEqual(['link', 'portrait', 'square', 'story']);
    expect(template.texts['title']).toEqual({
      en: source.en.details.slides[1].title,
      es: source.es.details.slides[1].title,
    });
    expect(design.words.es.shareText).toContain(source.es.details.slides[1].say);
    expect((await pieceOf('maya', design.id)).json().data.facts).toMatchObject({ sample: false });
    const proof = { contentId: design.id, language: 'es', size: 'portrait' };
    expect((await call('maya', 'POST', '/api/app/v1/proofs', proof)).json().proof).toMatchObject({ height: 1350 });
    expect((await save(design)).statusCode).toBe(200);
  });

  test('of invented figures says so, and stays what is not posted', async () => {
    const design: Design = (await begin(REPORT, 2)).json().design;
    expect(templateOf(design).texts['note']?.['en']).toBe('Sample data: invented figures');
    expect((await pieceOf('maya', design.id)).json().data.facts).toMatchObject({ sample: true, claims: true });
  });

  test('is there only of a slide that its member sees', async () => {
    const answers = [await begin(REPORT, 99), await begin(GRAPHIC, 1), await begin(REPORT, 1, 'nora')];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [403, 'feature_required'],
    ]);
  });
});

test('only a drawing that members post is copied, and only one that they see', async () => {
  const begin = async (who: string, from: string | null) => {
    const answer = await call(who, 'POST', '/api/app/v1/designs', { from, title: 'X', language: 'en' });
    return [answer.statusCode, answer.json().code];
  };
  expect(await begin('maya', libraryContentId('earnest-money-explained'))).toEqual([422, 'not_customizable']);
  expect(await begin('maya', libraryContentId('hpes'))).toEqual([422, 'not_customizable']);
  expect(await begin('luis', (await begun()).id)).toEqual([404, 'not_found']);
  const answers = await Promise.all([begin('nora', null), begin('nora', GRAPHIC)]);
  expect(answers).toEqual([
    [403, 'feature_required'],
    [403, 'feature_required'],
  ]);
});
