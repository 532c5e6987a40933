import { posix } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Everything that a module cannot run without, itself included. */
export type Reach = (root: string) => ReadonlySet<string>;

/** At the beginning of a statement: the examples in the comments of a package are none of its imports. */
const IMPORT = /(?:^|[;}])\s*(import|export)\b\s*([^'";]*?)\s*\bfrom\s*["']([^"']+)["']/gm;
const LOCAL = /\bexport\s*\{([^}]*)\}\s*;?(?!\s*from)/g;
const PACKAGES = '/node_modules/';

/** `a, b as c` as pairs of the name that is exported and the name under which it is taken. */
function namesIn(list: string): [outer: string, inner: string][] {
  return list
    .split(',')
    .map((each) => each.trim().replace(/^type\s+/, ''))
    .filter((each) => each !== '')
    .map((each) => {
      const [inner = '', outer = inner] = each.split(/\s+as\s+/);
      return [outer, inner];
    });
}

const braced = (clause: string) => /\{([^}]*)\}/.exec(clause)?.[1] ?? null;

/** The imported module that a specifier of a source means. */
function idOf(importer: string, specifier: string, imported: ReadonlySet<string>): string | undefined {
  if (specifier.startsWith('.')) {
    const wanted = posix.join(posix.dirname(importer), specifier);
    return imported.has(wanted) ? wanted : undefined;
  }
  return [...imported].find((id) => id.includes(`${PACKAGES}${specifier}/`));
}

/**
 * Follows imports that are made at once. A package is often entered through a list of all that is in it, which imports everything
 * and of which a caller gets what it names: such a list is not followed as a whole, only the names.
 */
export function reachIn(context: Context): Reach {
  const lists = new Map<string, Map<string, string>>();
  const next = new Map<string, readonly string[]>();
  const reached = new Map<string, ReadonlySet<string>>();

  /** Which module stands behind each name that a list of a package hands on; empty for a module that is no list. */
  function listOf(id: string): Map<string, string> {
    const known = lists.get(id);
    if (known !== undefined) return known;
    const names = new Map<string, string>();
    lists.set(id, names);
    const info = context.getModuleInfo(id);
    const code = info?.code;
    if (!info || typeof code !== 'string' || !id.includes(PACKAGES)) return names;
    const imported = new Set(info.importedIds);
    const taken = new Map<string, string>();
    for (const [, word, clause = '', specifier = ''] of code.matchAll(IMPORT)) {
      const from = idOf(id, specifier, imported);
      const list = braced(clause);
      if (from === undefined) continue;
      if (clause.trim() === '*' && word === 'export')
        for (const [name, home] of listOf(from)) if (!names.has(name)) names.set(name, home);
      if (list === null) continue;
      const into = word === 'export' ? names : taken;
      for (const [outer] of namesIn(list)) into.set(outer, from);
    }
    for (const [, list = ''] of code.matchAll(LOCAL))
      for (const [outer, inner] of namesIn(list)) {
        const from = taken.get(inner);
        if (from !== undefined) names.set(outer, from);
      }
    return names;
  }

  /** The module in which a name of a package is written, through as many lists as there are. */
  function homeOf(id: string, name: string): string {
    const further = listOf(id).get(name);
    return further === undefined || further === id ? id : homeOf(further, name);
  }

  function nextOf(id: string): readonly string[] {
    const known = next.get(id);
    if (known !== undefined) return known;
    const info = context.getModuleInfo(id);
    const imported = new Set(info?.importedIds ?? []);
    const found = new Set(imported);
    if (info !== null && typeof info?.code === 'string')
      for (const [, , clause = '', specifier = ''] of info.code.matchAll(IMPORT)) {
        const from = idOf(id, specifier, imported);
        const list = braced(clause);
        if (from === undefined || list === null || listOf(from).size === 0) continue;
        found.delete(from);
        for (const [, inner] of namesIn(list)) found.add(homeOf(from, inner));
      }
    const ids = [...found];
    next.set(id, ids);
    return ids;
  }

  return (root) => {
    const known = reached.get(root);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const open = [root];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...nextOf(id));
    }
    reached.set(root, found);
    return found;
  };
}
