import { z } from 'zod';
import { ALT_TEXT_MOST } from '@yardsign/domain/sharing/alt-text';
import { FIRST_COMMENT_MOST } from '@yardsign/domain/sharing/first-comment';
import { PICTURES_MOST } from '@yardsign/domain/sharing/several-pictures';
import { instantSchema, languageSchema, pageOf, inEveryLanguage } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema, contentTypeSchema } from '../content/content.ts';
import { sizeSchema } from '../content/graphics.ts';
import { CAPTION_MOST, coverSchema, mentionsSchema, networkSchema, targetRefSchema } from './sharing.ts';

const captionSchema = z.string().max(CAPTION_MOST);

/** What a member has chosen for a post so far. Everything else follows the piece, the brand and the connections. */
const choicesSchema = z.object({
  /** Only the texts that the member wrote; a language that is not in here keeps the suggested one. */
  captions: inEveryLanguage(captionSchema.optional()),
  /** Only the alt texts that the member wrote. */
  altTexts: inEveryLanguage(z.string().max(ALT_TEXT_MOST).optional()).default({}),
  /** What is to follow as the first comment. */
  firstComments: inEveryLanguage(z.string().max(FIRST_COMMENT_MOST).optional()).default({}),
  /** The moments that were chosen for the covers of its films. */
  covers: inEveryLanguage(coverSchema.optional()).default({}),
  /** Further pieces whose pictures go with it, in their order. */
  pictures: z
    .array(contentIdSchema)
    .max(PICTURES_MOST - 1)
    .default([]),
  /** Who is named, on every network. */
  mentions: mentionsSchema,
  language: languageSchema,
  size: sizeSchema,
  /** Null while none was chosen, empty when all were taken off. */
  targets: z.array(targetRefSchema).max(20).nullable(),
  /** What the member gave one network in the place of that. */
  variants: z
    .array(
      z.object({
        network: networkSchema,
        captions: inEveryLanguage(captionSchema.optional()),
        size: sizeSchema.nullable(),
      }),
    )
    .max(10)
    .default([]),
  mode: z.enum(['now', 'schedule', 'queue']),
  /** The wall clock that was chosen, which may have passed by now. */
  when: z
    .object({
      date: z.iso.date(),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:mm'),
      timeZone: z.string().min(1).max(64),
    })
    .nullable(),
});

const draftSchema = choicesSchema.extend({
  /** The piece, with its title in the language of the draft. */
  content: z.object({ id: contentIdSchema, content_type: contentTypeSchema, title: z.string(), path: z.string() }),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

const params = z.object({ contentId: contentIdSchema });

const listDrafts = defineRoute({
  method: 'GET',
  path: '/api/app/v1/drafts',
  feature: 'sharing',
  summary:
    'The posts that the member has begun, the one that was changed last first. Pieces that are gone are left out.',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageOf(draftSchema),
});

export const getDraft = defineRoute({
  method: 'GET',
  path: '/api/app/v1/drafts/:contentId',
  feature: 'sharing',
  summary: "The member's draft of a post of this piece, or null.",
  params,
  answer: z.object({ draft: draftSchema.nullable() }),
});

export const saveDraft = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/drafts/:contentId',
  feature: 'sharing',
  summary:
    'Keep what the member has chosen so far, whole; it takes the place of what was kept before. Posting the piece removes it. Of more than 200 drafts those are dropped that were not touched the longest.',
  params,
  body: choicesSchema,
  answer: z.object({ draft: draftSchema }),
});

const deleteDraft = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/drafts/:contentId',
  feature: 'sharing',
  summary: 'Forget a draft. One that is gone already is no error.',
  params,
});

export const draftsRoutes = {
  listDrafts,
  getDraft,
  saveDraft,
  deleteDraft,
} as const;
