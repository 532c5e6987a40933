import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BUNDLERS_OWN = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../lib/code/import-code.ts', import.meta.url));

/**
 * Every `import()` of the build goes through `web/lib/code/import-code.ts` in place of the bundler's helper, which asks for a file once
 * and leaves the browser with an import that fails until the next load of the page.
 */
export function codeLoading(): Plugin {
  return {
    name: 'yardsign-code-loading',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === BUNDLERS_OWN ? `export { importCode as __vitePreload } from ${JSON.stringify(OURS)};` : undefined,
  };
}
