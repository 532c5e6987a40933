import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callsIn } from './contract-routes.ts';

const WEB = join(import.meta.dirname, '..');

const callers = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/^(?:dist|node_modules|build)\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(WEB, file), 'utf8') }))
  .filter(({ code }) => /^import \{[^}]*\bapi\b[^}]*\} from '[^']*\/client\.ts';$/m.test(code));

/** How often a source says `api` outside its imports, comments and texts. */
const mentions = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [^;]*;$|'[^'\n]*'/gm, '').match(/(?<![./\w])api\b/g)?.length ?? 0;

describe('the addresses of calls', () => {
  it('are found in every source that makes calls: each is written as api.area.name', () => {
    expect(callers.length).toBeGreaterThan(50);
    expect(callers.filter(({ code }) => mentions(code) !== callsIn(code).length).map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['await api.sharing.getPost({ params })', [['sharing', 'getPost']]],
    ['<img src={api.profile.photo.url({ params })} />', [['profile', 'photo']]],
    ['/** As `api.sharing.getPost`. */\nconst api = createClient();', []],
    ['const { sharing } = api;', []],
  ])('are read from %j', (code, calls) => {
    expect(callsIn(code)).toEqual(calls);
  });
});
