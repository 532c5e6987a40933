import { AUDIENCE_FEATURES, AUDIENCE_TYPES, type Audience } from '@yardsign/domain/content/audience';
import type { PieceField, SharedField, WordedField } from '@yardsign/domain/content/piece-fields';
import { isTimeOfSession } from '@yardsign/domain/content/sessions';
import { CHART_UNITS, REPORT_SETS } from '@yardsign/domain/content/slides';
import { SLOT_KINDS, type Slot } from '@yardsign/domain/content/slots';
import { US_STATE_CODES } from '@yardsign/domain/profile/us-states';
import type { FieldSchema } from '@yardsign/domain/studio/field-schema';
import { OFFERED_ZONES } from '@yardsign/domain/time/time-zones';
import { z } from 'zod';
import { inEveryLanguage, slugSchema } from './common.ts';

const line = z.string().trim().min(1);
/** An address elsewhere. It is a pattern, so that a form can hold what is typed against it. */
const HTTPS = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[^\s<>"]*)?$/i;
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The files of a film that was drawn here, as `npm run films` wrote them down. */
const filmFilesSchema = z.object({
  /** Digest of the drawing that the films were made of. */
  drawing: digestSchema,
  seconds: z.number().positive(),
  width: z.number().int(),
  height: z.number().int(),
  files: inEveryLanguage(z.object({ sha256: digestSchema, bytes: z.number().int(), poster: digestSchema })),
});

type LibraryFilm = z.infer<typeof filmFilesSchema>;

/**
 * What is known of a film. One of a member's own has no files in nobody's brand: it is drawn in theirs alone. One that shows somebody
 * who speaks has no captions.
 */
export type FilmFacts = Omit<LibraryFilm, 'files'> & { files: LibraryFilm['files'] | null; hasCaptions?: false };

/** What pieces of some types have besides their texts, whatever the language. Which type has which: `domain/content/kinds.ts`. */
export const sharedFields = {
  /** How long it takes. */
  minutes: z.number().int().min(1).max(600),
  film: filmFilesSchema,
  /** Its place in the course. */
  lesson: z.number().int().min(1),
  /** What it is called by among its like: playbook 1. */
  number: z.number().int().min(1).max(99),
  /** When it is held, or was held for the first time. */
  webinarTime: z.iso.datetime().refine(isTimeOfSession, 'must be a time of this century'),
  /** It is held every month again, on the same weekday of the month and at the same hour of this zone. */
  monthlyIn: z.enum(OFFERED_ZONES),
  /** Where those who take part meet; without one its page is the place. */
  join: z.string().regex(HTTPS),
  /** Where what was recorded can be watched. */
  recording: z.string().regex(HTTPS),
  /** The address of ours that it leads to. */
  target: z.string().regex(/^\/[\w/?=&-]*$/),
  /** Days from its publication on in which it is shown. */
  shownForDays: z.number().int().min(1).max(60),
} satisfies Record<SharedField, z.ZodType>;

/** What pieces of some types have in each language. */
export const wordedFields = {
  /** When a script is said, and to whom. */
  situation: line,
  /** What a playbook gets done. */
  goal: line,
  /** The days of a playbook, with what is done on each and the piece that it is done with. */
  days: z.array(
    z.object({ title: line.max(100), tasks: z.array(z.object({ text: line, piece: slugSchema.optional() })).min(1) }),
  ),
  /** What to say of a report to a client. */
  talkingPoints: z.array(line),
  /** The slides of a report or a webinar, with what is said to each. */
  slides: z
    .array(
      z.object({
        title: line.max(80),
        /** Of a report: the sets that it is shown in besides the whole. */
        sets: z.array(z.enum(REPORT_SETS)).min(1).optional(),
        /** Of a webinar: the chapter that begins with it. */
        chapter: line.max(60).optional(),
        figures: z
          .array(z.object({ value: line.max(14), label: line.max(80) }))
          .max(3)
          .optional(),
        chart: z
          .object({
            kind: z.enum(['line', 'bar']),
            unit: z.enum(CHART_UNITS),
            label: line.max(80),
            values: z.array(z.number().nonnegative()).min(2).max(13),
          })
          .optional(),
        points: z.array(line.max(160)).max(5).optional(),
        say: line.max(1200),
      }),
    )
    .min(1),
} satisfies Record<WordedField, z.ZodType>;

export const pieceFields = { ...sharedFields, ...wordedFields } satisfies Record<PieceField, z.ZodType>;

/** What a piece is found by besides its categories. */
export const tagSchema = z
  .string()
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'must be a tag')
  .max(40);

/** Whom a piece is for; what is left out asks for nothing. */
export const audienceSchema = z.strictObject({
  features: z.array(z.enum(AUDIENCE_FEATURES)).max(20).optional(),
  types: z.array(z.enum(AUDIENCE_TYPES)).max(20).optional(),
  states: z.array(z.enum(US_STATE_CODES)).max(60).optional(),
}) satisfies z.ZodType<Audience>;

/** What a field may hold, as JSON Schema says it: a form can be made of that without knowing the field. */
export function fieldSchemaOf(field: PieceField): FieldSchema {
  const { $schema: _dialect, ...said } = z.toJSONSchema(pieceFields[field], { io: 'input' });
  return said as FieldSchema;
}

const percent = z.number().min(-50).max(50);

const surveySchema = z.object({
  source: line.max(80),
  quarter: z.string().regex(/^\d{4}-Q[1-4]$/),
  sample: z.boolean(),
  years: z
    .array(z.object({ year: z.number().int(), low: percent, average: percent, high: percent }))
    .min(1)
    .max(5)
    .readonly(),
});

/** A fact that a piece leaves to the member, as the file of a drawing writes it: its example stands in the drawing. */
export const slotFields = {
  key: z
    .string()
    .regex(/^[a-z][a-zA-Z]{1,19}$/)
    // Answers stand under it: that of `constructor` would be there before anybody answers.
    .refine((key) => !(key in Object.prototype), 'is a word of the program'),
  kind: z.enum(SLOT_KINDS),
  label: inEveryLanguage(line),
  hint: inEveryLanguage(line).optional(),
  least: z.number().int().min(0).optional(),
  most: z.number().int().min(1).optional(),
  wrong: inEveryLanguage(line).optional(),
  preset: z.string().max(20).optional(),
  reckons: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('payments') }),
      z.object({ by: z.literal('growth'), survey: surveySchema }),
    ])
    .optional(),
  unit: z.object({ one: inEveryLanguage(line), other: inEveryLanguage(line) }).optional(),
  optional: z.boolean().optional(),
  worded: z.boolean().optional(),
  options: z.array(inEveryLanguage(line)).min(2).max(9).readonly().optional(),
};

export const slotSchema = z.object({
  ...slotFields,
  example: inEveryLanguage(z.string()),
}) satisfies z.ZodType<Slot>;

/** What a member filled in, by the keys of slots. */
export const answersSchema = z.record(z.string().max(20), z.string().trim().max(200));
