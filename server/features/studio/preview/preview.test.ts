import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { libraryContentId } from '../../content/load-library.ts';
import { toHtml } from '../../content/to-html.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let cora: string;
let luis: string;
let asLuis: string;
beforeAll(async () => {
  app = await testApp();
  cora = await addCrew(app, 'cora');
  luis = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
  await givePlan(app.world, luis);
  asLuis = await app.signIn('luis');
  for (const id of [ARTICLE, GRAPHIC])
    await app.call({ method: 'POST', url: `/api/app/v1/studio/pieces/${id}/open`, token: cora });
});
afterAll(() => app.close());

const ARTICLE = libraryContentId('earnest-money-explained');
const GRAPHIC = libraryContentId('five-checks');
const preview = (id: string, what: string, query: Record<string, string>, token = cora) =>
  app.call({
    method: 'GET',
    url: `/api/app/v1/studio/pieces/${id}/${what}?${new URLSearchParams(query)}`,
    token,
  });

test('paragraphs are read as every text of the library is, each by itself, and nobody’s HTML with them', async () => {
  const paragraphs = [
    '## A **bold** one',
    '> [!TIP]\n> Pregunte.',
    '<script>alert(1)</script>',
    '[go](javascript:alert(1))',
  ];
  const url = '/api/app/v1/studio/rendered';
  const answer = await app.call({ method: 'POST', url, token: cora, payload: { language: 'es', paragraphs } });
  const { html } = answer.json<{ html: string[] }>();
  expect(html).toEqual(paragraphs.map((paragraph) => toHtml(paragraph, 'es')));
  expect(html[1]).toContain('Consejo');
  expect(html.join('')).not.toMatch(/<script|href="javascript/);
});

describe('a draft seen as a member', () => {
  test('is the page at their address, in nobody else’s name', async () => {
    const { html } = (await preview(ARTICLE, 'preview', { member: luis, language: 'es' })).json();
    expect(html).toContain('/p/luis-herrera-');
    expect(html).not.toContain('Maya Ellison');
  });

  test('ends with its sources, as it will', async () => {
    const { contents } = (
      await app.call({ method: 'GET', url: `/api/content/v1/content/${ARTICLE}`, token: asLuis })
    ).json().data;
    const end = /<h2>Sources<\/h2>[\s\S]*$/.exec(contents)?.[0].trim() ?? 'none';
    expect((await preview(ARTICLE, 'preview', {})).json().html).toContain(end);
  });

  test.each([
    ['square', 1080, 1080],
    ['portrait', 1080, 1350],
  ])('is the graphic in their brand, %s', async (size, width, height) => {
    const [theirs, madeUp] = await Promise.all([
      preview(GRAPHIC, 'preview.jpg', { member: luis, size }),
      preview(GRAPHIC, 'preview.jpg', { brand: 'navy', size }),
    ]);
    expect(await sharp(theirs.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(theirs.rawPayload.equals(madeUp.rawPayload)).toBe(false);
    expect(theirs.headers['cache-control']).toBe('private, no-store');
  });

  test('is the cover of a text, as it stands under a link', async () => {
    const cover = await preview(ARTICLE, 'preview.jpg', { member: luis, size: 'link' });
    const { width, height } = await sharp(cover.rawPayload).metadata();
    expect(width / height).toBeCloseTo(1.9, 1);
  });

  test.each([
    ['of nobody', { member: `usr_${'z'.repeat(24)}` }, 404],
    ['of what is no member', { member: 'luis' }, 400],
    ['in a size that there is not', { size: 'poster' }, 400],
  ])('is no picture %s', async (_name, query, status) => {
    expect((await preview(GRAPHIC, 'preview.jpg', query)).statusCode).toBe(status);
  });

  test('says what their post would say, without the lines that need what they have not filled in', async () => {
    const { caption, name } = (await preview(GRAPHIC, 'preview', { brand: 'green' })).json();
    expect(name).toBe('Maya Ellison');
    expect(caption).not.toMatch(/[{}]/);
    expect(caption.length).toBeGreaterThan(20);
  });

  test('is an e-mail in their brand, with the picture of the draft', async () => {
    const answer = await preview(ARTICLE, 'email', { member: luis, language: 'es' });
    expect(answer.statusCode).toBe(200);
    const { home, address, texts, picture, newsletter } = answer.json();
    expect(home).toContain('/p/luis-herrera-');
    expect(address).toBe(`${home}/earnest-money-explained`);
    expect(texts.es.contents).toContain('<p>');
    expect(newsletter).toEqual({});
    const { width } = await sharp(Buffer.from(picture.split(',')[1], 'base64')).metadata();
    expect(width).toBe(1200);
    expect((await preview(ARTICLE, 'email', {})).json()).toMatchObject({ brand: { fullName: 'Maya Ellison' } });
    expect((await preview(GRAPHIC, 'email', { member: luis })).statusCode).toBe(404);
    expect((await preview(ARTICLE, 'email', { member: luis }, asLuis)).statusCode).toBe(403);
  });

  test('is for the content team alone', async () => {
    expect((await preview(GRAPHIC, 'preview.jpg', { member: luis }, asLuis)).statusCode).toBe(403);
  });
});
