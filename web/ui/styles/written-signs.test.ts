import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
/** What the faces of the product have for certain; any other sign is drawn by whatever font a machine has, or as an empty box. */
const HAS = /^[\u0020-\u007E\u00A0-\u00FF]*$/;

it('what styles write themselves are signs of the faces of the product: a drawing is an icon', () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !/^(?:dist|node_modules)\b/.test(name),
  );
  const written = sheets.flatMap((name) =>
    [...readFileSync(join(WEB, name), 'utf8').matchAll(/\bcontent:\s*'([^']*)'/g)].map(([, words = '']) => [
      name,
      words,
    ]),
  );
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter(([, words = '']) => !HAS.test(words))).toEqual([]);
});
