import { CUT_NAMES } from '@yardsign/domain/studio/focal-point';
import { z } from 'zod';
import { idSchema, inEveryLanguage, instantSchema, pageOf } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from '../content/content.ts';

const ofPicture = z.object({ id: idSchema('pic') });
const words = z.string().trim().min(1).max(300);
const line = z.string().trim().max(300);

const percent = z.number().int().min(0).max(100);
/** Whole percent from the left and from the top; null for the middle. */
const focalSchema = z.object({ x: percent, y: percent }).nullable();

const pixels = z.number().int().min(0).max(10_000);
/** Whole pixels of the file, from the left and from the top. */
const cropSchema = z.object({ left: pixels, top: pixels, width: pixels, height: pixels });

const pictureSchema = z.object({
  id: idSchema('pic'),
  url: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: inEveryLanguage(z.string()),
  /** Under what it may be shown, and where it is from. */
  licence: z.string(),
  source: z.string(),
  /** What every cut of it keeps. */
  focal: focalSchema,
  /** The part of its file that is shown; null for the whole. `width` and `height` are those of what is shown. */
  crop: cropSchema.nullable(),
  /** The file as it was taken in: its digest, and its size in pixels. */
  file: z.object({ sha256: z.string(), width: z.number().int(), height: z.number().int() }),
  addedBy: z.string().nullable(),
  addedAt: instantSchema,
  /** Texts that it stands in: drafts, and what members see. */
  usedIn: z.array(z.object({ id: contentIdSchema, titles: inEveryLanguage(z.string()) })),
});

/** Without `focal` the focal point stays as it is. */
const factsSchema = z.object({
  alt: inEveryLanguage(words),
  licence: line,
  source: line,
  focal: focalSchema.optional(),
});
const pictureAnswer = z.object({ picture: pictureSchema });

const listStudioPictures = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pictures',
  feature: 'studio',
  summary: 'The pictures of the content team, the newest first. `query` is looked for in names and in what they show.',
  query: z.object({
    query: z.string().trim().max(200).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: pageOf(pictureSchema),
});

const addStudioPicture = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pictures',
  feature: 'studio',
  summary:
    'Add a picture (multipart: `file`, what it shows in both languages, licence and source). It is re-encoded without its metadata.',
  multipart: true,
  body: z.object({ altEn: words, altEs: words, licence: line.default(''), source: line.default('') }),
  answer: pictureAnswer,
});

const changeStudioPicture = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pictures/:id',
  feature: 'studio',
  summary:
    'Change what is said of a picture, and its focal point. Texts that it stands in keep the words that they have.',
  params: ofPicture,
  body: factsSchema,
  answer: pictureAnswer,
});

const cropStudioPicture = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/studio/pictures/:id/crop',
  feature: 'studio',
  summary:
    'Show a part of a picture wherever it stands, or with null the whole of it again. The file is kept, and the focal point stays on its place of the file.',
  params: ofPicture,
  body: z.object({
    /** The digest of the file that the crop was made on. */
    of: z.string().max(80),
    crop: cropSchema.nullable(),
  }),
  answer: pictureAnswer,
});

const getStudioPictureFile = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pictures/:id/file',
  feature: 'studio',
  summary: 'The whole file of a picture, whatever part of it is shown.',
  params: ofPicture,
  answerKind: 'binary',
});

const replaceStudioPicture = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/pictures/:id/file',
  feature: 'studio',
  summary:
    'Put another file in the place of a picture, in every text that it stands in (multipart: `file`). Focal point and crop were those of the former file, and go.',
  params: ofPicture,
  multipart: true,
  body: z.object({}),
  answer: pictureAnswer,
});

const removeStudioPicture = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/studio/pictures/:id',
  feature: 'studio',
  summary: 'Delete a picture that stands in no text.',
  params: ofPicture,
});

const getStudioPicture = defineRoute({
  method: 'GET',
  path: '/api/app/v1/pictures/:id',
  feature: 'studio',
  summary:
    'A picture of the content team, for whoever reads the text that it stands in: what it shows, or that cut around its focal point.',
  params: ofPicture,
  query: z.object({
    /** Changes the address where a page has to show a new file at once. */
    v: z.string().max(80).optional(),
    cut: z.enum(CUT_NAMES).optional(),
  }),
  answerKind: 'binary',
});

export const studioPictureRoutes = {
  listStudioPictures,
  addStudioPicture,
  changeStudioPicture,
  cropStudioPicture,
  getStudioPictureFile,
  replaceStudioPicture,
  removeStudioPicture,
  getStudioPicture,
} as const;
