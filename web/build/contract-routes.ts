import { fileURLToPath } from 'node:url';
import { type Plugin, normalizePath, runnerImport } from 'vite';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import type { RouteRow } from '../lib/api/route-table.ts';

const VIRTUAL_ID = 'virtual:yardsign-routes';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
const CONTRACT = fileURLToPath(new URL('../../contracts/api.ts', import.meta.url));
const CONTRACT_FOLDER = normalizePath(fileURLToPath(new URL('../../contracts/', import.meta.url)));

type Contract = Record<string, Record<string, AnyRoute>>;

function toRow(route: AnyRoute): RouteRow {
  const body = route.multipart ? 'multipart' : route.body ? 'json' : 'none';
  return { method: route.method, path: route.path, body, answer: route.answerKind };
}

async function readTable(): Promise<string> {
  const { module } = await runnerImport<{ api: Contract }>(CONTRACT);
  const table = Object.fromEntries(
    Object.entries(module.api).map(([area, calls]) => [
      area,
      Object.fromEntries(Object.entries(calls).map(([name, route]) => [name, toRow(route)])),
    ]),
  );
  return `export const routes = ${JSON.stringify(table)};`;
}

/** Gives the browser the contract as a table of addresses, so that no schema and no zod is in the first load. */
export function contractRoutes(): Plugin {
  return {
    name: 'yardsign-contract-routes',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load: (id) => (id === RESOLVED_ID ? readTable() : undefined),
    handleHotUpdate({ file, server }) {
      if (!normalizePath(file).startsWith(CONTRACT_FOLDER)) return;
      const table = server.moduleGraph.getModuleById(RESOLVED_ID);
      if (table) server.moduleGraph.invalidateModule(table);
      server.hot.send({ type: 'full-reload' });
    },
    buildStart() {
      this.addWatchFile(CONTRACT);
    },
  };
}
