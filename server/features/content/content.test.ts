import { join } from 'node:path';
import { reportDueAt } from '@yardsign/domain/content/report-window';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { libraryContentId } from './load-library.ts';
import { readLibrary } from './library/read-library.ts';
import { addMember, fillProfile, giveFeatures, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let token: string;
let maya: string;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, {
    first_name: 'Maya',
    last_name: 'Alvarez',
    phone: '512-555-0142',
    compliance: 'TX License #1 <b>',
  });
  token = await app.signIn('maya');
});
afterAll(() => app.close());

interface Piece {
  slug: string;
  title: string;
  contents: string;
  content_type: string;
  published_at: string;
  public_url: string | null;
  categories: { slug: string }[];
  featured_image: { url: string };
  details: object;
  translations: Record<'en' | 'es', { caption: string; captionLacks: boolean; title: string; details: object }>;
}

const list = async (query: string): Promise<{ data: Piece[]; total: number; has_more: boolean }> =>
  (await app.call({ method: 'GET', url: `/api/content/v1/content/${query}`, token })).json();
const slugsOf = (answer: { data: Piece[] }) => answer.data.map((piece) => piece.slug);

describe('the library', () => {
  test('has every article and graphic of the files, newest first, ten to a page', async () => {
    const { pieces } = await readLibrary(join(import.meta.dirname, '../../../library'));
    const total = pieces.length;
    const first = await list('?page=0');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 10) - 1 }, (_, i) => list(`?page=${i + 1}`)),
    );
    const all = [first, ...pages].flatMap(({ data }) => data);
    expect([first.total, first.has_more, first.data.length, pages.at(-1)?.has_more]).toEqual([total, true, 10, false]);
    const dates = all.map((piece) => piece.published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(all.map((piece) => piece.slug))).toEqual(new Set(pieces.map((piece) => piece.slug)));
    const ofType = (type: string) => pieces.filter((piece) => piece.type === type).length;
    expect((await list('?types=blog')).total).toBe(ofType('blog'));
    expect((await list('?types=social-graphics')).total).toBe(ofType('social-graphic'));
    // A word that every object answers to is a type that does not exist.
    expect((await list('?types=valueOf,constructor')).total).toBe(0);
  });

  test('is filtered by category, and answers an empty list for one that is not there', async () => {
    const financing = await list('?categories=financing&limit=50');
    expect(financing.total).toBeGreaterThan(0);
    expect(financing.data.every((piece) => piece.categories.some((category) => category.slug === 'financing'))).toBe(
      true,
    );
    expect(await list('?categories=astrology')).toMatchObject({ data: [], total: 0, has_more: false });
  });

  test('shows a member nothing that is not published, and the content team what it asks for', async () => {
    const id = libraryContentId('moving-week-checklist');
    const ids = async (as: string, query: string) =>
      (await app.call({ method: 'GET', url: `/api/content/v1/content/?types=blogs&limit=100&${query}`, token: as }))
        .json<{ data: { id: string }[] }>()
        .data.map((piece) => piece.id);
    const url = `/api/content/v1/content/${id}?override=1&status=all`;
    const crew = await addMember(app.world, { username: 'crew', firstName: 'C', lastName: 'R', accessLevel: 2 });
    await givePlan(app.world, crew);
    await app.enrol(crew);
    const staff = await app.signIn('crew');
    await app.db.updateTable('content').set({ status: 'draft' }).where('id', '=', id).execute();
    for (const query of ['', 'status=draft', 'status=all', 'override=1'])
      expect(await ids(token, query)).not.toContain(id);
    expect((await app.call({ method: 'GET', url, token })).statusCode).toBe(404);
    expect(await ids(staff, 'status=published,public')).not.toContain(id);
    expect(await ids(staff, 'status=draft')).toEqual([id]);
    expect(await ids(staff, 'override=1')).toContain(id);
    expect((await app.call({ method: 'GET', url, token: staff })).statusCode).toBe(200);
    await app.db.updateTable('content').set({ status: 'published' }).where('id', '=', id).execute();
  });

  test('gives a piece without anything of the brand when it is asked for as generic', async () => {
    const url = '/api/content/v1/content/slug-earnest-money-explained';
    const worn = (await app.call({ method: 'GET', url, token })).json<{ data: Piece }>().data;
    const plain = (await app.call({ method: 'GET', url: `${url}?generic=1`, token })).json<{ data: Piece }>().data;
    expect([worn.public_url === null, plain.public_url]).toEqual([false, null]);
  });

  test('finds a piece under its address however it is spelled in capitals', async () => {
    const url = '/api/content/v1/content/slug-EARNEST-Money-Explained';
    const { data } = (await app.call({ method: 'GET', url, token })).json<{ data: Piece }>();
    expect(data.slug).toBe('earnest-money-explained');
  });

  test('leaves the long texts out of lists and gives them on the piece', async () => {
    expect((await list('?types=blog&limit=1')).data[0]?.contents).toBe('');
    expect((await list('?types=mmr&limit=1')).data[0]?.translations.es.details).toEqual({});
    const [playbook] = (await list('?types=playbook&limit=1')).data;
    expect(playbook).toMatchObject({
      details: { number: 1 },
      translations: { es: { details: { days: { length: 5 } } } },
    });
    const piece = (
      await app.call({ method: 'GET', url: '/api/content/v1/content/slug-earnest-money-explained?language=es', token })
    ).json<{ data: Piece }>().data;
    expect(piece.contents).toContain('<h2>');
    expect(piece.title).toBe(piece.translations.es.title);
  });

  test('ends an article with its sources, the day of its last review and a caution, in the language of the text', async () => {
    const { translations } = (
      await app.call({ method: 'GET', url: '/api/content/v1/content/slug-earnest-money-explained', token })
    ).json<{ data: { translations: Record<'en' | 'es', { contents: string }> } }>().data;
    for (const { contents } of Object.values(translations))
      expect(contents).toContain('<a href="https://www.ic3.gov">');
    expect(translations.en.contents).toContain('Last reviewed on November 22, 2026. General information, not legal');
    expect(translations.es.contents).toContain('Última revisión: 22 de noviembre de 2026. Información general');
  });

  test('dresses the text of a post in the brand', async () => {
    const url = `/api/content/v1/content/${libraryContentId('five-checks')}`;
    const { translations } = (await app.call({ method: 'GET', url, token })).json<{ data: Piece }>().data;
    for (const { caption, captionLacks } of [translations.en, translations.es]) {
      expect(captionLacks).toBe(false);
      expect(caption).not.toContain('{brand.');
      // What was not filled in (the company) leaves no empty line behind.
      expect(caption).toMatch(/\S\n\nMaya Alvarez\n.*555.*\nTX License #1 <b>$/);
    }
  });

  test.each([
    ['video', { graphic: 403, script: 403, film: 200, playbook: 403 }],
    ['realtalk', { graphic: 403, script: 200, film: 403, playbook: 403 }],
  ] as const)(
    'opens to who holds %s alone what needs that, and lists the rest without its words',
    async (feature, opened) => {
      await giveFeatures(
        app.world,
        await addMember(app.world, { username: feature, firstName: 'Frida', lastName: 'Sol' }),
        [feature],
      );
      const theirs = await app.signIn(feature);
      const ask = (path: string) => app.call({ method: 'GET', url: `/api/content/v1/content/${path}`, token: theirs });
      const slugs = {
        graphic: 'five-checks',
        script: 'buyer-asks-about-rates',
        film: 'what-earnest-money-is',
        playbook: 'back-in-touch',
      };
      for (const [name, slug] of Object.entries(slugs)) {
        const answer = await ask(`slug-${slug}`);
        expect([name, answer.statusCode]).toEqual([name, opened[name as keyof typeof opened]]);
        if (answer.statusCode === 403) expect(answer.json().code).toBe('feature_required');
      }
      const listed = (await ask('?types=playbook&limit=1')).json<{ data: Piece[] }>().data[0];
      expect(listed?.translations.en.details).toEqual({ goal: expect.any(String) });
    },
  );

  test('counts its visible categories by name', async () => {
    const { data } = (await app.call({ method: 'GET', url: '/api/content/v1/categories/?language=es', token })).json<{
      data: { slug: string; name: string; count: number }[];
    }>();
    const names = data.map((category) => category.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
    expect(data.map((category) => category.slug)).not.toContain('outdated');
    expect(data.every((category) => category.count > 0)).toBe(true);
  });

  test('counts the pieces of the types that are asked for, and of no other', async () => {
    const url = '/api/content/v1/categories/?category_type=';
    const counted = async (types: string) =>
      (await app.call({ method: 'GET', url: url + types, token })).json<{ data: { slug: string; count: number }[] }>()
        .data;
    const piecesOf = async (types: string) => (await list(`?categories=buyers&types=${types}&limit=1`)).total;
    const buyers = async (types: string) => (await counted(types)).find(({ slug }) => slug === 'buyers')?.count;
    expect(await buyers('scripts')).toBe(await piecesOf('script'));
    expect(await buyers('blogs,infographic')).toBe(await piecesOf('blog,infographic'));
    expect(await buyers('script,recipes')).toBe(await piecesOf('script'));
    expect(await counted('recipes')).toEqual([]);
    expect(await buyers('')).toBe((await list('?categories=buyers&limit=1')).total);
  });

  test.each(['featured', 'outdated', 'uncategorized', 'time-sensitive'])(
    'never shows the category %s, which is of its own use, whatever the library says of it',
    async (slug) => {
      await app.db
        .insertInto('category')
        .values({ slug, name_en: slug, name_es: slug, hidden: false })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ hidden: false }))
        .execute();
      const category = app.db.updateTable('category').where('slug', '=', slug);
      const piece = app.db.updateTable('content').where('slug', '=', 'the-commute-test');
      const { categories } = await app.db
        .selectFrom('content')
        .select('categories')
        .where('slug', '=', 'the-commute-test')
        .executeTakeFirstOrThrow();
      await piece.set({ categories: [slug, ...categories] }).execute();
      const found = (await list(`?categories=${slug}`)).data.filter((one) => one.slug === 'the-commute-test');
      const { data } = (await app.call({ method: 'GET', url: '/api/content/v1/categories/', token })).json<{
        data: { slug: string }[];
      }>();
      await category.set({ hidden: true }).execute();
      await piece.set({ categories }).execute();
      expect(slugsOf({ data: found })).toEqual(['the-commute-test']);
      expect([...data, ...(found[0]?.categories ?? [])].map((shown) => shown.slug)).not.toContain(slug);
    },
  );

  test('shows a category no more once it is hidden: neither in the list nor with its pieces', async () => {
    await app.db.updateTable('category').set({ hidden: true }).where('slug', '=', 'financing').execute();
    const { data } = (await app.call({ method: 'GET', url: '/api/content/v1/categories/', token })).json<{
      data: { slug: string }[];
    }>();
    const pieces = await list('?categories=financing&limit=50');
    await app.db.updateTable('category').set({ hidden: false }).where('slug', '=', 'financing').execute();
    expect(data.map(({ slug }) => slug)).toContain('buyers');
    expect(data.map(({ slug }) => slug)).not.toContain('financing');
    expect(pieces.data.flatMap(({ categories }) => categories.map(({ slug }) => slug))).not.toContain('financing');
  });
});

