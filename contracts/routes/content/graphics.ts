import { z } from 'zod';
import { languageSchema, sha256Schema, inEveryLanguage } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from './content.ts';

export const sizeSchema = z.enum(['square', 'portrait', 'story', 'link']);

const getTemplate = defineRoute({
  method: 'GET',
  path: '/api/app/v1/graphics/:contentId/template',
  feature: 'graphics',
  summary: 'The template of a piece as the drawing package reads it, so that a browser can show it live.',
  params: z.object({ contentId: contentIdSchema }),
  answer: z.object({
    template: z.looseObject({}),
    sizes: z.array(sizeSchema),
    /** Texts that the template takes from the piece, by language (an article cover takes its title). */
    texts: inEveryLanguage(z.record(z.string(), z.string())),
  }),
});

const renderGraphic = defineRoute({
  method: 'GET',
  path: '/api/app/v1/graphics/:contentId/render',
  feature: 'graphics',
  labour: 'picture',
  summary: "A piece in the signed-in member's brand, as a file to download.",
  params: z.object({ contentId: contentIdSchema }),
  query: z.object({
    size: sizeSchema.default('square'),
    language: languageSchema.default('en'),
    format: z.enum(['jpeg', 'png']).default('jpeg'),
  }),
  answerKind: 'binary',
});

const zipGraphic = defineRoute({
  method: 'GET',
  path: '/api/app/v1/graphics/:contentId/zip',
  feature: 'graphics',
  labour: 'picture',
  summary: "A piece in the signed-in member's brand in all of its sizes, as one archive of JPEG files.",
  params: z.object({ contentId: contentIdSchema }),
  query: z.object({ language: languageSchema.default('en') }),
  answerKind: 'binary',
});

/** The exact bytes that a post would carry, by their SHA-256. */
const proofSchema = z.object({
  sha256: sha256Schema,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  brandVersion: z.number().int(),
  warnings: z.array(z.string()),
});

export const makeProof = defineRoute({
  method: 'POST',
  path: '/api/app/v1/proofs',
  feature: 'graphics',
  labour: 'picture',
  summary:
    'Draw a piece as it would be posted and keep the bytes. The same brand and piece always give the same digest.',
  body: z.object({ contentId: contentIdSchema, language: languageSchema, size: sizeSchema }),
  answer: z.object({ proof: proofSchema }),
});

export const graphicsRoutes = {
  getTemplate,
  renderGraphic,
  zipGraphic,
  makeProof,
} as const;
