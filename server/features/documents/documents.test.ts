import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let token: string;

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, {
    first_name: 'Maya',
    last_name: 'Alvarez',
    company: 'Harbor & Pine',
    phone: '512-555-0142',
    compliance: 'TX License #0712345.',
  });
  token = await app.signIn('maya');
});
afterAll(() => app.close());

const ARTICLE = 'earnest-money-explained';
const read = (slug = ARTICLE, query = '') =>
  app.call({ method: 'GET', url: `/api/content/v1/content/${libraryContentId(slug)}/document.pdf${query}`, token });

/** The streams of a PDF in the clear. */
function insideOf(pdf: Buffer): string {
  const parts: string[] = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      parts.push(inflateSync(pdf.subarray(at + 'stream\n'.length)).toString('latin1'));
    } catch {
      // Not a compressed one, or the word as part of `endstream`.
    }
  }
  return parts.join('\n');
}
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1');
const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(insideOf(pdf))?.[1]);

describe('a text as a document', () => {
  test.each(['en', 'es'] as const)('is a PDF that names itself, its author and its language: %s', async (language) => {
    const answer = await read(ARTICLE, `?language=${language}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${ARTICLE}-${language}.pdf"`,
    });
    const pdf = answer.rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const inside = insideOf(pdf);
    expect(inside).toContain(`/Lang (${language})`);
    expect(inside).toContain('Maya Alvarez');
    // Tagged, so that a screen reader knows a heading from a list.
    expect(inside).toContain('/StructTreeRoot');
    // Front page, text, contact page.
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(3);
    expect(inside).toMatch(/\/URI \(tel:\+15125550142\)/);
  });

  test('is the same, byte for byte, as long as nothing changed, and another one in another brand', async () => {
    const [one, two] = [await read(), await read()];
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    await fillProfile(app.world, maya, { bgcolor: '7A1F2B' }, 'guides');
    const three = await read();
    expect(three.rawPayload.equals(one.rawPayload)).toBe(false);
    await fillProfile(app.world, maya, { bgcolor: '' }, 'guides');
  });

  test('leaves the member out of the front page and the end when the profile says so', async () => {
    const full = pagesOf((await read()).rawPayload);
    await fillProfile(app.world, maya, { front_customization: '0' }, 'guides');
    expect(pagesOf((await read()).rawPayload)).toBe(full - 1);
    await fillProfile(app.world, maya, { front_customization: '1' }, 'guides');
  });

  test('takes what is typed into a brand for words, whatever it looks like', async () => {
    await fillProfile(app.world, maya, { first_name: '#panic("x") $x$ *b*', last_name: '\\"]#read("/etc/passwd")' });
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    const inside = insideOf(answer.rawPayload);
    expect(inside.includes('#panic') || inside.includes(utf16('#panic'))).toBe(true);
    await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez' });
  });

  test('is shown by the browser when that is asked for', async () => {
    expect((await read(ARTICLE, '?open=1')).headers['content-disposition']).toMatch(/^inline/);
  });

  test('is not made of a picture, nor of what is not there', async () => {
    expect((await read('five-checks')).statusCode).toBe(404);
    expect((await read('no-such-piece')).statusCode).toBe(404);
  });

  test('can be made of every text of the library in both languages', async () => {
    const { rows } = { rows: await app.db.selectFrom('content').select(['id', 'slug', 'type']).execute() };
    const wrong: string[] = [];
    for (const { slug, type } of rows) {
      const answer = await read(slug, '?language=es');
      const expected = type === 'social-graphic' ? [404] : [200, 403, 404];
      if (!expected.includes(answer.statusCode)) wrong.push(`${slug}: ${answer.statusCode}`);
    }
    expect(wrong).toEqual([]);
    expect(app.reports).toEqual([]);
  });
});