describe('the monthly reports of the library', () => {
  test('are those of the newest month that is due and of the two before, each published when it was due', async () => {
    const { data } = await list('?types=mmr');
    const due = [0, 1, 2].map((months) => reportDueAt(app.clock.now(), months).toISOString());
    expect(data.map((piece) => piece.published_at)).toEqual(due);
  });
});

describe('searching', () => {
  const search = (query: string, language: string) =>
    list(`search/?query=${encodeURIComponent(query)}&language=${language}&limit=50`);

  test.each([
    ['avaluo', 'es', 'what-an-appraisal-is'],
    ['avalúos', 'es', 'what-an-appraisal-is'],
    ['appraisals', 'en', 'what-an-appraisal-is'],
    ['inspecciones', 'es', 'repair-credit-or-walk'],
    ['inspecting repairs', 'en', 'repair-credit-or-walk'],
    ['deposito buena fe', 'es', 'earnest-money-explained'],
  ])('for %j in %s finds %s whatever the accents and endings', async (query, language, slug) => {
    expect(slugsOf(await search(query, language))).toContain(slug);
  });

  test.each(['inspección', 'tasación', 'niño'])(
    'for %j finds the same when its accents are typed apart',
    async (query) => {
      expect(await search(query.normalize('NFD'), 'es')).toEqual(await search(query, 'es'));
    },
  );

  test.each([
    ['ernest mony', 'en', 'earnest-money-explained'],
    ['apraisal', 'en', 'what-an-appraisal-is'],
    ['preaprobasion', 'es', 'what-preapproval-tells-you'],
    ['appriasal', 'en', 'what-an-appraisal-is'],
    ['aavlúo', 'es', 'what-an-appraisal-is'],
    ['earnest monye', 'en', 'earnest-money-explained'],
  ])('for the misspelt %j in %s finds %s', async (query, language, slug) => {
    expect(slugsOf(await search(query, language))).toContain(slug);
  });

  test('takes a misspelling for one still where it stands in a text that the reader does not see', async () => {
    const found = async () => slugsOf(await search('apraisal', 'en'));
    const before = await found();
    const id = libraryContentId('the-commute-test');
    const write = async (title: string, status: 'draft' | 'published') => {
      await app.db.updateTable('content').set({ status }).where('id', '=', id).execute();
      const text = app.db.updateTable('content_text').set({ title }).where('content_id', '=', id);
      await text.where('language', '=', 'en').execute();
    };
    const { title } = await app.db
      .selectFrom('content_text')
      .select('title')
      .where('content_id', '=', id)
      .where('language', '=', 'en')
      .executeTakeFirstOrThrow();
    await write('Apraisal', 'draft');
    const hidden = await found();
    await write('Apraisal', 'published');
    const shown = await found();
    await write(title, 'published');
    expect([before.length > 0, hidden, shown]).toEqual([true, before, ['the-commute-test']]);
  });

  test('says whether what is found has the words or is only near to them', async () => {
    const guessed = async (query: string) => {
      const url = `/api/content/v1/content/search/?query=${encodeURIComponent(query)}`;
      const { total, guessed: said } = (await app.call({ method: 'GET', url, token })).json();
      return [total > 0, said];
    };
    expect(await guessed('appraisal')).toEqual([true, undefined]);
    expect(await guessed('apraisal')).toEqual([true, true]);
    expect(await guessed('appriasal')).toEqual([true, true]);
    expect(await guessed('xqzwv')).toEqual([false, undefined]);
  });

  test('guesses nothing where a word is left out by a minus', async () => {
    expect(slugsOf(await search('zzzzqqq -appraisal', 'en'))).toEqual([]);
    expect(slugsOf(await search('apraisal -earnest', 'en'))).toEqual([]);
  });

  test('guesses nothing from one or two letters, which are near to everything', async () => {
    expect(slugsOf(await search('qu', 'en'))).toEqual([]);
    expect(slugsOf(await search('que', 'en'))).not.toEqual([]);
  });

  test('puts a piece that has the word in its title first', async () => {
    expect(slugsOf(await search('appraisal', 'en'))[0]).toBe('what-an-appraisal-is');
  });

  test('takes two hundred letters and no more', async () => {
    const status = async (letters: number) =>
      (await app.call({ method: 'GET', url: `/api/content/v1/content/search/?query=${'x'.repeat(letters)}`, token }))
        .statusCode;
    expect([await status(200), await status(201)]).toEqual([200, 400]);
  });

  test.each(['zzzzqqq', '"', "'; drop table content; --", '(', '&|!'])(
    'for %j answers a list, if an empty one',
    async (query) => {
      expect(await search(query, 'en')).toMatchObject({ data: [], total: 0 });
    },
  );
});

