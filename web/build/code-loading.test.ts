import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { codeLoading } from './code-loading.ts';

const chunk = (fileName: string, more: object = {}) => ({
  ...{
    type: 'chunk',
    fileName,
    code: '',
    isEntry: false,
    isDynamicEntry: false,
    imports: [],
    dynamicImports: [],
    moduleIds: [],
  },
  ...more,
});

test('what is imported late has its styles, also where something else imports it at once', async () => {
  const start = chunk('assets/start.js', {
    isEntry: true,
    dynamicImports: ['assets/page.js', 'assets/shared.js'],
    moduleIds: [fileURLToPath(new URL('../lib/code/import-code.ts', import.meta.url))],
  });
  const page = chunk('assets/page.js', { isDynamicEntry: true, imports: ['assets/shared.js'] });
  const shared = chunk('assets/shared.js', { viteMetadata: { importedCss: new Set(['assets/shared.css']) } });
  const bundle = Object.fromEntries([start, page, shared].map((each) => [each.fileName, each]));
  const written: string[] = [];
  const { generateBundle } = codeLoading();
  if (typeof generateBundle !== 'object') throw new Error('nothing is done at the end of the build');
  const context = { emitFile: ({ source }: { source: string }) => written.push(source) };
  await generateBundle.handler.call(context as never, {} as never, bundle as never, true);
  expect(JSON.parse(written[0] ?? '')).toEqual({
    files: ['assets/shared.js', 'assets/shared.css'],
    needs: { 'page.js': [0, 1], 'shared.js': [1] },
  });
});
