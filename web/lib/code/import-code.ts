import { reportError } from '../report-error.ts';
import { browserPorts, fetchFile } from './fetch-file.ts';

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

/**
 * Stands in for the bundler's own preloading (`web/build/code-loading.ts`): every file that an `import()` needs is fetched, again where
 * it fails, before the import is made. A style that does not come costs the looks of a part, not the part.
 * @param needs what the bundler says the import needs; nothing when it needs only its one file, whose name the import itself tells
 */
export async function importCode<T>(load: () => Promise<T>, needs: readonly string[] = []): Promise<T> {
  const own = IMPORTED.exec(String(load))?.[1];
  const urls = needs.map((file) => new URL(`/${file}`, window.location.origin).href);
  if (urls.length === 0 && own !== undefined) urls.push(new URL(own, import.meta.url).href);
  await Promise.all(urls.map((url) => (isStyle(url) ? addStyle(url).catch(reportError) : addScript(url))));
  return load();
}
