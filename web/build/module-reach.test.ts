import { describe, expect, it } from 'vitest';
import { reachIn } from './module-reach.ts';

const KIT = '/node_modules/kit';

/** Modules by their id: the source, and what the bundler has resolved its imports to. */
function graph(modules: Record<string, [code: string, importedIds: string[]]>) {
  const getModuleInfo = (id: string) => {
    const found = modules[id];
    return found ? { code: found[0], importedIds: found[1] } : null;
  };
  return reachIn({ getModuleInfo } as unknown as Parameters<typeof reachIn>[0]);
}

const list: [string, string[]] = [
  `import { Button } from "./button.mjs"; export * from "./more.mjs"; export { default as Dialog } from './dialog.mjs'; export { Button };`,
  [`${KIT}/button.mjs`, `${KIT}/more.mjs`, `${KIT}/dialog.mjs`],
];
const kit = {
  [`${KIT}/index.mjs`]: list,
  [`${KIT}/more.mjs`]: [`export { useMenu } from "./menu.mjs";`, [`${KIT}/menu.mjs`]] as [string, string[]],
  [`${KIT}/button.mjs`]: ['export const Button = 1;', []] as [string, string[]],
  [`${KIT}/menu.mjs`]: ['export const useMenu = 1;', []] as [string, string[]],
  [`${KIT}/dialog.mjs`]: ['import { Button } from "./button.mjs";', [`${KIT}/button.mjs`]] as [string, string[]],
};
const page = (code: string) => graph({ ...kit, '/page.ts': [code, [`${KIT}/index.mjs`]] })('/page.ts');

describe('what a module cannot run without', () => {
  it('is what it imports, and what that imports', () => {
    const reach = graph({
      '/a.ts': ['import "./b.ts"', ['/b.ts']],
      '/b.ts': ['', ['/c.ts', '/a.ts']],
      '/c.ts': ['', []],
    });
    expect([...reach('/a.ts')].toSorted()).toEqual(['/a.ts', '/b.ts', '/c.ts']);
  });

  it.each([
    ['import { Button } from "kit";', ['button']],
    ['import { Dialog as Window } from "kit";', ['button', 'dialog']],
    ['import {\n  Button,\n  useMenu,\n} from "kit";', ['button', 'menu']],
    ['import * as kit from "kit";', ['button', 'dialog', 'index', 'menu', 'more']],
    ['import { unknown } from "kit";', ['button', 'dialog', 'index', 'menu', 'more']],
  ])('is of a package only what is named: %j', (code, names) => {
    expect([...page(code)].toSorted()).toEqual([...names.map((name) => `${KIT}/${name}.mjs`), '/page.ts']);
  });

  it('is not what an example in a comment imports', () => {
    const reach = graph({
      '/page.ts': ['import { useMenu } from "kit";', [`${KIT}/index.mjs`]],
      [`${KIT}/index.mjs`]: [
        'import { useMenu } from "./menu.mjs";\nexport { useMenu };',
        [`${KIT}/button.mjs`, `${KIT}/menu.mjs`],
      ],
      [`${KIT}/menu.mjs`]: [
        'import { Button } from "./button.mjs";\n/**\n* @example\n* import { useMenu } from "kit"\n*/\nexport { useMenu };',
        [`${KIT}/button.mjs`],
      ],
      [`${KIT}/button.mjs`]: ['export const Button = 1;', []],
    });
    expect([...reach('/page.ts')].toSorted()).toEqual([`${KIT}/button.mjs`, `${KIT}/menu.mjs`, '/page.ts']);
  });
});
