import { whenLoaded } from '../browser/when-idle.ts';
import { reportError } from '../report-error.ts';
import { browserPorts, fetchFile } from './fetch-file.ts';
import { type NeededFiles, withNeeded } from './needed-files.ts';

const IMPORTED = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/;

const files = new Map<string, Promise<void>>();

/** Fetches a file once; one that did not come may be asked for again. */
function fetchOnce(url: string): Promise<void> {
  const known = files.get(url);
  if (known) return known;
  const started = fetchFile(url, browserPorts);
  files.set(url, started);
  started.catch(() => files.delete(url));
  return started;
}

const isStyle = (url: string) => url.endsWith('.css');

function inHead(url: string): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')];
  return links.some(({ href }) => href === url) || [...document.scripts].some(({ src }) => src === url);
}

/** Resolves when the styles are in force. They must be there before the code, or the part is drawn without them first. */
async function addStyle(url: string): Promise<void> {
  if (inHead(url)) return;
  await fetchOnce(url);
  if (inHead(url)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    document.head.append(link);
  });
}

/** The files that the page's own head has sent for are not asked for twice. */
async function addScript(url: string): Promise<void> {
  if (!inHead(url)) await fetchOnce(url);
}

/** The list that the build has put beside this file: this one's name changes whenever anything in the list does. */
const LIST = import.meta.url.replace(/\.js$/, '.json');

let list: Promise<NeededFiles> | null = null;

/** Fetched once; one that did not come may be asked for again. */
function neededFiles(): Promise<NeededFiles> {
  if (list) return list;
  const started = fetchOnce(LIST)
    .then(() => fetch(LIST))
    .then(async (response) => (await response.json()) as NeededFiles);
  list = started;
  started.catch(() => (list = null));
  return started;
}

let isFirst = true;

/** Once the page is here, the list comes too: the next page need not wait for it. */
function lookAhead(): void {
  if (!isFirst) return;
  isFirst = false;
  whenLoaded(() => void neededFiles().catch(() => undefined));
}

/**
 * Stands in for the bundler's own preloading (`web/build/code-loading.ts`): every file that an `import()` needs is fetched, again where
 * it fails, before the import is made. A style that does not come costs the looks of a part, not the part. What the page's own head
 * has sent for came with all that it needs.
 */
export async function importCode<T>(load: () => Promise<T>): Promise<T> {
  lookAhead();
  const own = IMPORTED.exec(String(load))?.[1];
  const url = new URL(own ?? '', import.meta.url).href;
  if (own !== undefined && !inHead(url)) {
    const urls = withNeeded(url, await neededFiles());
    await Promise.all(urls.map((each) => (isStyle(each) ? addStyle(each).catch(reportError) : addScript(each))));
  }
  return load();
}
