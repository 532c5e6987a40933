import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCrew } from '../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';

// Runs on PostgreSQL too.

const HOSTILE = readFileSync(join(import.meta.dirname, '../../../library/testing/hostile-markup.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
const ID = libraryContentId('earnest-money-explained');
const BREAKS_OUT = '</script></title><script>alert(1)</script>" onload="alert(1)';

const ACTIVE = ['iframe', 'object', 'embed', 'applet', 'base', 'frame', 'frameset', 'math', 'animate', 'set', 'use'];
const ADDRESS = /^(?:href|src|srcset|action|formaction|data|poster|background|xlink:href|ping|manifest|content)$/;
const SCHEME = /^[\s\0-\x20]*(?:javascript|vbscript|data|feed|view-source|file)\s*:/i;

/** Everything in a page that could act by itself or when it is pressed, as a browser would read the page. */
function activeParts(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes['type'] !== 'application/ld+json') found.push('script');
      if (ACTIVE.includes(name)) found.push(name);
      if (name === 'meta' && attributes['http-equiv'] !== undefined) found.push('meta http-equiv');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) found.push(`${name} ${attribute}`);
        if (ADDRESS.test(attribute) && SCHEME.test(value) && !/^data:image\/(?:png|gif|jpeg|webp)/.test(value))
          found.push(`${name} ${attribute}=${value}`);
      }
    },
  });
  parser.end(html);
  return found;
}

let app: TestApp;
let member: string;
let crew: string;
const pages: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  const cora = await addCrew(app, 'cora');
  crew = cora;
  const carl = await addCrew(app, 'carl');
  const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez', company: 'Harbor & Pine' });
  member = await app.signIn('maya');
  const send = (token: string, method: 'POST' | 'PUT', path: string, payload?: object) =>
    app.call({ method, url: `/api/app/v1/studio/pieces/${ID}${path}`, token, ...(payload && { payload }) });
  const { piece } = (await send(cora, 'POST', '/open')).json();
  await send(cora, 'POST', '/moves', { move: 'reopen' });
  const patch = { at: 0, remove: piece.texts.en.paragraphs.length, insert: ['Before.', ...HOSTILE, 'After.'] };
  const words = { title: `T ${BREAKS_OUT}`, description: `D ${BREAKS_OUT}`, shareText: BREAKS_OUT };
  await send(cora, 'PUT', '/texts/en', { version: 1, window: 'windowone', patch, words });
  const { edition } = (await send(cora, 'POST', '/moves', { move: 'submit' })).json().piece;
  await send(carl, 'POST', '/moves', { move: 'approve', edition });
  await send(cora, 'POST', '/moves', { move: 'publish' });
  const { code } = await app.db
    .selectFrom('member')
    .select('public_code as code')
    .where('id', '=', maya)
    .executeTakeFirstOrThrow();
  for (const path of ['/earnest-money-explained', '', '/feed.xml'])
    pages[path] = (await app.call({ method: 'GET', url: `/p/${code}/en${path}` })).body;
});
afterAll(() => app.close());

test('the net that the pages are drawn through catches what it is for', () => {
  const caught = HOSTILE.filter((markup) => activeParts(markup).length > 0);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(140);
  expect(caught.length).toBeGreaterThan(80);
});

describe('hostile markup that was published', () => {
  test('does nothing in the text that members read', async () => {
    const answer = await app.call({ method: 'GET', url: `/api/content/v1/content/${ID}`, token: member });
    const { contents } = answer.json().data;
    expect(contents).toContain('After.');
    expect(activeParts(contents)).toEqual([]);
    expect(activeParts(`<div>${contents}</div>`)).toEqual([]);
  });

  test.each(['/earnest-money-explained', ''])(
    'does nothing on the public page %j, and is read there as text',
    (path) => {
      expect(pages[path]).toContain('T &lt;/script&gt;&lt;/title&gt;&lt;script&gt;alert(1)');
      expect(activeParts(pages[path] ?? '')).toEqual([]);
    },
  );

  test.each(['green', 'long', 'bare'])('does nothing in the preview of the %s brand', async (brand) => {
    const answer = await app.call({
      method: 'GET',
      url: `/api/app/v1/studio/pieces/${ID}/preview?brand=${brand}`,
      token: crew,
    });
    const { html } = answer.json();
    expect(html).toContain(brand === 'bare' ? 'Jo Li' : 'Real Estate');
    expect(html).toContain('After.');
    expect(activeParts(html)).toEqual([]);
  });

  test('is text in the feed', () => {
    expect(pages['/feed.xml']).toContain('Alvarez');
    const parts: string[] = [];
    const parser = new Parser({ onopentag: (name) => void parts.push(name) }, { xmlMode: true });
    parser.end(pages['/feed.xml'] ?? '');
    expect(parts).toContain('item');
    expect(parts).not.toContain('script');
  });

  test('leads nowhere from the PDF but to the web', async () => {
    const answer = await app.call({
      method: 'GET',
      url: `/api/content/v1/content/${ID}/document.pdf?language=en`,
      token: member,
    });
    expect(answer.statusCode).toBe(200);
    const pdf = answer.rawPayload;
    const inside = [pdf.toString('latin1')];
    for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
      try {
        inside.push(inflateSync(pdf.subarray(at + 'stream\n'.length)).toString('latin1'));
      } catch {
        // Not a compressed one, or the word as part of `endstream`.
      }
    }
    const addresses = [...inside.join('\n').matchAll(/\/URI\s*\(([^)]*)/g)].map(([, address = '']) => address);
    expect(inside.join('\n')).not.toMatch(/\/(?:JavaScript|JS|Launch)\b/);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  });
});
