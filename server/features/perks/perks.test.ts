import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, completeProfile, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { perkFiles, readPerks } from './perk-files.ts';
import { presentPerk } from './present-perk.ts';

const URL = '/api/content/v1/perks';

let app: TestApp;
const tokens = { maya: '', oscar: '' };
beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'oscar'] as const) {
    const id = await addMember(app.world, {
      username,
      firstName: 'Maya',
      lastName: 'Alvarez',
      ...(username === 'oscar' && { type: 'Team Owner' as const }),
    });
    await givePlan(app.world, id);
    await fillProfile(app.world, id, { first_name: 'Maya', last_name: 'Alvarez' });
    await completeProfile(app.world, id);
    tokens[username] = await app.signIn(username);
  }
});
afterAll(() => app.close());

const get = (path: string, token = tokens.maya) => app.call({ method: 'GET', url: `${URL}${path}`, token });
interface Page {
  data: { items: Record<string, unknown>[]; nextCursor: string | null };
}
const page = async (path: string, token?: string) => (await get(path, token)).json<Page>().data;

describe('the perks', () => {
  test('come in their order, page by page, in the language that is asked for', async () => {
    const all = await page('?limit=20');
    const slugs = all.items.map(({ slug }) => slug);
    expect(slugs.slice(0, 2)).toEqual(['redx', 'framewell']);
    const first = await page('?limit=2&language=es');
    expect(first.items.map(({ header }) => header)).toEqual(['REDX', 'Framewell']);
    expect(first.items[0]?.['promotion']).toBe('15 % de descuento y sin el cargo inicial de $150');
    const second = await page(`?limit=20&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(slugs);
    expect(second.nextCursor).toBeNull();
    expect(await page('?cursor=no-such-perk')).toEqual({ items: [], nextCursor: null });
  });

  test('of the partner hold what the documents name', async () => {
    const [partner] = (await page('')).items;
    expect(partner).toMatchObject({
      component: 'partner',
      promotion: '15% off and your $150 setup fee waived',
      link: expect.stringMatching(/^https:/),
      video: { src: `${URL}/redx/files/how-it-works.webm`, poster: `${URL}/redx/files/poster.svg` },
      sample: true,
      download: null,
    });
    expect(partner?.['what']).toHaveLength(3);
    expect(partner?.['why']).toHaveLength(3);
    expect(partner?.['testimonials']).toHaveLength(2);
  });

  test('that are pieces of the library lead to the page of the piece', async () => {
    const piece = (await page('?limit=20')).items.find(({ component }) => component === 'piece');
    expect(piece).toMatchObject({
      content_type: 'best-practice',
      path: '/learning-center/best-practice/the-two-minute-follow-up',
    });
    const content = await app.call({
      method: 'GET',
      url: '/api/content/v1/content/slug-the-two-minute-follow-up',
      token: tokens.maya,
    });
    expect(content.statusCode).toBe(200);
  });

  test('for standard plans only are there for nobody who leads a team', async () => {
    const own = (await page('?limit=20')).items.map(({ slug }) => slug);
    const owners = (await page('?limit=20', tokens.oscar)).items.map(({ slug }) => slug);
    expect(own.filter((slug) => !owners.includes(slug))).toEqual(['first-hundred-names']);
    expect((await get('/first-hundred-names/document.pdf', tokens.oscar)).statusCode).toBe(404);
    expect((await get('/first-hundred-names/files/picture.svg', tokens.oscar)).statusCode).toBe(404);
  });

  test('give their own files and no other', async () => {
    const logo = await get('/redx/files/logo.svg');
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/redx/files/picture.svg')).statusCode).toBe(404);
    expect((await get('/listing-week/files/logo.svg')).statusCode).toBe(404);
    expect((await get('/redx/files/..%2Fperk.svg')).statusCode).toBe(400);
  });

  test('that are a bonus come as a PDF, and others do not', async () => {
    const pdf = await get('/listing-week/document.pdf?language=es');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="listing-week-es.pdf"',
    });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get('/redx/document.pdf')).statusCode).toBe(404);
    expect((await get('/no-such-perk/document.pdf')).statusCode).toBe(404);
  });

  test('are refused to a stranger', async () => {
    expect((await app.call({ method: 'GET', url: URL })).statusCode).toBe(401);
  });
});

/** A perk as its files say it, in a folder of its own. */
async function writePerk(folder: string, slug: string, meta: string) {
  await mkdir(join(folder, slug));
  await writeFile(join(folder, slug, 'perk.yaml'), meta);
  for (const language of ['en', 'es'])
    await writeFile(join(folder, slug, `${language}.md`), `---\nheader: H\ndescription: D\n---\nA <b>bold</b> word.\n`);
}

async function inFolder<Found>(work: (folder: string) => Promise<Found>): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'perks-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the files of a perk', () => {
  const read = (meta: string) =>
    inFolder(async (folder) => {
      await writePerk(folder, 'one', meta);
      return readPerks(folder);
    });

  test('are read with what is left out, and raw HTML is shown as text', async () => {
    const [perk] = await read('slug: one\ncomponent: bonus\norder: 1\n');
    if (!perk) throw new Error('it was read');
    const shown = presentPerk(perk, 'es');
    expect(shown).toMatchObject({ standardOnly: false, download: null, link: null, content_type: null, watch: null });
    expect(shown.contents).toContain('&lt;b&gt;');
  });

  test.each([
    ['a layout that there is not', 'slug: one\ncomponent: banner\norder: 1\n'],
    ['a type that there is not', 'slug: one\ncomponent: piece\norder: 1\ncontentType: poem\npiece: x\n'],
    ['a link that is not safe', 'slug: one\ncomponent: partner\norder: 1\nlink: javascript:alert(1)\n'],
    ['a file outside of its folder', 'slug: one\ncomponent: partner\norder: 1\nlogo: ../logo.svg\n'],
  ])('with %s are not served', async (_case, meta) => {
    await expect(read(meta)).rejects.toThrow('cannot be read');
  });

  test('that it does not name are nobody’s to fetch', () =>
    inFolder(async (folder) => {
      await writePerk(folder, 'one', 'slug: one\ncomponent: bonus\norder: 1\nlogo: logo.svg\n');
      for (const name of ['logo.svg', 'draft.svg']) await writeFile(join(folder, 'one', name), '<svg/>');
      const { readPerks: all, readFile } = perkFiles(folder);
      const [perk] = await all();
      if (!perk) throw new Error('it was read');
      const fetched = await Promise.all(['logo.svg', 'draft.svg'].map((name) => readFile(perk, name)));
      expect(fetched.map(String)).toEqual(['<svg/>', 'null']);
    }));

  test('that could not be read are read again once they are right', () =>
    inFolder(async (folder) => {
      await writePerk(folder, 'one', 'slug: one\ncomponent: banner\norder: 1\n');
      const { readPerks: all } = perkFiles(folder);
      await expect(all()).rejects.toThrow('cannot be read');
      await writeFile(join(folder, 'one', 'perk.yaml'), 'slug: one\ncomponent: bonus\norder: 1\n');
      expect((await all()).map(({ slug }) => slug)).toEqual(['one']);
    }));

  test('that are not there at all are none', async () => {
    expect(await readPerks('/no/such/folder')).toEqual([]);
  });
});
