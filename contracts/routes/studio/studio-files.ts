import { MOST_IMPORT_BYTES } from '@yardsign/domain/studio/import-limit';
import { MADE_UP_BRANDS } from '@yardsign/domain/studio/made-up-brands';
import { SITE_ADDRESS } from '@yardsign/domain/studio/site-address';
import { z } from 'zod';
import { inEveryLanguage, languageSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from '../content/content.ts';
import { brandSchema, featureProfileSchema } from '../profile/profile.ts';
import { ofPiece } from './studio.ts';

const shownShape = {
  language: languageSchema.default('en'),
  brand: z.enum(MADE_UP_BRANDS).default('green'),
  /** A member, whose brand it wears in place of a made-up one. */
  member: userIdSchema.optional(),
};
const shown = z.object(shownShape);

const previewStudioPicture = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pieces/:id/preview.jpg',
  feature: 'studio',
  labour: 'picture',
  summary:
    'A draft as it would be drawn, with the examples of what members fill in: a graphic by its own template, a text by its cover.',
  params: ofPiece,
  query: z.object({ ...shownShape, size: z.enum(['square', 'portrait', 'story', 'link']).default('square') }),
  answerKind: 'binary',
});

const previewStudioDocument = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pieces/:id/preview.pdf',
  feature: 'studio',
  labour: 'document',
  summary: 'A draft as the PDF that members would get, with its front page, in a made-up brand or that of a member.',
  params: ofPiece,
  query: shown,
  answerKind: 'binary',
});

const previewStudioPiece = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pieces/:id/preview',
  feature: 'studio',
  summary:
    'A draft as the finished page that visitors would read, in a made-up brand or that of a member. The nonce of its style is still to be filled in.',
  params: ofPiece,
  query: shown,
  answer: z.object({
    html: z.string(),
    /** Who it is seen as, and what their post of it would say. */
    name: z.string(),
    caption: z.string(),
  }),
});

const previewStudioEmail = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/pieces/:id/email',
  feature: 'studio',
  summary:
    'What an e-mail with a draft is made of, in a made-up brand or that of a member. Not found for a type that e-mails cannot lead to.',
  params: ofPiece,
  query: shown,
  answer: z.object({
    brand: brandSchema,
    /** The e-mail settings of the profile; empty for those that everybody begins with. */
    newsletter: featureProfileSchema,
    /** Their public pages: the home page and the one of the draft. Null where they show none. */
    home: z.string().nullable(),
    address: z.string().nullable(),
    /** `contents` is HTML that is safe to insert. */
    texts: inEveryLanguage(z.object({ title: z.string(), description: z.string(), contents: z.string() })),
    /** Its picture, as a `data:` address. */
    picture: z.string(),
  }),
});

const exportLibrary = defineRoute({
  method: 'GET',
  path: '/api/app/v1/studio/library.zip',
  feature: 'studio',
  summary:
    'The library that members see as its own files, in the folders of `library/`: what was published here can be shipped.',
  answerKind: 'binary',
});

const importStudioPieces = defineRoute({
  method: 'POST',
  path: '/api/app/v1/studio/imports',
  feature: 'studio',
  summary:
    'Take texts in as drafts (multipart: `file`): an archive of the library’s own files, an export of WordPress (WXR) or Ghost (JSON), or one Markdown file whose front matter has a title. A draft that there is stays as a version. With `trial` nothing is kept, and the answer says what would come in.',
  multipart: true,
  mostBytes: MOST_IMPORT_BYTES,
  body: z.object({
    trial: z.literal('1').optional(),
    /** Where the site is that a Ghost export was taken from: such an export leaves that out of its links and pictures. */
    site: z.string().regex(SITE_ADDRESS).max(200).optional(),
  }),
  answer: z.object({
    pieces: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        /** Null for what did not come in, and for perks, whose `slug` begins with `perks/`. */
        id: contentIdSchema.nullable(),
        /** Pictures of its text that stay where they are: they are not fetched. */
        pictures: z.array(z.string()),
        /** Pictures that nobody finds any more, as their text has them: they lie beside a file, or where no browser fetches them. */
        lost: z.array(z.string()),
        /**
         * `refused`: it is in review or on its way out, or its address belongs to another type. Of another system alone: `no_text`,
         * `own_format` (its text stands in the export in the form of that system's editor, not as HTML) and `too_long`.
         */
        outcome: z.enum(['new', 'changed', 'same', 'refused', 'unreadable', 'no_text', 'own_format', 'too_long']),
      }),
    ),
  }),
});

export const studioFileRoutes = {
  previewStudioPiece,
  previewStudioEmail,
  previewStudioDocument,
  previewStudioPicture,
  exportLibrary,
  importStudioPieces,
} as const;
