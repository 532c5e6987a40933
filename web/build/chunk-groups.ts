import { fileURLToPath } from 'node:url';
import { type Rolldown, normalizePath } from 'vite';

const ROOT = normalizePath(fileURLToPath(new URL('../../', import.meta.url)));
const SIGN_IN = `${ROOT}web/features/access/pages/login-page.tsx`;
const PUBLIC_FRAME = `${ROOT}web/app/public-frame.tsx`;
const MEMBER_FRAME = `${ROOT}web/app/shell/member-frame.tsx`;
const ROUTE_TABLE = `${ROOT}web/app/route-table.ts`;
const FRAME_TEXTS = /\/web\/locales\/(en|es)\/frame\/(?:common|shell|titles|errors)\.ts$/;
/** Packages reached through a list of everything in them, so that a walk over imports cannot tell who uses which part. */
const ICONS = /\/@tabler\//;
const QUERIES = /\/@tanstack\//;
const DESIGN = /\/web\/(?:ui|lib)\//;
const PAGE_CODE = /\/page-code\.ts$/;
/** This share of all pages must have a module before every member's page carries it: the frame does not grow with the pages. */
const SHARE = 1 / 7;

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Context = Rolldown.ChunkingContext;
type Reach = (id: string) => boolean;

/** Which modules of ours are reached from `root` by imports that are made at once; packages are followed by the bundler. */
function reachOf(root: string, context: Context): Reach {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id) || !id.startsWith(ROOT) || /\/node_modules\/|\/locales\//.test(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) take(imported);
  };
  take(root);
  return (id) => found.has(id);
}

/** The file that a module goes to; null leaves it to the bundler. */
type Sorter = (id: string) => 'kit' | 'frame' | null;

function sorterOf(context: Context): Sorter {
  const [bySignIn, byPublic, byMember] = [SIGN_IN, PUBLIC_FRAME, MEMBER_FRAME].map((root) =>
    reachOf(root, context),
  ) as [Reach, Reach, Reach];
  // A part of the design language that needs no kit weighs little: it comes with the frame once a second page has it.
  const isLight = (id: string) =>
    DESIGN.test(id) &&
    !(context.getModuleInfo(id)?.importedIds ?? []).some((imported) => /\/@mantine\//.test(imported));
  const pages = pageIdsOf(context).map((id) => reachOf(id, context));
  const many = Math.ceil(pages.length * SHARE);
  return (id) => {
    const on = pages.filter((reaches) => reaches(id)).length;
    const isShared = bySignIn(id) ? byPublic(id) || byMember(id) || on > 1 : byPublic(id) && byMember(id);
    if (isShared || QUERIES.test(id)) return 'kit';
    return byMember(id) || on >= (isLight(id) ? 2 : many) ? 'frame' : null;
  };
}

/** The modules of all pages, as the features name them. */
function pageIdsOf(context: Context): string[] {
  const tables = (context.getModuleInfo(ROUTE_TABLE)?.importedIds ?? []).filter((id) => PAGE_CODE.test(id));
  return [...new Set(tables.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))];
}

/**
 * Few files rather than many small ones: on a slow line every file costs a round trip, six at a time. What every page needs
 * is one file, what the frames share another, the members' frame with what many pages share a third, the frame's texts a fourth.
 * A page brings what only it needs. `npm run bench -- loads` says what each page then weighs.
 */
export function chunkGroups(): Groups {
  let sort: Sorter | undefined;
  const only = (name: string, id: string, context: Context) =>
    (sort ??= sorterOf(context))(normalizePath(id)) === name ? name : null;
  return [
    // A group takes what its modules need along, unless one of higher priority has it.
    { name: textsOf, debugName: 'texts', priority: 5 },
    { name: 'start', tags: ['$initial'], priority: 4 },
    { name: 'icons', test: ICONS, minShareCount: 2, priority: 3 },
    { name: (id, context) => only('kit', id, context), debugName: 'kit', priority: 2 },
    { name: (id, context) => only('frame', id, context), debugName: 'frame', priority: 1 },
  ];
}

function textsOf(id: string): string | null {
  const language = FRAME_TEXTS.exec(normalizePath(id))?.[1];
  return language === undefined ? null : `texts-${language}`;
}
