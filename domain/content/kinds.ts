import type { FeatureSlug } from '../access/features.ts';
import type { ContentMode } from '../profile/content-mode.ts';

/** What there is to know of a type of content. */
interface Kind {
  /** Key of its name among the titles of pages, for one piece of it. */
  readonly label: string;
  /** Key of its name for several pieces; the library keeps them in a folder of this name. */
  readonly plural: string;
  /** What else the type is called in addresses and calls. */
  readonly aliases: readonly string[];
  /** The list that holds it: what a member shares, what a member learns from, or neither. */
  readonly shelf: 'shareable' | 'learning' | 'none';
  /** The page of a piece. */
  readonly detail: string;
  /** The feature that a member needs to see and post it; null when every member has it. */
  readonly feature: FeatureSlug | null;
  /** What a post of it carries; null when it cannot be posted. */
  readonly postedAs: 'link' | 'picture' | null;
  /** Whether everyone can read it on the member's own path. */
  readonly hasPublicPage: boolean;
  /** Its own drawing, or the cover that all articles share. */
  readonly picture: 'own' | 'cover';
  /** Whether it is a text, which takes time to read. */
  readonly isRead: boolean;
  /** The size of its picture in lists, and in a post until the member chooses another. */
  readonly size: 'link' | 'square';
  /** The mode of a member that puts it before others. */
  readonly suits?: ContentMode;
  /** The library has no pieces of it yet, and its page says what will be there. The field goes when they come. */
  readonly soon?: true;
  /** Addresses that old links have. A beginning of `/$language` stands for each language. */
  readonly formerly?: {
    readonly lists?: readonly string[];
    readonly details?: readonly string[];
    /** Where the old lists lead, when it is not the library narrowed to this type. */
    readonly listsLeadTo?: { readonly path: string; readonly search?: Readonly<Record<string, string>> };
  };
}

/** A type that is not there yet and is not posted. What it can be posted as is decided when it comes. */
const ABSENT = {
  aliases: [],
  shelf: 'none',
  feature: null,
  postedAs: null,
  hasPublicPage: false,
  picture: 'cover',
  isRead: false,
  size: 'square',
  soon: true,
} as const;

/** Every type of content. A new one is a row here and its texts; it needs a page of its own only where it is different. */
const rows = {
  blog: {
    label: 'article',
    suits: 'foundations',
    plural: 'articles',
    aliases: ['blogs'],
    shelf: 'shareable',
    detail: '/shareable-content/blog/$slug',
    feature: null,
    postedAs: 'link',
    hasPublicPage: true,
    picture: 'cover',
    isRead: true,
    size: 'link',
    formerly: {
      lists: ['/blog', '/pp', '/$language/blog'],
      details: [
        '/$language/blog/$slug',
        '/blog/$year/$month/$day/$slug',
        '/$year/$month/$day/$slug',
        '/$language/blog/$year/$month/$day/$slug',
      ],
    },
  },
  video: {
    ...ABSENT,
    label: 'video',
    suits: 'realtalk',
    plural: 'videos',
    aliases: ['videos'],
    shelf: 'shareable',
    detail: '/shareable-content/video/$slug',
    feature: 'video',
    formerly: { lists: ['/videos', '/$language/videos'], details: ['/$language/videos/$slug'] },
  },
  'social-graphic': {
    label: 'graphic',
    suits: 'social',
    plural: 'graphics',
    aliases: ['social-graphics'],
    shelf: 'shareable',
    detail: '/shareable-content/graphic/$slug',
    feature: 'social-graphics',
    postedAs: 'picture',
    hasPublicPage: false,
    picture: 'own',
    isRead: false,
    size: 'square',
    formerly: { lists: ['/socialgraphics', '/social-graphics'] },
  },
  infographic: {
    ...ABSENT,
    label: 'infographic',
    plural: 'infographics',
    detail: '/shareable-content/infographic/$slug',
    formerly: {
      lists: ['/infographics'],
      listsLeadTo: { path: '/shareable-content', search: { types: 'blog', categories: 'infographics' } },
    },
  },
  mmr: {
    ...ABSENT,
    label: 'marketReport',
    plural: 'marketReports',
    detail: '/market-updates/mmr/$slug',
    feature: 'mmr',
    formerly: {
      lists: ['/mmr', '/mmr/$monthYear'],
      listsLeadTo: { path: '/market-updates', search: { types: 'mmr' } },
    },
  },
  'best-practice': {
    ...ABSENT,
    label: 'bestPractice',
    suits: 'playbooks',
    plural: 'bestPractices',
    shelf: 'learning',
    detail: '/learning-center/best-practice/$slug',
    formerly: { details: ['/content/best-practice/$slug'] },
  },
  'training-video': {
    ...ABSENT,
    label: 'trainingVideo',
    suits: 'foundations',
    plural: 'trainingVideos',
    shelf: 'learning',
    detail: '/learning-center/training-video/$slug',
    formerly: { details: ['/content/training-video/$slug'] },
  },
  'webinar-replay': {
    ...ABSENT,
    label: 'webinarReplay',
    plural: 'webinarReplays',
    shelf: 'learning',
    detail: '/learning-center/webinar-replay/$slug',
    formerly: { details: ['/content/webinar-replay/$slug', '/webinars/$slug'] },
  },
  script: {
    ...ABSENT,
    label: 'realtalkScript',
    suits: 'realtalk',
    plural: 'realtalkScripts',
    detail: '/realtalk/scripts/$slug',
    feature: 'realtalk',
    formerly: {
      lists: ['/content/scripts', '/scripts'],
      details: ['/content/scripts/$slug', '/scripts/$slug'],
      listsLeadTo: { path: '/realtalk/scripts' },
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

type Rows = typeof rows;

export type ContentType = keyof Rows;
/** A type that the library has pieces of. */
export type PublishedType = { [T in ContentType]: Rows[T] extends { soon: true } ? never : T }[ContentType];
export type ShareableType = { [T in ContentType]: Rows[T]['shelf'] extends 'shareable' ? T : never }[ContentType];

/** The rows with all of their columns; label, plural and page of a type keep their exact values. */
export const kinds: {
  readonly [T in ContentType]: Kind & Pick<Rows[T], 'label' | 'plural' | 'detail' | 'feature'>;
} = rows;

export const CONTENT_TYPES = Object.keys(rows) as ContentType[];

/** The types that the library has pieces of. */
export const PUBLISHED_TYPES = CONTENT_TYPES.filter((type): type is PublishedType => !kinds[type].soon);

/** What a member can share: what the library shows when its address names no types. */
export const SHAREABLE_TYPES = CONTENT_TYPES.filter((type): type is ShareableType => kinds[type].shelf === 'shareable');

export function isPublished(type: ContentType): type is PublishedType {
  return !kinds[type].soon;
}

/** The type of this name or alias; undefined when there is none. */
export function typeNamed(name: string): ContentType | undefined {
  return CONTENT_TYPES.find((type) => type === name || kinds[type].aliases.includes(name));
}

/** What there is to know of a stored piece's type; undefined for a type that is no longer known. */
export function kindOf(type: string): Kind | undefined {
  const known = typeNamed(type);
  return known && kinds[known];
}
