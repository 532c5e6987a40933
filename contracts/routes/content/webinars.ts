import { z } from 'zod';
import { inEveryLanguage, instantSchema, languageSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema, contentTypeSchema } from './content.ts';

const sessionSchema = z.object({
  starts_at: instantSchema,
  ends_at: instantSchema,
  /** It has begun and not ended. */
  is_on: z.boolean(),
  /** The member takes part. */
  registered: z.boolean(),
});

const webinarSchema = z.object({
  content_id: contentIdSchema,
  content_type: contentTypeSchema,
  titles: inEveryLanguage(z.string()),
  /** Its page. */
  path: z.string(),
  /** Those that are on or to come, the soonest first; none of one that is not held again. */
  sessions: z.array(sessionSchema),
  /** It was held, so that its slides and words are there to be looked at again. */
  can_replay: z.boolean(),
  /** Where those who take part meet; null where its page is the place. */
  join: z.string().nullable(),
});

const startSchema = z.object({ starts_at: instantSchema });
const whichSchema = z.object({ id: contentIdSchema });

const listWebinars = defineRoute({
  method: 'GET',
  path: '/api/app/v1/webinars',
  feature: 'webinars',
  summary: 'The webinars, those that are on or come soonest first, then those that can only be looked at again.',
  answer: z.object({ data: z.array(webinarSchema) }),
});

const registerForSession = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/webinars/:id/registration',
  feature: 'webinars',
  summary: 'Take part in a session. It is confirmed by mail, and remembered by mail the day before.',
  params: whichSchema,
  body: startSchema,
  answer: z.object({ data: webinarSchema }),
});

const leaveSession = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/webinars/:id/registration',
  feature: 'webinars',
  summary: 'Take part no more.',
  params: whichSchema,
  query: startSchema,
  answer: z.object({ data: webinarSchema }),
});

const getSessionFile = defineRoute({
  method: 'GET',
  path: '/api/app/v1/webinars/:id/session.ics',
  feature: 'webinars',
  summary: 'A session as a file for a calendar program.',
  params: whichSchema,
  query: startSchema.extend({ language: languageSchema.default('en') }),
  answerKind: 'binary',
});

export const webinarsRoutes = { listWebinars, registerForSession, leaveSession, getSessionFile } as const;
