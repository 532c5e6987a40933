import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const KILOBYTE = 1024;
/** Loaded once a member asks for them, or under a skeleton, never with a page. */
const WIDGETS: Record<string, string> = {
  'live picture': 'lib/scene/scene-canvas.tsx',
  'picture dialog': 'features/profile/components/pictures/image-dialog.tsx',
  cropping: 'features/profile/components/pictures/crop-step.tsx',
  'share dialog': 'features/sharing/components/composer/share-session.tsx',
  'editor of words': 'features/studio/components/piece/piece-view.tsx',
  'canvas of a drawing': 'features/studio/components/piece/drawn-piece-view.tsx',
  'colours of a logo': '../node_modules/extract-colors/lib/extract-colors.mjs',
};
/** Of a widget, scripts and styles together. */
const WIDGET_LIMIT = 135;
const LIMITS: Record<string, [js: number, css: number]> = {
  '/login': [150, 25],
  '/dashboard': [200, 27],
  '/design': [260, 30],
};
const PAGE_LIMIT: [number, number] = [240, 30];
/** Kilobytes of widgets that are over their limit today: they may become lighter and not heavier. */
const OVER_TODAY: Readonly<Record<string, number>> = {
  'editor of words': 222,
};

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

/** What is fetched: kilobytes, gzipped. */
interface Weight {
  js: number;
  css: number;
}

/** A page as a browser without a cache fetches it, in the dearer of the two languages. */
export interface PageWeight extends Weight {
  path: string;
  /** How many files these are. */
  files: number;
  limit: Weight;
}

/** A part of the program that is fetched when somebody asks for it. */
export interface WidgetWeight extends Weight {
  name: string;
  /** For both together. */
  limit: number;
  /** What both together may weigh today; more than the limit where it is over that. */
  most: number;
}

const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(DIST, '.vite', name), 'utf8')) as T;

/** Weighs every page and every widget of the build. @throws where there is none */
export async function weighFirstLoads(): Promise<{ pages: PageWeight[]; widgets: WidgetWeight[] }> {
  const manifest = await read<Manifest>('manifest.json');
  const built = await read<Page[]>('pages.json');
  const weigh = scale();
  const start = [...filesOf(manifest, 'index.html')];
  const pages: PageWeight[] = [];
  for (const { paths, scripts, styles, texts } of built) {
    const weights = await Promise.all(
      Object.values(texts).map((words) => weigh(new Set([...start, ...scripts, ...styles, ...words]))),
    );
    const path = paths[0] ?? '';
    const [js, css] = LIMITS[path] ?? PAGE_LIMIT;
    pages.push({
      path,
      js: Math.max(...weights.map((each) => each.js)),
      css: Math.max(...weights.map((each) => each.css)),
      files: start.length + scripts.length + styles.length + (texts['en']?.length ?? 0),
      limit: { js, css },
    });
  }
  const forMembers = built.filter(({ access }) => access === 'member');
  const partsOf = ({ scripts, styles }: Page) => [...scripts, ...styles];
  const [some] = forMembers;
  const frame = some ? partsOf(some).filter((file) => forMembers.every((page) => partsOf(page).includes(file))) : [];
  const known = new Set([...start, ...frame]);
  const widgets: WidgetWeight[] = [];
  for (const [name, source] of Object.entries(WIDGETS)) {
    const more = [...filesOf(manifest, source)].filter((file) => !known.has(file));
    const most = OVER_TODAY[name] ?? WIDGET_LIMIT;
    widgets.push({ name, limit: WIDGET_LIMIT, most, ...(await weigh(new Set(more))) });
  }
  return { pages, widgets };
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

type Weigh = (files: ReadonlySet<string>) => Promise<Weight>;

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
