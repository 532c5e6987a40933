import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeTable, type RouteEntry } from '../web/app/route-table.ts';
import { ROOT } from './processes.ts';
import type { Row } from './row.ts';

const DIST = join(ROOT, 'web/dist');
const KILOBYTE = 1024;
/** What `web/app/main.tsx` asks for before it knows the page. */
const FIRST_CATALOGS = ['common', 'shell', 'titles', 'errors'];
const LANGUAGES = ['en', 'es'];
const MEMBER_FRAME = 'app/shell/shell.tsx';
const PUBLIC_FRAME = 'app/public-frame.tsx';
/** Loaded once a member asks for them, or under a skeleton, never with a page. */
const WIDGETS: Record<string, string> = {
  'live picture': 'lib/scene/scene-canvas.tsx',
  'picture dialog': 'features/profile/components/image-dialog.tsx',
  cropping: 'features/profile/components/crop-step.tsx',
  'share dialog': 'features/sharing/components/share-session.tsx',
  'colours of a logo': '../node_modules/extract-colors/lib/extract-colors.mjs',
};
const WIDGET_LIMIT = 135;
const LIMITS: Record<string, [js: number, css: number]> = { '/login': [150, 25], '/dashboard': [200, 27] };
const PAGE_LIMIT: [number, number] = [240, 30];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** What a browser without a cache fetches before a page is whole: gzipped, in the dearer of the two languages. */
export async function run(): Promise<Row[]> {
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const weigh = scale();
  const pages: Row[] = [];
  for (const entry of routeTable) {
    const page = sourceOf(entry);
    if (page === undefined) continue;
    const weights = await Promise.all(
      LANGUAGES.map((language) => weigh(filesOf(manifest, partsOf(entry, page, language)))),
    );
    const [js, css] = [Math.max(...weights.map((each) => each.js)), Math.max(...weights.map((each) => each.css))];
    const [jsLimit, cssLimit] = LIMITS[entry.path] ?? PAGE_LIMIT;
    pages.push({
      what: `first load of ${entry.path}`,
      measured: `${js.toFixed(0)} + ${css.toFixed(1)} KB`,
      budget: `≤ ${jsLimit} + ${cssLimit} KB`,
      ok: js <= jsLimit && css <= cssLimit,
    });
  }
  return [...pages, ...(await widgetRows(manifest, weigh))];
}

async function widgetRows(manifest: Manifest, weigh: Weigh): Promise<Row[]> {
  const shell = filesOf(manifest, ['index.html', MEMBER_FRAME]);
  const rows: Row[] = [];
  for (const [name, source] of Object.entries(WIDGETS)) {
    if (manifest[source] === undefined) continue;
    const more = [...filesOf(manifest, [source])].filter((file) => !shell.has(file));
    const { js, css } = await weigh(new Set(more));
    rows.push({
      what: `lazy widget: ${name}`,
      measured: `${js.toFixed(0)} + ${css.toFixed(1)} KB`,
      budget: `≤ ${WIDGET_LIMIT} KB`,
      ok: js + css <= WIDGET_LIMIT,
    });
  }
  return rows;
}

/** The module that a page's loader imports, as the manifest names it. */
function sourceOf({ page }: RouteEntry): string | undefined {
  const path = /import\(\s*["'`](.+?)["'`]/.exec(String(page))?.[1];
  return path === undefined ? undefined : join('app', path).replaceAll('\\', '/');
}

function partsOf(entry: RouteEntry, page: string, language: string): string[] {
  const catalogs = [...FIRST_CATALOGS, ...(entry.text ?? [])].map((area) => `locales/${language}/${area}.ts`);
  const frame = entry.access === 'member' ? [MEMBER_FRAME] : entry.frame === 'own' ? [] : [PUBLIC_FRAME];
  return ['index.html', ...frame, page, ...catalogs];
}

/** Everything that is fetched for these modules: they themselves and what they import at once. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the build has no ${source}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  for (const source of sources) take(source);
  return files;
}

type Weigh = (files: ReadonlySet<string>) => Promise<{ js: number; css: number }>;

function scale(): Weigh {
  const known = new Map<string, Promise<number>>();
  const weightOf = (file: string) => {
    const weight = known.get(file) ?? readFile(join(DIST, file)).then((bytes) => gzipSync(bytes, { level: 9 }).length);
    known.set(file, weight);
    return weight;
  };
  return async (files) => {
    const total = { js: 0, css: 0 };
    for (const file of files) {
      const kilobytes = (await weightOf(file)) / KILOBYTE;
      if (file.endsWith('.css')) total.css += kilobytes;
      else if (file.endsWith('.js')) total.js += kilobytes;
    }
    return total;
  };
}
