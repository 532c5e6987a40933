import { MOST_CHARACTERS } from '@yardsign/domain/sharing/schedule-file';
import { z } from 'zod';
import { contentIdSchema } from '../content/content.ts';
import { defineRoute } from '../../define-route.ts';
import { languageSchema } from '../../common.ts';
import { sizeSchema } from '../content/graphics.ts';
import { networkSchema } from './sharing.ts';

const formatSchema = z.enum(['csv', 'json']);

/** A post of a file, with everything that is needed to schedule it. */
const plannedLineSchema = z.object({
  date: z.iso.date(),
  time: z.string(),
  timeZone: z.string(),
  contentId: contentIdSchema,
  title: z.string(),
  language: languageSchema,
  size: sizeSchema,
  /** Whether it goes out as a film: the proof of a film is its file, and nothing is drawn for it. */
  isFilm: z.boolean(),
  caption: z.string(),
  network: networkSchema,
  targetId: z.string(),
  targetName: z.string(),
});

const faultSchema = z.object({
  /** The column that it is about. */
  column: z.string(),
  /** An error code, or what is wrong with a cell: `unreadable`, `too_early`, `repeated`, `ambiguous`. */
  code: z.string(),
});

const checkSchedule = defineRoute({
  method: 'POST',
  path: '/api/app/v1/schedule/check',
  feature: 'sharing',
  labour: 'words',
  summary: 'Read a schedule from a file and say what is wrong with each of its lines. Nothing is scheduled.',
  body: z.object({ format: formatSchema, file: z.string().max(MOST_CHARACTERS) }),
  fileField: 'file',
  answer: z.object({
    lines: z.array(
      z.object({
        /** Counted as a spreadsheet does: the head of a CSV is line 1. */
        line: z.number().int(),
        /** Null while something is wrong with it. */
        planned: plannedLineSchema.nullable(),
        faults: z.array(faultSchema),
      }),
    ),
  }),
});

const exportSchedule = defineRoute({
  method: 'GET',
  path: '/api/app/v1/schedule',
  feature: 'sharing',
  summary: 'What the member has scheduled, in the shape in which a schedule is read.',
  query: z.object({ format: formatSchema.default('csv') }),
  answerKind: 'binary',
});

export const scheduleRoutes = { checkSchedule, exportSchedule } as const;
