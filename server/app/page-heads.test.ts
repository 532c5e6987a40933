import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageWriter, type PageWriter } from './page-heads.ts';

const PAGE =
  '<head><script src="/boot.js"></script><link rel="stylesheet" href="/assets/start.css"></head><body></body>';
const page = (path: string, access: string, more: object = {}) => ({
  paths: [path],
  access,
  scripts: [`assets${path}.js`],
  styles: [`assets${path}.css`],
  texts: { en: ['assets/en.js'], es: ['assets/es.js'] },
  calls: [],
  ...more,
});

describe('the page of a path', () => {
  let folder: string;
  let write: PageWriter;
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
    write = await createPageWriter(folder, PAGE);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('names the files of the path, its styles behind those of the program', () => {
    const html = write('/terms', false);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/terms.js">');
    expect(html.indexOf('/assets/terms.css')).toBeGreaterThan(html.indexOf('/assets/start.css'));
    expect(html).toContain('</head><body></body>');
  });

  test('tells boot.js the texts of both languages and the calls, in a form that HTML does not break', () => {
    const given = /data-page="([^"]+)"/.exec(write('/dashboard', true))?.[1] ?? '';
    expect(JSON.parse(given.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      texts: { en: ['assets/en.js'], es: ['assets/es.js'] },
      session: '/api/app/v1/session',
      calls: ['/api/pieces?language={language}&limit=8'],
    });
  });

  test('asks for no session on a public page', () => {
    expect(write('/terms', true)).toContain('&quot;session&quot;:null');
  });

  test('is that of the sign-in page for a guest who wants a page of members', () => {
    expect(write('/dashboard', false)).toContain('/assets/login.js');
    expect(write('/dashboard', false)).not.toContain('/assets/dashboard.js');
  });

  test.each(['/posts/pst_1', '/p/1'])('is found for %s, which has a part of its own', (path) => {
    expect(write(path, true)).toContain('/assets/post.js');
  });

  test('is that of the page which an old address leads to', () => {
    expect(write('/', true)).toContain('/assets/dashboard.js');
  });

  test.each(['/nowhere', '/posts/pst_1/more', '/__proto__'])('is the plain one for %s', (path) => {
    expect(write(path, true)).toBe(PAGE);
  });

  test('is the plain one when the build made no list', async () => {
    expect((await createPageWriter(join(folder, 'none'), PAGE))('/terms', false)).toBe(PAGE);
  });
});
