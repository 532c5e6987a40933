import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_VERSION } from '@yardsign/contracts/common';
import { pagePolicy } from '../../platform/http/answers/content-security-policy.ts';
import { createPageWriter, type PageWriter } from './page-heads.ts';

const PAGE =
  '<head><script src="/boot.js"></script><link rel="stylesheet" href="/assets/start.css"></head><body><div><!--title of the page--></div><!--styles--></body>';
const PLAIN =
  '<head><script src="/boot.js"></script></head><body><div></div><link rel="stylesheet" href="/assets/start.css"></body>';
const page = (path: string, access: string, more: object = {}) => ({
  paths: [path],
  titles: { en: `Title of ${path}`, es: 'Visitas & más' },
  access,
  scripts: [`assets${path}.js`],
  styles: [`assets${path}.css`],
  texts: { en: ['assets/en.js'], es: ['assets/es.js'] },
  calls: [],
  ...more,
});

const guest = { signedIn: false, mayCall: async () => false };
const member = { signedIn: true, mayCall: async () => true };

describe('the page of a path', () => {
  let folder: string;
  let write: PageWriter['write'];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'page-heads-'));
    await mkdir(join(folder, '.vite'));
    const pages = [
      page('/login', 'guest'),
      page('/terms', 'public'),
      page('/dashboard', 'member', { calls: ['/api/pieces?language={language}&limit=8'] }),
      page('/posts/$postId', 'member', { paths: ['/posts/$postId', '/p/$postId'], scripts: ['assets/post.js'] }),
    ];
    await writeFile(join(folder, '.vite/pages.json'), JSON.stringify(pages));
    write = (await createPageWriter(folder, PAGE)).write;
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('names the files of the path, its styles behind those of the program', async () => {
    const html = await write('/terms', guest);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/terms.js">');
    expect(html.indexOf('/assets/terms.css')).toBeGreaterThan(html.indexOf('/assets/start.css'));
    expect(html).toContain('.js"></head><body>');
  });

  test('tells boot.js the texts of both languages and the calls, in a form that HTML does not break', async () => {
    const given = /data-page="([^"]+)"/.exec(await write('/dashboard', member))?.[1] ?? '';
    expect(JSON.parse(given.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      titles: { en: 'Title of /dashboard', es: 'Visitas & más' },
      client: { app: 'members-web', version: APP_VERSION },
      texts: { en: ['assets/en.js'], es: ['assets/es.js'] },
      session: '/api/app/v1/session',
      calls: ['/api/pieces?language={language}&limit=8'],
    });
  });

  test('says its title in both languages before it names a style sheet, for which a browser would wait', async () => {
    const html = await write('/terms', guest);
    expect(html).toContain('<div><p lang="en">Title of /terms</p><p lang="es">Visitas &amp; más</p></div><link');
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('Title of /terms</p>'));
  });

  test('has the first script inside it, which the policy knows by its digest', async () => {
    await writeFile(join(folder, 'boot.js'), 'first();');
    const { write: writeInline, scriptSource } = await createPageWriter(folder, PAGE);
    expect(await writeInline('/terms', guest)).toMatch(/<script data-page="[^"]+">first\(\);<\/script>/);
    const digest = createHash('sha256').update('first();').digest('base64');
    expect(pagePolicy('n', { scriptSource })).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${digest}';`);
    await rm(join(folder, 'boot.js'));
  });

  test('asks for nothing that a held-back account would be refused, and for all the rest', async () => {
    const html = await write('/dashboard', { signedIn: true, mayCall: async () => false });
    expect(html).toContain('&quot;calls&quot;:[]');
    expect(html).toContain('/assets/dashboard.js');
    expect(html).toContain('/api/app/v1/session');
  });

  test('asks who is there only where there are calls to be made', async () => {
    let asked = 0;
    const visitor = {
      signedIn: true,
      mayCall: async () => {
        asked += 1;
        return true;
      },
    };
    for (const path of ['/terms', '/posts/pst_1', '/nowhere']) await write(path, visitor);
    await write('/dashboard', { ...visitor, signedIn: false });
    expect(asked).toBe(0);
    await write('/dashboard', visitor);
    expect(asked).toBe(1);
  });

  test('asks for no session on a public page', async () => {
    expect(await write('/terms', member)).toContain('&quot;session&quot;:null');
  });

  test('is that of the sign-in page for a guest who wants a page of members', async () => {
    expect(await write('/dashboard', guest)).toContain('/assets/login.js');
    expect(await write('/dashboard', guest)).not.toContain('/assets/dashboard.js');
  });

  test.each(['/posts/pst_1', '/p/1'])('is found for %s, which has a part of its own', async (path) => {
    expect(await write(path, member)).toContain('/assets/post.js');
  });

  test('is that of the page which an old address leads to', async () => {
    expect(await write('/', member)).toContain('/assets/dashboard.js');
  });

  test.each(['/terms/', '/Terms', '//terms', '/t%65rms'])('is found for %s as for /terms', async (path) => {
    expect(await write(path, guest)).toContain('/assets/terms.js');
  });

  test.each(['/nowhere', '/posts/pst_1/more', '/__proto__'])('is the plain one for %s', async (path) => {
    expect(await write(path, member)).toBe(PLAIN);
  });

  test('is the plain one when the build made no list', async () => {
    const plain = await createPageWriter(join(folder, 'none'), PAGE);
    expect(await plain.write('/terms', guest)).toBe(PLAIN);
  });
});