describe('the public page of an article', () => {
  test('is finished HTML in the name of the member, with what link previews read', async () => {
    const [piece] = (await list('?types=blog&limit=1')).data;
    const path = new URL(piece?.public_url ?? '').pathname;
    const page = await app.call({ method: 'GET', url: path });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Maya Alvarez');
    expect(page.body).toContain(`<meta property="og:image" content="http://localhost:3000${path}/picture.jpg?v=`);
    expect(page.body).toContain('TX License #1 &lt;b&gt;');
    expect(page.body.replaceAll('<script type="application/ld+json">', '')).not.toContain('<script');
    expect(page.headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
    const picture = await app.call({ method: 'GET', url: `${path}/picture.jpg` });
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  test('is gone as long as its member is blocked', async () => {
    const rosa = await addMember(app.world, { username: 'rosa', firstName: 'Rosa', lastName: 'Vega' });
    await givePlan(app.world, rosa);
    const { public_code: code } = await app.db
      .selectFrom('member')
      .select('public_code')
      .where('id', '=', rosa)
      .executeTakeFirstOrThrow();
    const read = async (what = '') =>
      (await app.call({ method: 'GET', url: `/p/${code}/en/earnest-money-explained${what}` })).statusCode;
    expect(await read()).toBe(200);
    await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', rosa).execute();
    expect([await read(), await read('/picture.jpg')]).toEqual([404, 404]);
  });

  test('does not exist for a member who has left', async () => {
    const pat = await addMember(app.world, {
      username: 'pat',
      firstName: 'Pat',
      lastName: 'Quinn',
      status: 'inactive',
    });
    const { public_code: code } = await app.db
      .selectFrom('member')
      .select('public_code')
      .where('id', '=', pat)
      .executeTakeFirstOrThrow();
    expect((await app.call({ method: 'GET', url: `/p/${code}/en/earnest-money-explained` })).statusCode).toBe(404);
  });
});
