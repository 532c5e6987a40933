import { z } from 'zod';
import { languageSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';

/** More than any caption, and a long article. */
const LONGEST = 20_000;

const findingSchema = z.object({
  /** Where the phrase begins and ends in the text, in UTF-16 units; `to` is the first that is not a part of it. */
  from: z.number().int(),
  to: z.number().int(),
  rule: z.string(),
  level: z.enum(['inform', 'warn', 'block']),
  /** In the language of the text. */
  why: z.string(),
  /** What can stand there instead; null where the phrase has to go. */
  instead: z.string().nullable(),
  /** The law or the guidance that the rule rests on. */
  source: z.string(),
});

const checkWording = defineRoute({
  method: 'POST',
  path: '/api/app/v1/wording-checks',
  feature: 'compliance',
  summary:
    'Phrases of a text that an advertisement for housing should not have, in the order of the text. A help for whoever writes, and no legal advice.',
  body: z.object({
    text: z.string().max(LONGEST),
    language: languageSchema,
    /** Postal code of the state: laws of other states are left out. Without it all are asked. */
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  changes: false,
  answer: z.object({ findings: z.array(findingSchema) }),
});

export const complianceRoutes = { checkWording } as const;
