import { FEATURE_SLUGS } from '@yardsign/domain/access/features';
import { CONTENT_TYPES, folderOf, kinds } from '@yardsign/domain/content/kinds';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// What there is to know of a type of content stands in its row of `domain/content/kinds.ts`. Code that asks for a type by its
// name would have to be found and changed for every new one.

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['domain', 'contracts', 'server', 'web', 'sandbox'];

/** Where these words mean something else, or are the row itself. */
const ALLOWED = [
  'domain/content/kinds.ts',
  // The profile keeps a group of fields of the name 'blog'.
  'domain/profile/',
  'server/features/profile/read-brand.ts',
  'web/features/profile/',
  'web/features/teams/settings/',
  // The feature that tells members by mail has the same name as a type.
  'server/features/alerts/feature.ts',
  // A draft says of which tool it is.
  'server/features/documents/tables.ts',
  'server/features/documents/equity-links.ts',
  'server/features/documents/tool-drafts.ts',
  // The catalogue of the design language shows its parts with words of its own.
  'web/app/pages/design/',
];
const SKIPPED = /\/(?:node_modules|dist|locales|testing)\/|\.test\.tsx?$|\.d\.ts$/;

/** Words of other fields too: the role of an element, the drawing of a graphic, a page of the browser. */
const WORDS = ['alert', 'template', 'templates', 'script', 'scripts', 'guide', 'guides', 'playbooks', 'videos'];
/** Names of types that are not at the same time names of features, which other code may ask for. */
const NAMES = CONTENT_TYPES.flatMap((type) => [type, ...kinds[type].aliases]).filter(
  (name) => !FEATURE_SLUGS.some((slug) => slug === name) && !WORDS.includes(name),
);
const ASKED = new RegExp(`(['"\`])(?:${NAMES.join('|')})\\1|^\\s*(?:${NAMES.join('|')}):`, 'm');

function asksForType(code: string): boolean {
  return ASKED.test(code);
}

test('a type of content is asked for by name in its row alone', () => {
  const asking = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file))
      .filter((file) => !ALLOWED.some((allowed) => file.startsWith(allowed)))
      .filter((file) => asksForType(readFileSync(join(ROOT, file), 'utf8'))),
  );
  expect(asking).toEqual([]);
});

test.each([
  ["if (piece.content_type === 'blog') return;", true],
  ['const LABELS = {\n  blog: "Article" };', true],
  ["const types = new Set(['social-graphic']);", true],
  ["const feature = 'social-graphics';", false],
  ["const address = '/blog/$slug';", false],
])('%j asks for a type: %s', (code, asks) => {
  expect(asksForType(code)).toBe(asks);
});

test.each(CONTENT_TYPES)('the library has a folder of pieces of the type %s', (type) => {
  expect(existsSync(join(ROOT, 'library', folderOf(type)))).toBe(true);
});
