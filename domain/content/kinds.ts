import { type Kind, TEXT } from './kind.ts';

/** What is held for members at a time, and can be looked at again: slides with what was said. They share one page. */
const WEBINAR = {
  ...TEXT,
  shelf: 'learning',
  detail: '/learning-center/webinar-replay/$slug',
  has: ['minutes', 'webinarTime', 'slides'],
  mayHave: ['monthlyIn', 'join', 'recording'],
} as const;

const rows = {
  blog: {
    label: 'article',
    searchedAs: ['article', 'blog', 'artículo'],
    suits: 'foundations',
    plural: 'articles',
    aliases: ['blogs'],
    shelf: 'shareable',
    detail: '/shareable-content/blog/$slug',
    feature: null,
    postedAs: 'link',
    canBePinned: true,
    hasPublicPage: true,
    picture: 'cover',
    isRead: true,
    isCustomized: true,
    size: 'link',
    // The documents call its feature so; no account holds one of that name, and none is needed.
    autopilot: { id: 1, name: 'personalized-blog' },
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
    ...TEXT,
    isRead: false,
    postedAs: 'video',
    has: ['film'],
    hasPublicPage: true,
    label: 'video',
    searchedAs: ['video'],
    suits: 'realtalk',
    plural: 'videos',
    aliases: ['videos'],
    shelf: 'shareable',
    detail: '/shareable-content/video/$slug',
    feature: 'video',
    canBePinned: true,
    autopilot: { id: 2, name: 'video' },
    formerly: { lists: ['/videos', '/$language/videos'], details: ['/$language/videos/$slug'] },
  },
  'social-graphic': {
    label: 'graphic',
    searchedAs: ['graphic', 'flyer', 'picture', 'image', 'gráfico', 'volante', 'imagen'],
    suits: 'social',
    plural: 'graphics',
    aliases: ['social-graphics'],
    shelf: 'shareable',
    detail: '/shareable-content/graphic/$slug',
    feature: 'social-graphics',
    postedAs: 'picture',
    hasPublicPage: false,
    picture: 'own',
    isDesigned: true,
    isRead: false,
    size: 'square',
    autopilot: { id: 3, name: 'social-graphics' },
    formerly: { lists: ['/socialgraphics', '/social-graphics'] },
  },
  infographic: {
    label: 'infographic',
    searchedAs: ['infographic', 'infografía'],
    plural: 'infographics',
    aliases: ['infographics'],
    shelf: 'shareable',
    detail: '/shareable-content/infographic/$slug',
    feature: null,
    postedAs: 'picture',
    hasPublicPage: false,
    picture: 'own',
    isDesigned: true,
    isRead: false,
    size: 'square',
    formerly: {
      lists: ['/infographics'],
      listsLeadTo: { path: '/shareable-content', search: { types: 'blog', categories: 'infographics' } },
    },
  },
  mmr: {
    ...TEXT,
    label: 'marketReport',
    searchedAs: ['report', 'informe', 'reporte'],
    plural: 'marketReports',
    aliases: ['mmrs'],
    shelf: 'market',
    detail: '/market-updates/mmr/$slug',
    feature: 'mmr',
    has: ['talkingPoints'],
    mayHave: ['slides'],
    notice: 'report',
    formerly: {
      lists: ['/mmr', '/mmr/$monthYear'],
      listsLeadTo: { path: '/market-updates', search: { types: 'mmr' } },
    },
  },
  guide: {
    ...TEXT,
    label: 'guide',
    searchedAs: ['guide', 'guía'],
    plural: 'guides',
    aliases: ['guides'],
    shelf: 'resources',
    detail: '/resources/guides/$slug',
  },
  template: {
    ...TEXT,
    label: 'template',
    searchedAs: ['template', 'email', 'plantilla', 'correo'],
    plural: 'templates',
    aliases: ['templates'],
    shelf: 'resources',
    detail: '/resources/templates/$slug',
  },
  tool: {
    ...TEXT,
    label: 'tool',
    searchedAs: ['tool', 'herramienta'],
    plural: 'tools',
    aliases: ['tools'],
    shelf: 'resources',
    detail: '/resources/$slug',
    feature: 'tools',
    postedAs: 'picture',
    picture: 'own',
    isRead: false,
    size: 'square',
  },
  'best-practice': {
    ...TEXT,
    label: 'bestPractice',
    searchedAs: ['best practice', 'buena práctica'],
    suits: 'playbooks',
    plural: 'bestPractices',
    aliases: ['best-practices'],
    shelf: 'learning',
    detail: '/learning-center/best-practice/$slug',
    formerly: { details: ['/content/best-practice/$slug'] },
  },
  'training-video': {
    ...TEXT,
    label: 'trainingVideo',
    searchedAs: ['training', 'training video', 'capacitación'],
    suits: 'foundations',
    plural: 'trainingVideos',
    mayHave: ['lesson'],
    aliases: ['training-videos'],
    shelf: 'learning',
    detail: '/learning-center/training-video/$slug',
    formerly: { details: ['/content/training-video/$slug'] },
  },
  'webinar-replay': {
    ...WEBINAR,
    label: 'webinarReplay',
    searchedAs: ['webinar', 'webinario'],
    plural: 'webinarReplays',
    aliases: ['webinar-replays'],
    formerly: { details: ['/content/webinar-replay/$slug', '/webinars/$slug'] },
  },
  'strategy-call': {
    ...WEBINAR,
    label: 'strategyCall',
    searchedAs: ['strategy call', 'llamada estrategia'],
    plural: 'strategyCalls',
    aliases: ['strategy-calls'],
  },
  'lunch-and-learn': {
    ...WEBINAR,
    label: 'lunchAndLearn',
    searchedAs: ['lunch learn', 'brunch learn', 'almuerzo'],
    sessionsAt: '/learning-center/brunch-and-learn',
    plural: 'lunchAndLearns',
    aliases: ['lunch-and-learns'],
  },
  script: {
    ...TEXT,
    label: 'realtalkScript',
    searchedAs: ['script', 'guion'],
    suits: 'realtalk',
    plural: 'scripts',
    aliases: ['scripts'],
    shelf: 'scripts',
    detail: '/realtalk/scripts/$slug',
    feature: 'realtalk',
    isCustomized: true,
    isRecorded: true,
    has: ['situation'],
    formerly: {
      lists: ['/content/scripts', '/scripts'],
      details: ['/content/scripts/$slug', '/scripts/$slug'],
      listsLeadTo: { path: '/realtalk/scripts' },
    },
  },
  playbook: {
    ...TEXT,
    label: 'playbook',
    searchedAs: ['playbook', 'guía acción'],
    plural: 'playbooks',
    aliases: ['playbooks'],
    shelf: 'playbooks',
    detail: '/playbooks/$slug',
    feature: 'playbook',
    isRead: false,
    has: ['goal', 'days'],
    mayHave: ['number'],
  },
  'expert-guide': {
    ...TEXT,
    label: 'expertGuide',
    searchedAs: ['expert guide', 'guía experto'],
    plural: 'expertGuides',
    aliases: ['expert-guides'],
    shelf: 'expert',
    detail: '/expert-guides/$slug',
  },
  alert: {
    ...TEXT,
    label: 'alert',
    searchedAs: ['alert', 'alerta'],
    plural: 'alerts',
    aliases: ['alerts'],
    shelf: 'none',
    detail: null,
    isRead: false,
    has: ['target', 'shownForDays'],
    notice: 'alert',
  },
  'must-share': {
    ...TEXT,
    label: 'mustShare',
    plural: 'mustShares',
    aliases: ['must-shares'],
    shelf: 'none',
    detail: null,
    isRead: false,
    notice: 'share',
  },
} as const satisfies Readonly<Record<string, Kind>>;

type Rows = typeof rows;

export type ContentType = keyof Rows;
export type ShareableType = { [T in ContentType]: Rows[T]['shelf'] extends 'shareable' ? T : never }[ContentType];

/** The rows with all of their columns; label, plural and page of a type keep their exact values. */
export const kinds: {
  readonly [T in ContentType]: Kind & Pick<Rows[T], 'label' | 'plural' | 'detail' | 'feature'>;
} = rows;

export const CONTENT_TYPES = Object.keys(rows) as ContentType[];

/** The folder of `library/` with the pieces of a type. */
export function folderOf(type: ContentType): string {
  return kinds[type].plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What a member can share: what the library shows when its address names no types. */
export const SHAREABLE_TYPES = CONTENT_TYPES.filter((type): type is ShareableType => kinds[type].shelf === 'shareable');

/** What a graphic becomes that a member designs from an empty one. */
export const DESIGNED_TYPE: ContentType = 'social-graphic';

/** What a text becomes that was written elsewhere. */
export const TYPE_FROM_ELSEWHERE: ContentType = 'blog';

/** Whether this is the very name of a type. */
export function isContentType(name: string): name is ContentType {
  return CONTENT_TYPES.some((type) => type === name);
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
