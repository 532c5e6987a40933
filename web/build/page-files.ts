import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, normalizePath, runnerImport } from 'vite';

const WEB = normalizePath(fileURLToPath(new URL('../', import.meta.url)));
const TABLE = posix.join(WEB, 'app/route-table.ts');
const START = 'app/main.tsx';
const MEMBER_FRAME = 'app/shell/member-frame.tsx';
const PUBLIC_FRAME = 'app/public-frame.tsx';
const IN_PREPARATION = 'app/pages/in-preparation-page.tsx';
const LANGUAGES = ['en', 'es'];

/** What is read of a row of the route table. */
interface Entry {
  path: string;
  title: string;
  aliases?: readonly string[];
  access: 'public' | 'guest' | 'member';
  page?: unknown;
  frame?: 'own';
  text?: readonly string[];
  calls?: readonly string[];
}
interface RouteTable {
  routeTable: readonly Entry[];
  firstTexts: readonly string[];
}
/** Titles of pages by their key, in each language. */
type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Bundle = Rolldown.OutputBundle;

/** The chunks that hold these modules, each behind all that it imports at once: so its styles win over theirs. */
function chunksOf(bundle: Bundle, sources: readonly string[]): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const found: Rolldown.OutputChunk[] = [];
  const take = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports) take(bundle[imported]);
    found.push(chunk);
  };
  for (const source of sources) take(holderOf(bundle, source));
  return found;
}

function holderOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  const id = posix.join(WEB, source);
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((each) => normalizePath(each) === id)) return chunk;
  throw new Error(`the build has no ${source}`);
}

/** The catalog of an area, on whichever shelf it stands. */
function textsOf(language: string, area: string): string {
  const folder = posix.join(WEB, 'locales', language);
  const shelf = readdirSync(folder).find((name) => existsSync(posix.join(folder, name, `${area}.ts`)));
  if (shelf === undefined) throw new Error(`there are no texts of ${area} in ${language}`);
  return `locales/${language}/${shelf}/${area}.ts`;
}

/** The module that a page's loader imports, as the runner has written it: from the folder of the app. */
function sourceOf({ page }: Entry): string {
  return /(["'`])\/([^"'`]+\.tsx)\1/.exec(String(page))?.[2] ?? IN_PREPARATION;
}

function frameOf(entry: Entry): string[] {
  if (entry.access === 'member') return [MEMBER_FRAME];
  return entry.frame === 'own' ? [] : [PUBLIC_FRAME];
}

/** What a page is made of; the start of the program, which `index.html` names itself, is left out of `scripts` and `styles`. */
function pageOf(bundle: Bundle, entry: Entry, { firstTexts }: RouteTable, titles: Titles) {
  const start = new Set(chunksOf(bundle, [START]));
  const more = (sources: readonly string[], known: ReadonlySet<unknown>) =>
    chunksOf(bundle, sources).filter((chunk) => !known.has(chunk));
  const chunks = more([...frameOf(entry), sourceOf(entry)], start);
  const texts = (language: string) =>
    more(
      [...firstTexts, ...(entry.text ?? [])].map((area) => textsOf(language, area)),
      new Set([...start, ...chunks]),
    );
  return {
    paths: [entry.path, ...(entry.aliases ?? [])],
    titles: Object.fromEntries(LANGUAGES.map((language) => [language, titles[language]?.[entry.title] ?? ''])),
    access: entry.access,
    scripts: chunks.map(({ fileName }) => fileName),
    styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, texts(language).map((chunk) => chunk.fileName)])),
    calls: entry.calls ?? [],
  };
}

async function readTitles(language: string): Promise<Record<string, string>> {
  const file = posix.join(WEB, textsOf(language, 'titles'));
  const { module } = await runnerImport<{ messages: Record<string, string> }>(file, { root: WEB, configFile: false });
  return module.messages;
}

/**
 * Writes `.vite/pages.json`: for every page the files and the calls that it cannot do without, so that the server can name them in
 * the page and the browser fetches all of them at once instead of finding one behind the other.
 */
export function pageFiles(): Plugin {
  return {
    name: 'yardsign-page-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { module: table } = await runnerImport<RouteTable>(TABLE, { root: WEB, configFile: false });
      const titles: Titles = Object.fromEntries(
        await Promise.all(LANGUAGES.map(async (language) => [language, await readTitles(language)] as const)),
      );
      const pages = table.routeTable.map((entry) => pageOf(bundle, entry, table, titles));
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) });
    },
  };
}
