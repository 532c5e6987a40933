import { sql } from 'kysely';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let nora: string;
let noraId: string;

const read = (url: string, headers: Record<string, string> = {}) => app.call({ method: 'GET', url, headers });
const links = (page: string) => [...page.matchAll(/<h2><a href="([^"]+)"/g)].map(([, link]) => link ?? '');
const blog = (fields: Record<string, string>) => fillProfile(app.world, noraId, fields, 'blog');

beforeAll(async () => {
  app = await testApp();
  noraId = await addMember(app.world, { username: 'nora', firstName: 'Nora', lastName: 'Kim' });
  await givePlan(app.world, noraId);
  await fillProfile(app.world, noraId, {
    first_name: 'Nora',
    last_name: 'Kim',
    bio: 'Twenty years in Austin & around.',
    phone: '512-555-0142',
  });
  const row = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('id', '=', noraId)
    .executeTakeFirstOrThrow();
  nora = row.public_code;
});
afterAll(() => app.close());

describe('the public home page of a member', () => {
  test('shows who they are, leads to all articles page by page, and has no script', async () => {
    const first = await read(`/p/${nora}/en`);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(first.body).toContain('<h1>From Nora: good to know about home</h1>');
    expect(first.body).toContain('Twenty years in Austin &amp; around.');
    expect(first.body.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
    expect(first.rawPayload.length).toBeLessThanOrEqual(30 * 1024);
    const second = await read(`/p/${nora}/en?page=2`);
    const all = [...links(first.body), ...links(second.body)];
    const { n } = await app.db
      .selectFrom('content')
      .select((select) => select.fn.countAll<number>().as('n'))
      .where('type', '=', 'blog')
      .executeTakeFirstOrThrow();
    expect(links(first.body)).toHaveLength(Math.min(12, n));
    expect(new Set(all).size).toBe(Math.min(24, n));
    for (const link of all) expect((await read(new URL(link).pathname)).statusCode).toBe(200);
  });

  test('is found without a language too, and opens in that of the browser', async () => {
    const spanish = await read(`/p/${nora}?utm_content=card`, { 'accept-language': 'es-US,es;q=0.9,en;q=0.8' });
    expect(spanish.statusCode).toBe(302);
    const url = new URL(String(spanish.headers['location']));
    expect(url.pathname + url.search).toBe(`/p/${nora}/es?utm_content=card`);
    const other = await read(`/p/${nora.toUpperCase()}/`, { 'accept-language': 'fr' });
    expect(new URL(String(other.headers['location'])).pathname).toBe(`/p/${nora}/en`);
  });

  test('is narrowed to a category, whose name it takes from the page in its language', async () => {
    const home = (await read(`/p/${nora}/es`)).body;
    const [, category = ''] = /href="[^"]*\?category=([a-z-]+)"/.exec(home) ?? [];
    const narrowed = (await read(`/p/${nora}/es?category=${category}`)).body;
    expect(links(narrowed).length).toBeGreaterThan(0);
    expect(narrowed).toContain('aria-current="page"');
    expect((await read(`/p/${nora}/es?category=nothing-like-it`)).body).toContain('Todavía no hay artículos aquí.');
  });

  test('leads on only where there is more than fits on the page', async () => {
    const file = (pieces: number) =>
      sql`update content set categories = array_append(array_remove(categories, 'just-a-page'), 'just-a-page') where id in (
        select id from content where type = 'blog' and status = 'published' and owner_id is null and audience = '{}' order by id limit ${pieces})`.execute(
        app.db,
      );
    const leadsOn = async (page: number) => {
      const { body } = await read(`/p/${nora}/en?category=just-a-page&page=${page}`);
      return [links(body).length, body.includes('Older articles')];
    };
    await file(12);
    expect(await leadsOn(1)).toEqual([12, false]);
    await file(13);
    expect([await leadsOn(1), await leadsOn(2)]).toEqual([
      [12, true],
      [1, false],
    ]);
    await sql`update content set categories = array_remove(categories, 'just-a-page')`.execute(app.db);
  });

  test.each(['page=0', 'page=x', 'page=999999', 'category=%3Cscript%3E', 'sent=2'])(
    'is a page whatever is asked of it: %s',
    async (query) => {
      const answer = await read(`/p/${nora}/en?${query}`);
      expect([answer.statusCode, answer.body.includes('<script>')]).toEqual([200, false]);
    },
  );

  test('leads from behind its last page to its first one', async () => {
    const { body } = await read(`/p/${nora}/en?category=buyers&page=999`);
    expect(links(body)).toEqual([]);
    expect(body).toMatch(/<a rel="prev" href="[^"]*\/en\?category=buyers">/);
  });

  test('shows only what the member has switched on, and is not there when that is nothing', async () => {
    await blog({ enabled_pages: '{"articles":false}', lead_capture: 'off' });
    const page = await read(`/p/${nora}/en`);
    expect([page.body.includes('Twenty years'), links(page.body), page.body.includes('<form')]).toEqual([
      true,
      [],
      false,
    ]);
    expect(page.body).toContain('noindex');
    expect((await read(`/p/${nora}/en/feed.xml`)).statusCode).toBe(404);
    await blog({ enabled_pages: '{"about":false}' });
    const silent = await read(`/p/${nora}/en`);
    expect([silent.body.includes('Twenty years'), links(silent.body).length > 0]).toEqual([false, true]);
    await blog({ enabled_pages: '{"articles":false,"about":false,"contact":false}' });
    expect((await read(`/p/${nora}/en`)).statusCode).toBe(404);
    await blog({ enabled_pages: '{}', lead_capture: 'on' });
  });

  test('is not there for nobody, nor while the member is blocked', async () => {
    expect((await read('/p/nobody-at-all/en')).statusCode).toBe(404);
    const block = (blocked_at: Date | null) =>
      app.db.updateTable('member').set({ blocked_at }).where('id', '=', noraId).execute();
    await block(app.clock.now());
    expect([(await read(`/p/${nora}/en`)).statusCode, (await read(`/p/${nora}/en/feed.xml`)).statusCode]).toEqual([
      404, 404,
    ]);
    await block(null);
  });
});

