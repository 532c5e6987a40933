import { FILM_PARTS } from '@yardsign/domain/content/films/film-files';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { z } from 'zod';
import { inEveryLanguage, slugInAddress, slugSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

/** Names a member in the addresses of their public pages. These are typed by hand too, and a phone begins them with a capital. */
export const codeSchema = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]{3,60}$/);

const languageInAddress = z
  .string()
  .toLowerCase()
  .regex(new RegExp(`^(?:${LANGUAGES.join('|')})$`))
  .transform((text) => text as Language);

/** The page of a member in a language. */
export const homeParams = z.object({ code: codeSchema, language: languageInAddress });

/** The page of a piece. */
export const pieceParams = homeParams.extend({ slug: slugInAddress });

const pageQuery = z.object({
  /** Which campaign the link was in; for the statistics of whoever put it there. */
  utm_content: z.string().optional().catch(undefined),
  /** The page thanks a visitor who has just written. */
  sent: z.enum(['1']).optional().catch(undefined),
});

const categoryQuery = slugSchema.optional().catch(undefined);

const getPublicHome = defineRoute({
  method: 'GET',
  path: '/p/:code/:language',
  feature: 'microsite',
  summary:
    "A member's public home page: who they are, their articles and how to reach them, finished HTML without script.",
  params: homeParams,
  query: pageQuery
    .extend({
      page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
      category: categoryQuery,
    })
    .loose(),
  answerKind: 'html',
});

/** Leads to a page and changes nothing. */
const findPublicHome = defineRoute({
  method: 'GET',
  path: '/p/:code',
  feature: 'microsite',
  summary:
    "Leads from a member's public address without a language to their home page in that of the visitor's browser.",
  params: homeParams.pick({ code: true }),
  query: pageQuery.pick({ utm_content: true }).loose(),
  changes: false,
  answerKind: 'redirect',
});

const getPublicFeed = defineRoute({
  method: 'GET',
  path: '/p/:code/:language/feed.xml',
  feature: 'microsite',
  summary: "The newest 30 of a member's public articles as RSS 2.0, of one category or of all.",
  params: homeParams,
  query: z.object({ category: categoryQuery }).loose(),
  answerKind: 'binary',
});

const getPublicArticle = defineRoute({
  method: 'GET',
  path: '/p/:code/:language/:slug',
  feature: 'microsite',
  summary:
    "An article or a film on a member's own path: finished HTML with Open Graph data, readable without script. An address that it had before leads to it (301).",
  params: pieceParams,
  query: pageQuery.loose(),
  answerKind: 'html',
});

const getPublicPicture = defineRoute({
  method: 'GET',
  path: '/p/:code/:language/:slug/picture.jpg',
  feature: 'microsite',
  labour: 'picture',
  summary: "The link preview picture of a member's public article, or a narrow one for lists.",
  params: pieceParams,
  query: z
    .object({
      width: z.enum(['480']).optional().catch(undefined),
      /** Changes the address whenever the picture changes. */
      v: z.string().optional().catch(undefined),
    })
    .loose(),
  answerKind: 'binary',
});

const getPublicFilm = defineRoute({
  method: 'GET',
  path: '/p/:code/:language/:slug/film.:part',
  feature: 'microsite',
  summary: "A file of the film on a member's public page: itself, its poster or its captions; in parts too (`Range`).",
  params: pieceParams.extend({ part: z.enum(FILM_PARTS) }),
  /** Changes the address whenever the file does. */
  query: z.object({ v: z.string().max(80).optional() }).loose(),
  answerKind: 'binary',
});

/** The pictures of a brand that its public pages show. */
const publicPictureSchema = z.enum(['photo', 'logo', 'logo-dark', 'second-logo', 'second-logo-dark']);
export type PublicPicture = z.infer<typeof publicPictureSchema>;

const getPublicBrandPicture = defineRoute({
  method: 'GET',
  path: '/p/:code/brand/:picture',
  feature: 'microsite',
  summary: "The photo or a logo that a member's brand wears now, as their public pages show it.",
  params: z.object({ code: codeSchema, picture: publicPictureSchema }),
  /** Changes the address whenever the picture changes. */
  query: z.object({ v: z.string().max(80).optional() }).loose(),
  answerKind: 'binary',
});

const getMicrosite = defineRoute({
  method: 'GET',
  path: '/api/app/v1/microsite',
  feature: 'microsite',
  summary: "Where the member's own public pages are, and which of them are switched on.",
  answer: z.object({
    home: inEveryLanguage(z.string()),
    feed: inEveryLanguage(z.string()),
    /** Whether the home page is there, shows articles and has a form. */
    shows: z.object({ home: z.boolean(), articles: z.boolean(), form: z.boolean() }),
  }),
});

export const micrositeRoutes = {
  getMicrosite,
  findPublicHome,
  getPublicHome,
  getPublicFeed,
  getPublicArticle,
  getPublicPicture,
  getPublicFilm,
  getPublicBrandPicture,
} as const;
