import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, normalizePath } from 'vite';
import type { NeededFiles } from '../lib/code/needed-files.ts';

const BUNDLERS_OWN = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../lib/code/import-code.ts', import.meta.url));
/** The bundler's list of needed files at the start of a chunk, and the places that read it. */
const LIST = /const __vite__mapDeps=.*?\.map\(i=>d\[i\]\);\n/;
const READ = /__vite__mapDeps\(\[[\d,]*\]\)/g;

type Bundle = Rolldown.OutputBundle;

/** Everything that a chunk cannot run without, styles included, in the order in which their rules are to win. */
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk): Set<string> {
  const files = new Set<string>();
  const seen = new Set<Rolldown.OutputChunk>();
  const take = (each: Bundle[string] | undefined) => {
    if (each?.type !== 'chunk' || seen.has(each)) return;
    seen.add(each);
    for (const imported of each.imports) take(bundle[imported]);
    for (const file of [each.fileName, ...(each.viteMetadata?.importedCss ?? [])]) files.add(file);
  };
  take(chunk);
  return files;
}

function neededFiles(chunks: readonly Rolldown.OutputChunk[], bundle: Bundle): NeededFiles {
  const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...filesOf(bundle, chunk)]));
  const files: string[] = [];
  const needs: Record<string, readonly number[]> = {};
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  // Not those alone that the bundler calls so: what is imported at once elsewhere is none of them, and needs its styles all the same.
  const late = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  for (const chunk of chunks.filter(({ fileName, isEntry }) => late.has(fileName) && !isEntry)) {
    const more = [...filesOf(bundle, chunk)].filter((file) => !start.has(file) && file !== chunk.fileName);
    if (more.length > 0) needs[posix.basename(chunk.fileName)] = more.map(numberOf);
  }
  return { files, needs };
}

/** Takes the bundler's own lists out of the code. @throws where they are not written as expected: they would be carried for nothing */
function withoutLists(chunk: Rolldown.OutputChunk): string {
  const code = chunk.code.replace(LIST, '').replace(READ, '[]');
  if (code.includes('__vite__mapDeps')) throw new Error(`${chunk.fileName} lists its needed files in another way`);
  return code;
}

/**
 * Every `import()` of the build goes through `web/lib/code/import-code.ts` in place of the bundler's helper, which asks for a file once
 * and leaves the browser with an import that fails until the next load of the page. What each import needs stands in one file beside
 * the start of the program (`web/lib/code/needed-files.ts`): in the start itself it was 7 KB of every first load, which needs none of it.
 */
export function codeLoading(): Plugin {
  return {
    name: 'yardsign-code-loading',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === BUNDLERS_OWN ? `export { importCode as __vitePreload } from ${JSON.stringify(OURS)};` : undefined,
    generateBundle: {
      // The bundler writes its lists in this step too.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => normalizePath(id) === normalizePath(OURS)));
        if (own === undefined) throw new Error('the build has no import-code.ts');
        for (const chunk of chunks) chunk.code = withoutLists(chunk);
        this.emitFile({
          type: 'asset',
          // The name of the code changes with all names that it holds, and so with every one in this list.
          fileName: own.fileName.replace(/\.js$/, '.json'),
          source: JSON.stringify(neededFiles(chunks, bundle)),
        });
      },
    },
  };
}
