import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** The list itself, and the build, which runs before there is anything to import. */
const ALLOWED = new Set(['domain/languages.ts', 'web/build/page-files.ts']);
const LISTED = /'en' \| 'es'|\['en', 'es'\]/;

test('the languages are listed in one place', () => {
  const listing = ['domain', 'contracts', 'server', 'web'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\/(?:node_modules|dist)\/|\.test\.tsx?$/.test(file))
      .filter((file) => !ALLOWED.has(file) && LISTED.test(readFileSync(join(ROOT, file), 'utf8'))),
  );
  expect(listing).toEqual([]);
});
