import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../app');
const sources = new Map<string, string>();

function read(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
}

/** The catalogs that a module, and what it imports at once, reads while it is drawn. */
function textsOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  const code = read(file);
  for (const [, area = ''] of code.matchAll(/\buseText\('(\w+)'\)/g)) found.add(area);
  for (const [, from = ''] of code.matchAll(/^(?:import|export) (?!type\b)[^;]*?'(\.[^']+\.tsx?)';$/gm))
    for (const area of textsOf(join(dirname(file), from), seen)) found.add(area);
  return found;
}

const table = read(join(APP, 'route-table.ts'));
const listed = (list: string | undefined) => [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, area]) => area);
const firstTexts = listed(/firstTexts = \[([^\]]*)\]/.exec(table)?.[1]);
const FEATURES = join(APP, '../features');
const pageCodes = [APP, ...readdirSync(FEATURES).map((feature) => join(FEATURES, feature))]
  .map((folder) => join(folder, 'page-code.ts'))
  .filter((file) => existsSync(file));
const rows = pageCodes.flatMap((file) =>
  read(file)
    .split(/^ {2}(?=\S+: \{)/m)
    .slice(1)
    .flatMap((row) => {
      const page = /page: \(\) =>\s*import\(\s*'([^']+)',?\s*\)/.exec(row)?.[1];
      const named = listed(/\btext: \[([^\]]*)\]/.exec(row)?.[1]);
      const path = /^'?([^':]+)/.exec(row)?.[1];
      return page === undefined ? [] : [{ path, page: join(dirname(file), page), named }];
    }),
);

describe('the texts of a page', () => {
  it('are found for every page', () => {
    expect(firstTexts).toContain('common');
    expect(rows.length).toBeGreaterThan(80);
  });

  it.each(rows)(
    'of $path are all fetched with it: one that comes in the middle of the page can take the page with it',
    ({ page, named }) => {
      const known = new Set<unknown>([...firstTexts, ...named]);
      expect([...textsOf(page)].filter((area) => !known.has(area))).toEqual([]);
    },
  );
});
