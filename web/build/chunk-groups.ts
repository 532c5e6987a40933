import { fileURLToPath } from 'node:url';
import { type Rolldown, normalizePath } from 'vite';
import { type Shared, joinShared } from './join-shared.ts';
import { type Reach, reachIn } from './module-reach.ts';

const ROOT = normalizePath(fileURLToPath(new URL('../../', import.meta.url)));
const SIGN_IN = `${ROOT}web/features/access/pages/login-page.tsx`;
const PUBLIC_FRAME = `${ROOT}web/app/public-frame.tsx`;
const MEMBER_FRAME = `${ROOT}web/app/shell/member-frame.tsx`;
/** Where somebody signs in, registers, or comes back with a link. */
const DOORS = /\/web\/features\/access\//;
const ROUTE_TABLE = `${ROOT}web/app/route-table.ts`;
const MAIN = `${ROOT}web/app/main.tsx`;
const DASHBOARD = `${ROOT}web/features/dashboard/pages/dashboard-page.tsx`;
const FRAME_TEXTS = /\/web\/locales\/(en|es)\/frame\/(?:common|shell|titles|errors)\.ts$/;
const TEXTS = /\/web\/locales\//;
const PAGE_CODE = /\/page-code\.ts$/;
/** This share of all pages must have a module before every member's page carries it: the frame does not grow with the pages. */
const SHARE = 1 / 3;
/** Every member opens the dashboard first, so it counts as much as so many other pages; a part that comes later, as a part of one. */
const [DASHBOARD_WEIGHT, LATER_WEIGHT] = [4, 0.6];
/** Source of this length, about a kilobyte as it is sent, is as dear as one more file. */
const FILE_COST = 4000;
/** How many layers of files there may be. */
const LAYERS = 16;

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Context = Rolldown.ChunkingContext;

/** The modules of all pages, as the features name them. */
function pageIdsOf(context: Context): string[] {
  const tables = (context.getModuleInfo(ROUTE_TABLE)?.importedIds ?? []).filter((id) => PAGE_CODE.test(id));
  return [...new Set(tables.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))];
}

/** Every module that is fetched by an `import()`, of whatever depth; texts are left out. */
function laterIdsOf(context: Context): string[] {
  const later = new Set<string>();
  const seen = new Set<string>();
  const open = [MAIN];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || TEXTS.test(id)) continue;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const each of dynamicallyImportedIds) if (!TEXTS.test(each)) later.add(each);
    open.push(...importedIds, ...dynamicallyImportedIds);
  }
  return [...later];
}

/** By module, the entries that cannot run without it, as places in the list of entries. */
function usersOf(entries: readonly string[], reach: Reach): Map<string, Set<number>> {
  const users = new Map<string, Set<number>>();
  entries.forEach((entry, at) => {
    for (const id of reach(entry)) users.set(id, (users.get(id) ?? new Set()).add(at));
  });
  return users;
}

/** Those of `ids` that the same entries need, together; styles go with the modules that import them. */
function classesOf(
  ids: readonly string[],
  users: ReadonlyMap<string, ReadonlySet<number>>,
  context: Context,
  reach: Reach,
): Shared[] {
  const classes = new Map<string, { ids: string[]; entries: ReadonlySet<number>; size: number }>();
  for (const id of ids) {
    const entries = users.get(id) ?? new Set();
    const key = [...entries].join(' ');
    const found = classes.get(key) ?? { ids: [], entries, size: 0 };
    found.ids.push(id);
    found.size += context.getModuleInfo(id)?.code?.length ?? 0;
    classes.set(key, found);
  }
  const all = [...classes.values()];
  const placeOf = new Map(all.flatMap((each, at) => each.ids.map((id) => [id, at] as const)));
  return all.map((each) => ({
    ...each,
    needs: new Set(each.ids.flatMap((id) => [...reach(id)].flatMap((needed) => placeOf.get(needed) ?? []))),
  }));
}

/** A file that several entries fetch. Files of a layer import those of earlier ones only. */
interface Place {
  layer: number;
  name: string;
}

/** By module, the file that it goes to; what has none is left to the bundler. */
function placesOf(context: Context): ReadonlyMap<string, Place> {
  const reach = reachIn(context);
  const pages = new Set(pageIdsOf(context));
  const entries = [...new Set([...pages, ...laterIdsOf(context)])];
  const users = usersOf(entries, reach);
  const places = new Map<string, Place>();
  const shared: string[] = [];
  for (const [id, by] of users) {
    if (reach(MAIN).has(id) || TEXTS.test(id)) continue;
    const [onSignIn, onPublic, onMember] = [SIGN_IN, PUBLIC_FRAME, MEMBER_FRAME].map((root) => reach(root).has(id));
    const isCommon = onMember || [...by].filter((at) => at < pages.size).length >= pages.size * SHARE;
    const isOfDoors = [...by].every((at) => DOORS.test(entries[at] ?? ''));
    if (onSignIn) {
      if (isCommon || reach(DASHBOARD).has(id)) places.set(id, { layer: 0, name: 'kit' });
      else if (by.size > 1) places.set(id, isOfDoors ? { layer: 2, name: 'doors' } : { layer: 1, name: 'forms' });
    } else if (onPublic && onMember) places.set(id, { layer: 1, name: 'base' });
    else if (isCommon) places.set(id, { layer: 2, name: 'frame' });
    else if (by.size > 1 && !entries.includes(id) && !id.endsWith('.css')) shared.push(id);
  }
  const weights = entries.map((id, at) => {
    if (at >= pages.size) return LATER_WEIGHT;
    return id === DASHBOARD ? DASHBOARD_WEIGHT : 1;
  });
  const layers = joinShared(classesOf(shared, users, context, reach), { weights, fileCost: FILE_COST });
  if (layers.length + 3 > LAYERS) throw new Error(`modules lie in ${layers.length + 3} layers: raise LAYERS`);
  layers.forEach((files, depth) => {
    files.forEach((ids, at) => {
      for (const id of ids) places.set(id, { layer: depth + 3, name: `shared-${depth}-${at}` });
    });
  });
  return places;
}

/**
 * Few files rather than many small ones: on a slow line every file costs a round trip, six at a time. What the sign-in page shares
 * with the dashboard or with many pages is one file, what it shares with others a second, what only the doors share a third; what
 * else the frames share is a file, the members' frame with what many pages share another, and so are the frame's texts.
 * What fewer pages share is joined where a file more costs more than what some of them then fetch for nothing.
 * A page brings what only it needs. `npm run bench -- loads` says what each page then weighs.
 */
export function chunkGroups(): Groups {
  let places: ReadonlyMap<string, Place> | undefined;
  const placeOf = (id: string, context: Context) => (places ??= placesOf(context)).get(id);
  return [
    { name: textsOf, debugName: 'texts', priority: 500 },
    { name: 'start', tags: ['$initial'], priority: 400 },
    // A group takes what its modules need along, unless one of higher priority has it: so there is one for each layer.
    ...Array.from({ length: LAYERS }, (_, layer) => ({
      name: (id: string, context: Context) => {
        const place = placeOf(id, context);
        return place?.layer === layer ? place.name : null;
      },
      debugName: `layer ${layer}`,
      priority: 300 - layer,
    })),
  ];
}

function textsOf(id: string): string | null {
  const language = FRAME_TEXTS.exec(normalizePath(id))?.[1];
  return language === undefined ? null : `texts-${language}`;
}
