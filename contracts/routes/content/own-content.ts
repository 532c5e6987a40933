import { SOURCE_CHANGES, SOURCE_CHOICES } from '@yardsign/domain/content/own-text';
import { z } from 'zod';
import { inEveryLanguage, languageSchema, slugSchema, userIdSchema } from '../../common.ts';
import { answersSchema } from '../../content-fields.ts';
import { defineRoute } from '../../define-route.ts';
import { contentAnswerSchema, contentIdSchema, MARKED_MOST } from './content.ts';

const ofMember = z.object({ memberId: userIdSchema });
const ofPiece = ofMember.extend({ contentId: contentIdSchema });

const title = z.string().trim().min(1).max(200);
/** Markdown. Raw HTML in it is shown as text. */
const contents = z.string().max(60_000);
const description = z.string().trim().max(400);
const caption = z.string().max(5000);

/** A piece of one's own is seen by oneself as a draft, and stands on one's public page otherwise; the team of whoever owns one also sees what is public. */
const statusSchema = z.enum(['draft', 'published', 'public']);

const textSchema = z.object({ title, description, contents, caption }).partial();

const cloneContent = defineRoute({
  method: 'POST',
  path: '/api/content/v1/content/:id/clone',
  feature: 'content',
  summary: "Make a copy of a piece that is the member's own to change, in both languages.",
  params: z.object({ id: contentIdSchema }),
  answer: contentAnswerSchema,
});

const saveAnswers = defineRoute({
  method: 'PUT',
  path: '/api/content/v1/content/:id/answers',
  feature: 'content',
  summary:
    'Fill in the facts that a piece leaves to the member. What both languages share is kept for both; what is left out is emptied.',
  params: z.object({ id: contentIdSchema }),
  body: z.object({ language: languageSchema, answers: answersSchema }),
  answer: z.object({ answers: inEveryLanguage(answersSchema) }),
});

const addCustomContent = defineRoute({
  method: 'POST',
  path: '/api/content/v1/content/custom/:memberId',
  feature: 'content',
  labour: 'words',
  summary:
    'Write a piece of one’s own, an article or a script, in one language. Its address is made of its title, the member and the time.',
  params: ofMember,
  body: z.object({
    content_type: z.string().max(40),
    language: languageSchema,
    title,
    contents,
    description: description.default(''),
    caption: caption.default(''),
    categories: z.array(slugSchema).max(3).default([]),
    status: statusSchema.default('draft'),
  }),
  answer: contentAnswerSchema,
});

const saveCustomContent = defineRoute({
  method: 'POST',
  path: '/api/content/v1/content/custom/:memberId/:contentId',
  feature: 'content',
  labour: 'words',
  summary:
    'Change a piece of one’s own. What is left out stays. The language that is not changed with the other counts as older from then on.',
  params: ofPiece,
  body: z.object({
    language: languageSchema,
    text: textSchema.default({}),
    /** The `revision` of the text that was changed. Where it is another by now, nothing is saved. */
    revision: z.string().max(40).optional(),
    categories: z.array(slugSchema).max(3).optional(),
    status: statusSchema.optional(),
    /** The member has seen what became of the piece that this one was copied from. */
    source_seen: z.literal(true).optional(),
  }),
  answer: contentAnswerSchema,
});

const sourceChangeSchema = z.object({
  /** Names the change when the member has chosen. */
  id: z.string(),
  kind: z.enum(SOURCE_CHANGES),
  /** What the copy says there, as HTML; null where it has no such paragraph. */
  mine: z.string().nullable(),
  /** What the source says there, as HTML; null where it has no such paragraph any more. */
  theirs: z.string().nullable(),
  /** Of what is new or stands elsewhere, the paragraph that it follows in the source, as HTML; null where it is the first. */
  after: z.string().nullable(),
  /** The member has changed the same paragraph, or may have. */
  isContested: z.boolean(),
});

export const readCopySource = defineRoute({
  method: 'GET',
  path: '/api/content/v1/content/custom/:memberId/:contentId/source',
  feature: 'content',
  summary:
    'What has changed in the piece that a copy was made of since it was last looked at, paragraph by paragraph. A language is null when the member cannot read that piece any more.',
  params: ofPiece,
  answer: z.object({
    /** Of what the source said and says now in every language; to be named when the member has chosen. */
    revision: z.string(),
    texts: inEveryLanguage(
      z
        .object({
          /** Whether it is known what was copied. Without that, changes cannot be told from the member's own words. */
          isKnown: z.boolean(),
          changes: z.array(sourceChangeSchema),
        })
        .nullable(),
    ),
  }),
});

const settleCopySource = defineRoute({
  method: 'POST',
  path: '/api/content/v1/content/custom/:memberId/:contentId/source',
  feature: 'content',
  summary: 'Keep a copy as it is, take over changes of its source, or take the source as it is now; in both languages.',
  params: ofPiece,
  body: z.object({
    choice: z.enum(SOURCE_CHOICES),
    language: languageSchema,
    /** The `revision` of the source that the member has seen. Where it is another by now, nothing is chosen. */
    revision: z.string().max(40).optional(),
    /** Where changes are taken over, the ids of those; without it all in whose place the member has changed nothing. */
    taken: inEveryLanguage(z.array(z.string().max(12)).max(20_000)).optional(),
  }),
  answer: contentAnswerSchema,
});

const removeCustomContent = defineRoute({
  method: 'DELETE',
  path: '/api/content/v1/content/custom/:memberId/:contentId',
  feature: 'content',
  summary: 'Delete a piece of one’s own. Posts that are out stay where they are; one that waits is not sent.',
  params: ofPiece,
});

const listMarks = defineRoute({
  method: 'GET',
  path: '/api/app/v1/content-marks',
  feature: 'content',
  summary: `What the member saved and what they have shared, the newest ${MARKED_MOST} of each.`,
  answer: z.object({ saved: z.array(contentIdSchema), shared: z.array(z.string()) }),
});

const ofMark = z.object({ id: contentIdSchema });

const saveMark = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/content-marks/:id',
  feature: 'content',
  summary: 'Put a piece among those that the member saved.',
  params: ofMark,
});

const removeMark = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/content-marks/:id',
  feature: 'content',
  summary: 'Take a piece from those that the member saved. One that is not among them is no error.',
  params: ofMark,
});

export const ownContentRoutes = {
  cloneContent,
  saveAnswers,
  addCustomContent,
  saveCustomContent,
  readCopySource,
  settleCopySource,
  removeCustomContent,
  listMarks,
  saveMark,
  removeMark,
} as const;
