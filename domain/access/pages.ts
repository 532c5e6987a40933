import { CONTENT_TYPES, type ContentType, kinds } from '../content/kinds.ts';

/** Features that a page may ask for; each has its own panel of benefits for those who lack it. */
export const PAGE_FEATURES = [
  'email-builder',
  'video',
  'tools',
  'mmr',
  'social-graphics',
  'realtalk',
  'playbook',
  'local',
] as const;

export type PageFeature = (typeof PAGE_FEATURES)[number];

/** Who may open a page: anyone, guests only (sign-in pages), or members. */
type PageAccess = 'public' | 'guest' | 'member';

/** Rules about what kind of account may stand on a page, in the documents' words. See `page-rules.ts`. */
export type PageRule =
  | 'crew-only'
  | 'licensed-member-stays'
  | 'licensed-member-to-upgrade'
  | 'licensed-owner-to-subscription'
  | 'team-owner-to-dashboard'
  | 'pending-cancel-to-subscription'
  | 'paid-to-dashboard'
  | 'referrers-only';

/** A choice that a page requires. */
export type Choice = 'script' | 'takes';

export interface Page {
  /** A segment that starts with `$` stands for anything. */
  readonly path: string;
  /** Key of the page's title; each language has one. */
  readonly title: string;
  readonly access: PageAccess;
  /** Further addresses that show the same page. */
  readonly aliases?: readonly string[];
  readonly feature?: PageFeature;
  /** Where a member without the feature goes instead of seeing what it would give. */
  readonly featureMissing?: string;
  /** Open also to members whose profile is not set up. */
  readonly withoutProfile?: true;
  /** Open also to members who have not accepted a new version of a legal text: what they need to leave. */
  readonly withoutConsent?: true;
  /** The page is about money paid this way; everyone else goes to `otherwise`. */
  readonly billing?: { readonly service: 'recurly'; readonly otherwise: string };
  /** A member with an unpaid invoice goes and pays it first. */
  readonly dunning?: true;
  /** For owners and admins of a team. */
  readonly team?: true;
  readonly rules?: readonly PageRule[];
  readonly needs?: { readonly choice: Choice; readonly otherwise: string };
  /** Not built yet: the page says what will be here, and no menu leads to it. The field goes when its code comes. */
  readonly soon?: true;
  /** The page only redirects to an address outside the product. */
  readonly leaves?: true;
}

interface PiecePage {
  readonly path: NonNullable<(typeof kinds)[ContentType]['detail']>;
  readonly title: (typeof kinds)[ContentType]['label'];
  readonly access: 'member';
  readonly feature?: NonNullable<(typeof kinds)[ContentType]['feature']>;
}

/** What the team of this installation works on. */
const CREW = { access: 'member', withoutProfile: true, rules: ['crew-only'] } as const;

/** The pages of pieces: one for each type of content that has one, and one for those that share it. */
const piecePages = CONTENT_TYPES.flatMap((type): PiecePage[] => {
  const { detail, label, feature } = kinds[type];
  const sharing = CONTENT_TYPES.filter((other) => kinds[other].detail === detail);
  if (detail === null || sharing[0] !== type) return [];
  return [{ path: detail, title: label, access: 'member', ...(feature !== null && { feature }) }];
});

const TO_SUBSCRIPTION = { service: 'recurly', otherwise: '/subscription' } as const;

const OF_LEADERS = {
  access: 'member',
  withoutProfile: true,
  team: true,
  rules: ['licensed-owner-to-subscription'],
} as const;

/**
 * Every page of the product: what it is called and who may stand on it. The browser builds its routes from this list and
 * maps a path to its code in the `page-code.ts` of its feature; old addresses are in `legacy-paths.ts`.
 */
