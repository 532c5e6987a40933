import { LANGUAGES, type Language } from '../languages.ts';
import { CONTENT_TYPES, type ContentType, kinds } from '../content/kinds.ts';
import { shelfPathOf } from '../content/shelves.ts';

/** An old or short address and where it leads. */
export interface LegacyPath {
  readonly from: string;
  /** Segments with `$` are filled from those of `from`. */
  readonly to: string;
  /** Set in the query, over what the link brought; the rest of the link's query is kept. */
  readonly search?: Readonly<Record<string, string>>;
  /** The language of the piece that the link is about. */
  readonly contentLanguage?: Language;
  /** How many digits a segment must have; an address that has something else there was never ours. */
  readonly digits?: Readonly<Record<string, number>>;
}

const DATE = { year: 4, month: 2, day: 2 };

function to(target: string, ...from: readonly string[]): LegacyPath[] {
  return from.map((path) => ({ from: path, to: target }));
}

/** An address that begins with `/$language` stands for one in each language. */
function inEach(from: string): Pick<LegacyPath, 'from' | 'contentLanguage'>[] {
  const rest = from.replace(/^\/\$language(?=\/)/, '');
  if (rest === from) return [{ from }];
  return LANGUAGES.map((contentLanguage) => ({ from: `/${contentLanguage}${rest}`, contentLanguage }));
}

/** Where the old addresses of a type of content lead. */
function ofType(type: ContentType): LegacyPath[] {
  const { detail, formerly } = kinds[type];
  const {
    lists = [],
    details = [],
    listsLeadTo = { path: '/shareable-content', search: { types: type } },
  } = formerly ?? {};
  const { path, search } = listsLeadTo;
  return [
    ...lists.flatMap(inEach).map((list) => ({ ...list, to: path, ...(search && { search }) })),
    ...details
      .flatMap(inEach)
      .map((piece) => ({ ...piece, to: detail ?? '/search', ...(piece.from.includes('/$year/') && { digits: DATE }) })),
  ];
}

const WRITTEN: readonly LegacyPath[] = [
  ...to('/dashboard', '/'),
  ...to('/forgot-password', '/forgotpassword'),

  ...to('/profile/basic', '/profile'),
  ...to('/profile/email-builder', '/profile/email', '/profile/newsletter'),
  ...to('/integrations', '/social-accounts'),
  ...to('/content-calendar', '/posts'),
  ...to('/blog/rssfeed', '/pp/rssfeed'),
  ...to('/email-builder', '/email', '/newsletter'),
  ...to('/local', '/local-promo'),
  ...to('/my-perks/redx', '/partners/redx'),
  ...to('/my-perks/$perk', '/partners/$perk', '/member-perks/$perk'),
  ...to('/playbooks/1', '/playbook'),

  ...to('/resources', '/guides', '/templates', '/resources/guides', '/resources/templates'),
  ...to('/resources', '/resources/infographics', '/resources/infographics/$slug'),
  ...to('/resources/guides/$slug', '/guides/$slug', '/guide/$slug', '/content/guides/$slug'),
  ...to('/resources/templates/$slug', '/templates/$slug'),
  ...to('/resources', '/deep-dive', '/deep-dives', '/deep-dive/$slug', '/deep-dives/$slug'),
  ...to('/resources', '/market-updates/deep-dive', '/market-updates/deep-dive/$slug'),

  ...to('/shareable-content', '/categories'),
  ...CONTENT_TYPES.flatMap(ofType),

  ...to('/realtalk/record', '/content/scripts/record'),
  ...to('/realtalk/review', '/content/scripts/review'),
  ...to('/realtalk/recordings', '/content/scripts/recordings'),
  ...to('/realtalk/recordings/$id', '/content/scripts/recordings/$id'),
  ...to('/realtalk/scriptbuilder', '/scriptbuilder', '/content/scripts/scriptbuilder'),
  ...to('/realtalk/scriptbuilder/$slug', '/scriptbuilder/$slug', '/content/scripts/scriptbuilder/$slug'),
  ...to(
    '/realtalk/scriptbuilder/$slug/recordings',
    '/scriptbuilder/$slug/recordings',
    '/content/scripts/scriptbuilder/$slug/recordings',
  ),

  ...to('/learning-center', '/content', '/webinars', '/training-center'),
  ...to('/learning-center', '/content/*', '/training-center/*'),
];

/** The address of a piece without its name, as somebody shortens it: it leads to the list that has such pieces. */
function shortened(): LegacyPath[] {
  const parents = CONTENT_TYPES.flatMap((type) => {
    const parent = kinds[type].detail?.replace(/\/\$slug$/, '');
    const shelf = shelfPathOf(type);
    if (parent === undefined || parent === shelf) return [];
    return [{ from: parent, to: shelf, search: { types: type } }];
  });
  const known = new Set(WRITTEN.map(({ from }) => from));
  return parents.filter(({ from }) => !known.has(from) && known.add(from));
}

/**
 * Addresses in old mails, bookmarks and other people's pages. They match whole paths only, and a page of the same address
 * wins: `/blog` leads away, `/blog/rssfeed` is a page (C-42). Among each other the more exact one wins, so that a gallery
 * stays a page, scripts go to RealTalk, and what else stood under `/content` goes to the learning center (C-43). A `*` at the
 * end stands for any rest.
 */
export const legacyPaths: readonly LegacyPath[] = [...WRITTEN, ...shortened()];

/** Segments of an old address that were matched, by name. @returns null when one has not the digits it must have. */
export function leadOn(legacy: LegacyPath, segments: Readonly<Record<string, string>>): string | null {
  for (const [name, count] of Object.entries(legacy.digits ?? {})) {
    if (!new RegExp(`^\\d{${count}}$`).test(segments[name] ?? '')) return null;
  }
  return legacy.to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(segments[name] ?? ''));
}
