import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTypesetter, type Typesetter } from './typesetter.ts';

let templates: string;
let typesetter: Typesetter;

beforeAll(async () => {
  templates = await mkdtemp(join(tmpdir(), 'templates-'));
  await writeFile(
    join(templates, 'letter.typ'),
    '#set document(date: none)\n#let data = json("data.json")\n#data.words\n#if data.at("picture", default: none) != none { image(data.picture) }',
  );
  await writeFile(join(templates, 'thief.typ'), '#read("/etc/passwd")');
  await writeFile(join(templates, 'climber.typ'), '#read("../../../../etc/passwd")');
  const fonts = join(import.meta.dirname, '../../../scene/fonts');
  typesetter = createTypesetter({ templates, fonts });
});
afterAll(async () => {
  await typesetter.close();
  await rm(templates, { recursive: true });
});

const set = (template: string, data: object, pictures: Record<string, Uint8Array> = {}) =>
  typesetter.typeset({ template, data, pictures });

test('many jobs at once each get their own document', async () => {
  const words = Array.from({ length: 8 }, (_, index) => `Letter ${index} `.repeat(index + 1));
  const once = await Promise.all(words.map((each) => set('letter.typ', { words: each })));
  const again = await Promise.all(words.toReversed().map((each) => set('letter.typ', { words: each })));
  expect(new Set(once.map((pdf) => pdf.toString('latin1'))).size).toBe(words.length);
  expect(again.toReversed().map((pdf) => pdf.toString('latin1'))).toEqual(once.map((pdf) => pdf.toString('latin1')));
});

test('a job that cannot be set says why, and those after it are set', async () => {
  await expect(set('letter.typ', {})).rejects.toThrow(/words/);
  await expect(
    set('letter.typ', { words: 'x', picture: 'broken.png' }, { 'broken.png': Buffer.from('no') }),
  ).rejects.toThrow('failed to decode image');
  await expect(set('none.typ', {})).rejects.toThrow('file not found');
  expect((await set('letter.typ', { words: 'fine' })).subarray(0, 4).toString()).toBe('%PDF');
});

test('a picture of one job is not there for the next', async () => {
  const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  await set('letter.typ', { words: 'x', picture: 'mark.svg' }, { 'mark.svg': mark });
  await expect(set('letter.typ', { words: 'x', picture: 'mark.svg' })).rejects.toThrow('file not found');
});

test.each([
  ['thief.typ', 'file not found'],
  ['climber.typ', 'access denied'],
])('a template reads nothing outside its folder: %s', async (template, why) => {
  await expect(set(template, {})).rejects.toThrow(why);
});

test('a job that ends its process fails alone: others are set, and so is what comes after', async () => {
  // What the typesetter cannot cut at a letter when a run of text is longer than 64 KB: it ends its process then.
  const fatal = set('letter.typ', { words: `a${'א'.repeat(60_000)}` });
  const waiting = set('letter.typ', { words: 'waits' });
  await expect(fatal).rejects.toThrow('the process of the job ended');
  expect((await waiting).subarray(0, 4).toString()).toBe('%PDF');
  expect((await set('letter.typ', { words: 'comes after' })).subarray(0, 4).toString()).toBe('%PDF');
});

test('closing ends the process', async () => {
  const fonts = join(import.meta.dirname, '../../../scene/fonts');
  const other = createTypesetter({ templates, fonts });
  await other.typeset({ template: 'letter.typ', data: { words: 'x' }, pictures: {} });
  await other.close();
  await other.close();
});
