import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './processes.ts';
import type { Row } from './row.ts';

const DIST = join(ROOT, 'web/dist');
const KILOBYTE = 1024;
/** Loaded once a member asks for them, or under a skeleton, never with a page. */
const WIDGETS: Record<string, string> = {
  'live picture': 'lib/scene/scene-canvas.tsx',
  'picture dialog': 'features/profile/components/pictures/image-dialog.tsx',
  cropping: 'features/profile/components/pictures/crop-step.tsx',
  'share dialog': 'features/sharing/components/composer/share-session.tsx',
  'colours of a logo': '../node_modules/extract-colors/lib/extract-colors.mjs',
};
const WIDGET_LIMIT = 135;
const LIMITS: Record<string, [js: number, css: number]> = {
  '/login': [150, 25],
  '/dashboard': [200, 27],
  '/design': [260, 30],
};
const PAGE_LIMIT: [number, number] = [240, 30];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** A row of what the build wrote for the server (`web/build/page-files.ts`). */
interface Page {
  paths: string[];
  access: string;
  scripts: string[];
  styles: string[];
  texts: Record<string, string[]>;
}

const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(DIST, '.vite', name), 'utf8')) as T;

/** What a browser without a cache fetches before a page is whole: gzipped, in the dearer of the two languages. */
export async function run(): Promise<Row[]> {
  const manifest = await read<Manifest>('manifest.json');
  const pages = await read<Page[]>('pages.json');
  const weigh = scale();
  const start = [...filesOf(manifest, 'index.html')];
  const rows: Row[] = [];
  for (const { paths, scripts, styles, texts } of pages) {
    const weights = await Promise.all(
      Object.values(texts).map((words) => weigh(new Set([...start, ...scripts, ...styles, ...words]))),
    );
    const [js, css] = [Math.max(...weights.map((each) => each.js)), Math.max(...weights.map((each) => each.css))];
    const path = paths[0] ?? '';
    const [jsLimit, cssLimit] = LIMITS[path] ?? PAGE_LIMIT;
    rows.push({
      what: `first load of ${path}`,
      measured: `${js.toFixed(0)} + ${css.toFixed(1)} KB`,
      beside: `${start.length + scripts.length + styles.length + (texts['en']?.length ?? 0)} files`,
      budget: `≤ ${jsLimit} + ${cssLimit} KB`,
      ok: js <= jsLimit && css <= cssLimit,
    });
  }
  const forMembers = pages.filter(({ access }) => access === 'member');
  const partsOf = ({ scripts, styles }: Page) => [...scripts, ...styles];
  const [some] = forMembers;
  const frame = some ? partsOf(some).filter((file) => forMembers.every((page) => partsOf(page).includes(file))) : [];
  return [...rows, ...(await widgetRows(manifest, new Set([...start, ...frame]), weigh))];
}

async function widgetRows(manifest: Manifest, frame: ReadonlySet<string>, weigh: Weigh): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, source] of Object.entries(WIDGETS)) {
    const more = [...filesOf(manifest, source)].filter((file) => !frame.has(file));
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

/** Everything that is fetched for a module: it and what it imports at once. */
function filesOf(manifest: Manifest, source: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  take(source);
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
