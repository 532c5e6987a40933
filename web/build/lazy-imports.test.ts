import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.test\.tsx?$|^(?:dist|node_modules|build|testing)\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(WEB, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }));

/** Tables of imports that are made elsewhere: the pages by `app/router.tsx`, the texts by `lib/i18n/catalogs.ts`. */
const TABLES = /(?:^|\/)page-code\.ts$|^locales\/areas\.ts$/;
const LOADED = /(?:lazyPart|loadChunk)\(\s*(?:async )?\(\) =>(?:\s*import\(| \{[^;]*?import\()/g;

/** The `import()`s of a source that no loader of ours makes. */
function bareImports(code: string): number {
  return (code.match(/\bimport\(/g)?.length ?? 0) - (code.match(LOADED)?.length ?? 0);
}

describe('code that comes later', () => {
  it('is fetched by the one loader, so that a file that fails costs a part and not the page', () => {
    expect(
      sources.filter(({ file, code }) => !TABLES.test(file) && bareImports(code) > 0).map(({ file }) => file),
    ).toEqual([]);
  });

  it('is never a component of React or of the router that keeps its failure', () => {
    const keeping = /\b(?:React\.)?lazy\(|\blazyRouteComponent\b/;
    expect(sources.filter(({ code }) => keeping.test(code)).map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['const Window = lazyPart(() => import("./window.tsx").then((module) => module.Window));', 0],
    ['lazyPart(\n  () => import("./window.tsx").then((module) => module.Window),\n  ["sharing"],\n);', 0],
    ['lazyPart(async () => {\n  const [module] = await Promise.all([import("./a.tsx"), texts()]);\n});', 0],
    ['const load = () => import("./window.tsx");', 1],
    ['lazyPart(() => import("./a.tsx"));\nvoid import("./b.tsx");', 1],
  ])('is found in %j', (code, bare) => {
    expect(bareImports(code)).toBe(bare);
  });
});
