import { z } from 'zod';
import { languageSchema, slugSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';

/** Names a member in the addresses of their public pages. */
const codeSchema = z.string().regex(/^[a-z0-9-]{3,60}$/);

const getPublicArticle = defineRoute({
  method: 'GET',
  path: '/p/:code/:language/:slug',
  feature: 'microsite',
  summary: "An article on a member's own path: finished HTML with Open Graph data, readable without script.",
  params: z.object({ code: codeSchema, language: languageSchema, slug: slugSchema }),
  query: z.object({ utm_content: z.string().max(40).optional() }).loose(),
  answerKind: 'html',
});

const getPublicPicture = defineRoute({
  method: 'GET',
  path: '/p/:code/:language/:slug/picture.jpg',
  feature: 'microsite',
  summary: "The link preview picture of a member's public article.",
  params: z.object({ code: codeSchema, language: languageSchema, slug: slugSchema }),
  answerKind: 'binary',
});

/** The pictures of a brand that its public pages show. */
const publicPictureSchema = z.enum(['photo', 'logo', 'logo-dark']);
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

export const micrositeRoutes = {
  getPublicArticle,
  getPublicPicture,
  getPublicBrandPicture,
} as const;
