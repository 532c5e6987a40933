import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legacyPaths } from '@yardsign/domain/access/legacy-paths';
import { normalPath } from '@yardsign/domain/access/normal-path';
import { APP_VERSION } from '@yardsign/contracts/common';
import { z } from 'zod';
import { arrangeFirstPaint, type FirstPaint } from './first-paint.ts';

/** What the build wrote down about a page (`web/build/page-files.ts`). */
const pageSchema = z.object({
  paths: z.array(z.string()),
  titles: z.record(z.string(), z.string()),
  access: z.enum(['public', 'guest', 'member']),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  texts: z.record(z.string(), z.array(z.string())),
  calls: z.array(z.string()),
});
type PageParts = z.infer<typeof pageSchema>;

const SESSION = '/api/app/v1/session';
/** How the browser app names itself, as in `web/lib/api/client-identity.ts`: the first calls are made before that code is there. */
const CLIENT = { app: 'members-web', version: APP_VERSION };

/**
 * Answers the app's one page for a path, with the files and calls that the path cannot do without named in its head. Without
 * them the browser finds each file only when the one before it has come: on a slow line, a second and a half.
 */
export interface PageWriter {
  write: (path: string, visitor: Visitor) => Promise<string>;
  /** What the content security policy must allow for the page's own script. */
  scriptSource: string;
}

/** Who asks for a page, as far as it matters to what the page fetches first. */
export interface Visitor {
  /** A session was brought, good or not. */
  signedIn: boolean;
  /** Asked only for pages with calls: whether the guards let this account reach the page, so that they are answered and used. */
  mayCall: () => Promise<boolean>;
}

/** @param folder the built browser app. A build without the list, or a path that is not in it, gives the page as it is. */
export async function createPageWriter(folder: string, page: string): Promise<PageWriter> {
  const list = join(folder, '.vite', 'pages.json');
  const paint = await arrangeFirstPaint(folder, page);
  const { scriptSource } = paint;
  const plain = paint.write({ data: null, titles: {}, styles: [], scripts: [] });
  if (!existsSync(list)) return { scriptSource, write: async () => plain };
  const found = z.array(pageSchema).parse(JSON.parse(await readFile(list, 'utf8')));
  const rows = found.flatMap((parts) =>
    parts.paths.map((path) => ({
      path,
      access: parts.access,
      html: writePage(paint, { ...parts, calls: [] }),
      calling: parts.calls.length === 0 ? null : writePage(paint, parts),
    })),
  );
  const moved = legacyPaths.flatMap(({ from, to }) => {
    const target = rows.find((row) => row.path === to);
    return target === undefined ? [] : [{ ...target, path: from.replace(/\*$/, '$') }];
  });
  const exact = new Map<string, (typeof rows)[number]>();
  const patterns: { pattern: RegExp; row: (typeof rows)[number] }[] = [];
  for (const { path, ...rest } of [...rows, ...moved]) {
    const row = { ...rest, path: path.toLowerCase() };
    if (row.path.includes('$')) patterns.push({ pattern: patternOf(row.path), row });
    else if (!exact.has(row.path)) exact.set(row.path, row);
  }
  const guestPage = exact.get('/login')?.html ?? plain;
  const write: PageWriter['write'] = async (address, { signedIn, mayCall }) => {
    const path = normalPath(address);
    const row = exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.row;
    if (row === undefined) return plain;
    if (row.access === 'member' && !signedIn) return guestPage;
    return row.calling !== null && (await mayCall()) ? row.calling : row.html;
  };
  return { scriptSource, write };
}

/** `$name` stands for one segment, a last `$` for any rest. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '$') return '.*';
    return segment.startsWith('$') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

function writePage(paint: FirstPaint, { titles, access, scripts, styles, texts, calls }: PageParts): string {
  // Which language, and whether there is a session at all, only the browser knows: the rest is up to `boot.js`.
  const data = { client: CLIENT, titles, texts, session: access === 'public' ? null : SESSION, calls };
  return paint.write({ data, titles, styles, scripts });
}
