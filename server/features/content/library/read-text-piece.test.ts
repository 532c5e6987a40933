import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentType } from '@yardsign/domain/content/kinds';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTextPiece } from './read-text-piece.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'piece-'));
});
afterEach(() => rm(folder, { recursive: true }));

const FRONT = 'title: T\ndescription: D\n';

/** Reads a piece of this type whose files say this. */
async function read(type: ContentType, meta: string, front = '', body = 'One **word**.\n') {
  const piece = join(folder, 'piece');
  await mkdir(piece, { recursive: true });
  await writeFile(join(piece, 'piece.yaml'), `slug: piece\n${meta}`);
  for (const language of ['en', 'es'])
    await writeFile(join(piece, `${language}.md`), `---\n${FRONT}${front}\n---\n${body}`);
  return readTextPiece(type, piece);
}

const refusal = async (...piece: Parameters<typeof read>) =>
  read(...piece).then(
    () => 'read',
    (error: Error) => error.message,
  );

test('a text is read with what pieces of its type have, its sources, and the Markdown that it was made of', async () => {
  const script = await read(
    'script',
    'reviewed: 2026-11-01\nsources: [{ name: CFPB, url: "https://cfpb.gov" }]\noutdated: [es]\n',
    'situation: A buyer calls.',
  );
  expect(script).toMatchObject({
    outdated: ['es'],
    texts: {
      en: {
        details: { situation: 'A buyer calls.' },
        contents: expect.stringMatching(/^<p>One <strong>word<\/strong>\.<\/p>\n<h2>Sources<\/h2>/),
        source: expect.stringMatching(/^One \*\*word\*\*\.\n\n## Sources\n/),
      },
    },
  });
});

test('a webinar has slides, may have chapters, and must say when it is held', async () => {
  const long = 'minutes: 4\n';
  const held = `${long}webinarTime: 2026-10-14T17:00:00Z\n`;
  const slides = 'slides: [{ chapter: First, title: One, say: Words. }]';
  expect((await read('webinar-replay', held, slides)).texts.en.details).toEqual({
    slides: [{ chapter: 'First', title: 'One', say: 'Words.' }],
  });
  expect(await refusal('webinar-replay', long, slides)).toContain('webinarTime');
  expect(await refusal('webinar-replay', `${held}monthlyIn: Mars/Base\n`, slides)).toContain('monthlyIn');
  expect(await refusal('webinar-replay', held)).toContain('slides');
});

test('a film has the facts that were written when it was drawn, and is another piece when it is drawn anew', async () => {
  const encoded = { sha256: 'a'.repeat(64), bytes: 9, poster: 'b'.repeat(64) };
  const facts = {
    drawing: 'c'.repeat(64),
    seconds: 20.5,
    width: 720,
    height: 1280,
    files: { en: encoded, es: encoded },
  };
  const write = async (film: object) => {
    await mkdir(join(folder, 'piece'), { recursive: true });
    await writeFile(join(folder, 'piece', 'film.json'), JSON.stringify(film));
    return read('video', '');
  };
  const first = await write(facts);
  expect(first.details).toEqual({ film: facts });
  expect((await write({ ...facts, seconds: 21 })).digest).not.toBe(first.digest);
  await expect(write({ ...facts, drawing: 'none' })).rejects.toThrow('drawing');
});

test.each<[string, Parameters<typeof read>]>([
  ['situation', ['script', '']],
  ['situation', ['blog', '', 'situation: A buyer calls.']],
  ['day of review', ['blog', 'sources: [{ name: X, url: "https://x.test" }]\n']],
  ['minutes', ['blog', 'minutes: 4\n']],
  ['target', ['alert', 'target: https://elsewhere.test\nshownForDays: 3\n']],
  ['days', ['playbook', '', 'goal: G\ndays: [{ title: One, tasks: [] }]']],
  ['url', ['blog', 'sources: [{ name: X, url: "javascript:alert(1)" }]\n']],
])('a piece whose %s is not as its type has it is not read', async (field, piece) => {
  expect(await refusal(...piece)).toContain(field);
});

test('raw HTML of a text is shown as text, and an address that runs something is no link', async () => {
  const piece = await read('blog', '', '', '<b>bold</b> [a](javascript:alert(1))\n');
  expect(piece.texts.en.contents).toBe('<p>&lt;b&gt;bold&lt;/b&gt; [a](javascript:alert(1))</p>\n');
});