describe('the feed of a member', () => {
  test.each(['en', 'es'] as const)('is read by a feed reader, newest first, in %s', async (language) => {
    const answer = await read(`/p/${nora}/${language}/feed.xml`);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = await new Parser().parseString(answer.body);
    expect(feed.title).toBe(language === 'en' ? 'Articles from Nora Kim' : 'Artículos de Nora Kim');
    expect(feed.link).toBe(`http://localhost:3000/p/${nora}/${language}`);
    expect(feed.items.length).toBeGreaterThan(10);
    const dates = feed.items.map(({ isoDate = '' }) => isoDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const [newest] = feed.items;
    const page = await read(new URL(newest?.link ?? '').pathname);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(newest?.enclosure?.url).toContain(`${newest?.link}/picture.jpg?v=`);
    expect(newest?.categories?.length).toBeGreaterThan(0);
  });

  test('holds one category when asked, and is not sent to who has it', async () => {
    const all = await read(`/p/${nora}/en/feed.xml`);
    const again = await read(`/p/${nora}/en/feed.xml`, { 'if-none-match': String(all.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const narrowed = await new Parser().parseString((await read(`/p/${nora}/en/feed.xml?category=selling`)).body);
    expect(narrowed.items.length).toBeLessThan((await new Parser().parseString(all.body)).items.length);
  });

  test('keeps the name of a member, and the words of a piece, as text', async () => {
    await fillProfile(app.world, noraId, { first_name: 'A & <b>', last_name: ']]>"]]>' });
    const odd = 'First ]]> & then ]]>, <i>always</i> ]]>';
    await sql`
      update content_text set title = ${odd}, description = ${odd} where content_id in (
        select id from content where slug = 'earnest-money-explained')`.execute(app.db);
    const feed = await new Parser().parseString((await read(`/p/${nora}/en/feed.xml`)).body);
    expect(feed.title).toBe('Articles from A & <b> ]]>"]]>');
    expect(feed.items.map(({ title, content }) => [title, content])).toContainEqual([odd, odd]);
    await fillProfile(app.world, noraId, { first_name: 'Nora', last_name: 'Kim' });
  });

  test('shows covers whose address changes with the brand, and which may be kept under it', async () => {
    const [link = ''] = links((await read(`/p/${nora}/en`)).body);
    const page = new URL(link).pathname;
    const shown = async () => {
      const [, url = ''] = /property="og:image" content="([^"]*)"/.exec((await read(page)).body) ?? [];
      return url.slice(new URL(url).origin.length);
    };
    const keptFor = async (url: string) => (await read(url)).headers['cache-control'];
    const before = await shown();
    expect([await keptFor(before), await keptFor(`${page}/picture.jpg`)]).toEqual([
      'public, max-age=86400',
      'public, max-age=300',
    ]);
    const saved = await app.call({
      method: 'POST',
      url: `/api/profile/v1/${noraId}/basic`,
      token: await app.signIn('nora'),
      payload: [{ position: 'company', value: 'Harbor & Pine' }],
    });
    expect(saved.statusCode).toBe(200);
    const after = await shown();
    expect(after).not.toBe(before);
    expect([await keptFor(after), await keptFor(before)]).toEqual(['public, max-age=86400', 'public, max-age=300']);
  });

  test('has a narrow picture for each entry of the list', async () => {
    const [link = ''] = links((await read(`/p/${nora}/en`)).body);
    const at = (query: string) => read(`${new URL(link).pathname}/picture.jpg${query}`);
    const [wide, narrow, odd] = [await at(''), await at('?width=480'), await at('?width=99999')];
    expect([wide.statusCode, narrow.statusCode, odd.statusCode]).toEqual([200, 200, 200]);
    // An e-mail shows it inside of another site.
    expect(wide.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(narrow.rawPayload.length).toBeLessThan(wide.rawPayload.length / 2);
    expect(odd.rawPayload.equals(wide.rawPayload)).toBe(true);
  });
});
