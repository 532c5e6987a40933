import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';

const BOOT = '<script src="/boot.js"></script>';
const TITLE = '<!--title of the page-->';
const STYLES = '<!--styles-->';
const STYLESHEET = /\s*<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/** The app's one page, arranged so that a browser can draw its first words from the page alone. */
export interface FirstPaint {
  /** @param parts what the page of one address names in its head, and its title in each language. */
  write: (parts: Parts) => string;
  /** The content security policy's words for the one script inside the page; empty where it is a file. */
  scriptSource: string;
}
interface Parts {
  data: object | null;
  titles: Readonly<Record<string, string>>;
  styles: readonly string[];
  scripts: readonly string[];
}

/**
 * On a slow line each file costs half a second before its first byte comes. So `boot.js` is written into the page, and the style
 * sheets, for which a browser holds back all that follows them, come after the first words.
 */
export async function arrangeFirstPaint(folder: string, page: string): Promise<FirstPaint> {
  const [start, end] = page.split(BOOT);
  if (start === undefined || end === undefined)
    throw new Error('index.html has no boot.js where first-paint.ts looks for it');
  const file = join(folder, 'boot.js');
  const boot = existsSync(file) ? await readFile(file, 'utf8') : null;
  const own = [...page.matchAll(STYLESHEET)].map(([link]) => link.trim());
  const bare = (part: string) => part.replaceAll(STYLESHEET, '');
  return {
    scriptSource: boot === null ? '' : `'sha256-${createHash('sha256').update(boot).digest('base64')}'`,
    write({ data, titles, styles, scripts }) {
      const attribute = data === null ? '' : ` data-page="${escapeHtml(JSON.stringify(data))}"`;
      const script = boot === null ? BOOT.replace('>', `${attribute}>`) : `<script${attribute}>${boot}</script>`;
      const preloads = scripts.map((each) => `<link rel="modulepreload" crossorigin href="/${each}">`);
      const links = [...own, ...styles.map((each) => `<link rel="stylesheet" crossorigin href="/${each}">`)];
      const words = Object.entries(titles).map(([language, title]) => `<p lang="${language}">${escapeHtml(title)}</p>`);
      const tail = bare(end)
        .replace('</head>', () => `${preloads.join('')}</head>`)
        .replace(TITLE, () => words.join(''))
        .replace(STYLES, () => links.join(''));
      return `${bare(start)}${script}${tail}`;
    },
  };
}
