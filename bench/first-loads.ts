import { weighFirstLoads } from '../e2e/process/first-loads.ts';
import type { Row } from './row.ts';

/** What a browser without a cache fetches before a page is whole, and what it fetches later. */
export async function run(): Promise<Row[]> {
  const { pages, widgets } = await weighFirstLoads();
  return [
    ...pages.map(({ path, js, css, files, limit }) => ({
      what: `first load of ${path}`,
      measured: `${js.toFixed(0)} + ${css.toFixed(1)} KB`,
      beside: `${files} files`,
      budget: `≤ ${limit.js} + ${limit.css} KB`,
      ok: js <= limit.js && css <= limit.css,
    })),
    ...widgets.map(({ name, js, css, limit }) => ({
      what: `lazy widget: ${name}`,
      measured: `${js.toFixed(0)} + ${css.toFixed(1)} KB`,
      budget: `≤ ${limit} KB`,
      ok: js + css <= limit,
    })),
  ];
}
