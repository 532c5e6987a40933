/** An old or short address and where it leads. */
export interface LegacyPath {
  readonly from: string;
  /** Segments with `$` are filled from those of `from`. */
  readonly to: string;
  /** Set in the query, over what the link brought; the rest of the link's query is kept. */
  readonly search?: Readonly<Record<string, string>>;
  /** The language of the piece that the link is about. */
  readonly contentLanguage?: 'en' | 'es';
  /** How many digits a segment must have; an address that has something else there was never ours. */
  readonly digits?: Readonly<Record<string, number>>;
}

const DATE = { year: 4, month: 2, day: 2 };
const BLOG = { types: 'blog' };
const VIDEO = { types: 'video' };
const GRAPHIC = { types: 'social-graphic' };
const MMR = { types: 'mmr' };

function to(target: string, ...from: readonly string[]): LegacyPath[] {
  return from.map((path) => ({ from: path, to: target }));
}

function inLanguage(contentLanguage: 'en' | 'es'): LegacyPath[] {
  return [
    { from: `/${contentLanguage}/blog`, to: '/shareable-content', search: BLOG, contentLanguage },
    { from: `/${contentLanguage}/videos`, to: '/shareable-content', search: VIDEO, contentLanguage },
    { from: `/${contentLanguage}/blog/$slug`, to: '/shareable-content/blog/$slug', contentLanguage },
    { from: `/${contentLanguage}/videos/$slug`, to: '/shareable-content/video/$slug', contentLanguage },
    {
      from: `/${contentLanguage}/blog/$year/$month/$day/$slug`,
      to: '/shareable-content/blog/$slug',
      contentLanguage,
      digits: DATE,
    },
  ];
}

/**
 * Addresses in old mails, bookmarks and other people's pages. They match whole paths only, and a page of the same address
 * wins: `/blog` leads away, `/blog/rssfeed` is a page (C-42). Among each other the more exact one wins, so that a gallery
 * stays a page, scripts go to RealTalk, and what else stood under `/content` goes to the learning center (C-43). A `*` at the
 * end stands for any rest.
 */
export const legacyPaths: readonly LegacyPath[] = [
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

  { from: '/mmr', to: '/market-updates', search: MMR },
  { from: '/mmr/$monthYear', to: '/market-updates', search: MMR },

  { from: '/blog', to: '/shareable-content', search: BLOG },
  { from: '/pp', to: '/shareable-content', search: BLOG },
  { from: '/videos', to: '/shareable-content', search: VIDEO },
  ...to('/shareable-content', '/categories'),
  { from: '/socialgraphics', to: '/shareable-content', search: GRAPHIC },
  { from: '/social-graphics', to: '/shareable-content', search: GRAPHIC },
  { from: '/infographics', to: '/shareable-content', search: { types: 'blog', categories: 'infographics' } },
  { from: '/blog/$year/$month/$day/$slug', to: '/shareable-content/blog/$slug', digits: DATE },
  { from: '/$year/$month/$day/$slug', to: '/shareable-content/blog/$slug', digits: DATE },
  ...inLanguage('en'),
  ...inLanguage('es'),

  ...to('/realtalk/scripts', '/content/scripts', '/scripts'),
  ...to('/realtalk/scripts/$slug', '/content/scripts/$slug', '/scripts/$slug'),
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
  ...to('/learning-center/best-practice/$slug', '/content/best-practice/$slug'),
  ...to('/learning-center/training-video/$slug', '/content/training-video/$slug'),
  ...to('/learning-center/webinar-replay/$slug', '/content/webinar-replay/$slug', '/webinars/$slug'),
  ...to('/learning-center', '/content/*', '/training-center/*'),
];

/** Segments of an old address that were matched, by name. @returns null when one has not the digits it must have. */
export function leadOn(legacy: LegacyPath, segments: Readonly<Record<string, string>>): string | null {
  for (const [name, count] of Object.entries(legacy.digits ?? {})) {
    if (!new RegExp(`^\\d{${count}}$`).test(segments[name] ?? '')) return null;
  }
  return legacy.to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(segments[name] ?? ''));
}
