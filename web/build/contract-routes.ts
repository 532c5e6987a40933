import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, normalizePath, runnerImport } from 'vite';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import type { RouteRow, RouteTable } from '../lib/api/route-table.ts';

const WEB = normalizePath(fileURLToPath(new URL('../', import.meta.url)));
const KNOWN = posix.join(WEB, 'lib/api/known-routes.ts');
const CONTRACT = fileURLToPath(new URL('../../contracts/api.ts', import.meta.url));
const CONTRACT_FOLDER = normalizePath(fileURLToPath(new URL('../../contracts/', import.meta.url)));
const CALL = /\bapi\.([a-z]\w*)\.([a-z]\w*)/g;

type Contract = Record<string, Record<string, AnyRoute>>;

function toRow(route: AnyRoute): RouteRow {
  const body = route.multipart ? 'multipart' : route.body ? 'json' : 'none';
  return { method: route.method, path: route.path, body, answer: route.answerKind };
}

async function readContract(): Promise<Contract> {
  const { module } = await runnerImport<{ api: Contract }>(CONTRACT);
  return module.api;
}

/** The calls that a source makes, each as `api.area.name`; without comments, whose examples nobody calls. */
export function callsIn(code: string): [area: string, name: string][] {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...bare.matchAll(CALL)].map(([, area = '', name = '']) => [area, name]);
}

function rowsOf(calls: readonly [string, string][], contract: Contract): RouteTable {
  const rows: Record<string, RouteRow> = {};
  for (const [area, name] of calls) {
    const route = contract[area]?.[name];
    if (route !== undefined) rows[`${area}.${name}`] = toRow(route);
  }
  return rows;
}

/**
 * Gives every module of the browser app the addresses of the calls that it makes, so that neither a schema nor the address of a
 * call that no part of a page makes is in its first load. They stand before the module's own first line, on that line.
 */
export function contractRoutes(): Plugin {
  let contract: Promise<Contract> | undefined;
  return {
    name: 'yardsign-contract-routes',
    enforce: 'pre',
    async transform(code, id) {
      const file = normalizePath(id).replace(/\?.*$/, '');
      if (!file.startsWith(WEB) || file.includes('/node_modules/') || !/\.tsx?$/.test(file)) return undefined;
      const calls = callsIn(code);
      if (calls.length === 0) return undefined;
      const rows = rowsOf(calls, await (contract ??= readContract()));
      if (Object.keys(rows).length === 0) return undefined;
      const knowing = `import { knownRoutes as routes$ } from ${JSON.stringify(KNOWN)}; Object.assign(routes$, ${JSON.stringify(rows)}); `;
      return { code: knowing + code, map: null };
    },
    handleHotUpdate({ file, server }) {
      if (!normalizePath(file).startsWith(CONTRACT_FOLDER)) return;
      contract = undefined;
      server.moduleGraph.invalidateAll();
      server.hot.send({ type: 'full-reload' });
    },
    buildStart() {
      contract = undefined;
      this.addWatchFile(CONTRACT);
    },
  };
}