const pages = [
  { path: '/privacy', title: 'privacy', access: 'public' },
  { path: '/terms', title: 'terms', access: 'public' },
  { path: '/login', title: 'login', access: 'guest' },
  { path: '/signup', title: 'signup', access: 'guest' },
  { path: '/forgot-password', title: 'forgotPassword', access: 'guest' },
  { path: '/logout', title: 'logout', access: 'public' },
  { path: '/completeSignup', title: 'completeSignup', access: 'public' },
  { path: '/reset-password', title: 'resetPassword', access: 'public' },
  { path: '/confirm-delete', title: 'confirmDelete', access: 'public' },
  { path: '/join-team', title: 'joinTeam', access: 'public' },
  { path: '/approve-post', title: 'approvePost', access: 'public' },
  { path: '/make-admin', title: 'makeAdmin', access: 'public' },
  { path: '/fub', title: 'followUpBoss', access: 'public', soon: true },
  { path: '/fub-popup', title: 'followUpBoss', access: 'public', soon: true },
  { path: '/404', title: 'notFound', access: 'public' },
  { path: '/too-many-redirects', title: 'tooManyRedirects', access: 'public' },
  { path: '/design', title: 'design', access: 'public' },
  { path: '/app', title: 'app', access: 'public', leaves: true },
  { path: '/support', title: 'support', access: 'public', leaves: true },
  { path: '/partnerships/verification.php', title: 'verification', access: 'public', leaves: true },

  { path: '/dashboard', title: 'dashboard', access: 'member' },
  { path: '/setup-my-profile', title: 'setupMyProfile', access: 'member', withoutProfile: true },
  { path: '/account', title: 'account', access: 'member', withoutProfile: true, withoutConsent: true },
  { path: '/new-terms', title: 'newTerms', access: 'member', withoutProfile: true, withoutConsent: true },
  {
    path: '/subscription',
    title: 'subscription',
    access: 'member',
    withoutProfile: true,
    withoutConsent: true,
    rules: ['licensed-member-to-upgrade'],
  },
  {
    path: '/billing',
    title: 'billing',
    access: 'member',
    withoutProfile: true,
    withoutConsent: true,
    billing: TO_SUBSCRIPTION,
    rules: ['licensed-member-to-upgrade', 'licensed-owner-to-subscription'],
  },
  {
    path: '/upgrade',
    title: 'upgrade',
    access: 'member',
    withoutProfile: true,
    billing: TO_SUBSCRIPTION,
    dunning: true,
    rules: [
      'licensed-member-stays',
      'licensed-owner-to-subscription',
      'team-owner-to-dashboard',
      'pending-cancel-to-subscription',
    ],
  },
  { path: '/reactivate', title: 'reactivate', access: 'member', withoutProfile: true, rules: ['paid-to-dashboard'] },
  { path: '/team-management', title: 'myTeam', ...OF_LEADERS },
  { path: '/team-rules', title: 'teamRules', ...OF_LEADERS },
  { path: '/approvals', title: 'approvals', access: 'member', withoutProfile: true },
  { path: '/access-restricted', title: 'accessRestricted', access: 'member', withoutProfile: true },
  { path: '/admin', title: 'admin', ...CREW },
  { path: '/admin/people/$id', title: 'adminPerson', ...CREW },
  { path: '/admin/audit', title: 'adminAudit', ...CREW },
  { path: '/admin/coupons', title: 'adminCoupons', ...CREW },
  { path: '/admin/suggestions', title: 'suggestions', ...CREW },
  { path: '/admin/usage', title: 'adminUsage', ...CREW },
  { path: '/admin/studio', title: 'studio', ...CREW },
  { path: '/admin/studio/pictures', title: 'studioPictures', ...CREW },
  { path: '/admin/studio/legal', title: 'studioLegal', ...CREW },
  { path: '/admin/studio/perks', title: 'studioPerks', ...CREW },
  { path: '/admin/studio/perks/$perk', title: 'studioPerk', ...CREW },
  { path: '/admin/studio/site', title: 'studioSite', ...CREW },
  { path: '/admin/studio/$id', title: 'studioPiece', ...CREW },

  { path: '/profile/basic', title: 'profileBasic', access: 'member', withoutProfile: true },
  { path: '/profile/videos', title: 'profileVideos', access: 'member', withoutProfile: true, feature: 'video' },
  { path: '/profile/graphics', title: 'profileGraphics', access: 'member', withoutProfile: true },
  { path: '/profile/guides', title: 'profileGuides', access: 'member', withoutProfile: true },
  { path: '/profile/blog', title: 'profileBlog', access: 'member', withoutProfile: true },
  {
    path: '/profile/email-builder',
    title: 'profileEmail',
    access: 'member',
    withoutProfile: true,
    feature: 'email-builder',
  },
  {
    path: '/profile/local',
    title: 'profileLocal',
    access: 'member',
    withoutProfile: true,
    feature: 'local',
  },
  { path: '/profile/realtalk', title: 'profileRealtalk', access: 'member', withoutProfile: true, feature: 'realtalk' },

  { path: '/integrations', title: 'integrations', access: 'member' },
  { path: '/social-accounts/scheduled-facebook-posts', title: 'scheduledFacebookPosts', access: 'member' },
  { path: '/automatic-social-media-posting', title: 'automaticPosting', access: 'member' },
  { path: '/content-calendar', title: 'contentCalendar', access: 'member' },
  { path: '/import-schedule', title: 'importSchedule', access: 'member' },
  { path: '/plan-my-week', title: 'planMyWeek', access: 'member' },
  { path: '/posting-times', title: 'postingTimes', access: 'member' },
  { path: '/what-worked', title: 'whatWorked', access: 'member' },
  { path: '/posts/$postId', title: 'post', access: 'member' },

  { path: '/shareable-content', title: 'shareableContent', access: 'member' },
  { path: '/shareable-content/my-pictures', title: 'myPictures', access: 'member' },
  ...piecePages,
  { path: '/content/$contentTypeSlug/$contentSlug/gallery', title: 'gallery', access: 'member' },
  { path: '/search', title: 'search', access: 'member' },

  { path: '/resources', title: 'resources', access: 'member' },
  {
    path: '/resources/buyers-purchasing-power',
    title: 'buyersPurchasingPower',
    access: 'member',
    feature: 'tools',
  },
  { path: '/resources/hpes', title: 'hpes', access: 'member', feature: 'tools' },
  { path: '/resources/pear', title: 'pear', access: 'member', feature: 'tools' },

  { path: '/market-updates', title: 'marketUpdates', access: 'member', feature: 'mmr' },
  { path: '/local', title: 'local', access: 'member', feature: 'local' },
  { path: '/local/graphic-builder', title: 'graphicBuilder', access: 'member', feature: 'local' },
  { path: '/graphic-builder', title: 'graphicBuilder', access: 'member' },
  { path: '/graphic-builder/$id', title: 'ownGraphic', access: 'member' },
  { path: '/email-builder', title: 'emailBuilder', access: 'member', feature: 'email-builder' },

  { path: '/realtalk', title: 'realtalk', access: 'member', feature: 'realtalk' },
  {
    path: '/realtalk/record',
    title: 'realtalkRecord',
    access: 'member',
    feature: 'realtalk',
    needs: { choice: 'script', otherwise: '/realtalk' },
  },
  { path: '/realtalk/test', title: 'realtalkTest', access: 'member', feature: 'realtalk' },
  {
    path: '/realtalk/review',
    title: 'realtalkReview',
    access: 'member',
    feature: 'realtalk',
    needs: { choice: 'takes', otherwise: '/realtalk' },
  },
  { path: '/realtalk/recordings', title: 'realtalkRecordings', access: 'member', feature: 'realtalk' },
  {
    path: '/realtalk/recordings/$recordingId',
    title: 'realtalkRecording',
    access: 'member',
    feature: 'realtalk',
    featureMissing: '/realtalk',
  },
  { path: '/realtalk/scripts', title: 'realtalkScripts', access: 'member', feature: 'realtalk' },
  {
    path: '/realtalk/scriptbuilder',
    title: 'scriptBuilder',
    access: 'member',
    feature: 'realtalk',
    aliases: ['/realtalk/scriptbuilder/$script'],
  },
  {
    path: '/realtalk/scriptbuilder/$slug/recordings',
    title: 'scriptRecordings',
    access: 'member',
    feature: 'realtalk',
  },

  { path: '/playbooks', title: 'playbooks', access: 'member', feature: 'playbook' },

  { path: '/learning-center', title: 'learningCenter', access: 'member' },
  { path: '/learning-center/getting-started-webinar', title: 'gettingStartedWebinar', access: 'member' },
  { path: '/learning-center/getting-started-webinar/replay', title: 'gettingStartedReplay', access: 'member' },
  { path: '/learning-center/brunch-and-learn', title: 'brunchAndLearn', access: 'member' },

  { path: '/success-plan', title: 'successPlan', access: 'member' },
  { path: '/expert-guides', title: 'expertGuides', access: 'member' },
  { path: '/video-masterclass', title: 'videoMasterclass', access: 'member' },
  { path: '/product-suggestion-box', title: 'suggestionBox', access: 'member' },
  { path: '/my-perks', title: 'myPerks', access: 'member', aliases: ['/partners', '/member-perks'] },
  { path: '/my-perks/referral', title: 'earnFreeMonths', access: 'member', rules: ['referrers-only'] },
  { path: '/my-perks/$perk', title: 'perk', access: 'member' },
  { path: '/my-blog', title: 'customBlog', access: 'member' },
  { path: '/blog/rssfeed', title: 'rssFeed', access: 'member' },
] as const satisfies readonly Page[];

/** The address of a page as the table writes it. */
export type PagePath = (typeof pages)[number]['path'];

export type PageTitle = (typeof pages)[number]['title'];

/** The rows with all of their columns, for code that walks the table. */
export const pageRows: readonly (Page & { path: PagePath; title: PageTitle })[] = pages;
