import { AD_RULES } from '@yardsign/domain/compliance/advertising/packs';
import { z } from 'zod';
import { languageSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

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
  labour: 'words',
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

const adFindingSchema = z.object({
  rule: z.enum(AD_RULES),
  level: z.enum(['inform', 'warn']),
  /** In the language of the post. */
  why: z.string(),
  source: z.string(),
  /** Postal code of the state whose rule it is; null for what is asked everywhere. */
  state: z.string().nullable(),
});

const checkAdvertising = defineRoute({
  method: 'POST',
  path: '/api/app/v1/advertising-checks',
  feature: 'compliance',
  labour: 'words',
  summary:
    "What the rules for advertisements of the member's state find in a post, by its words and by what the profile says and pictures show of it. A help, and no legal advice.",
  body: z.object({ caption: z.string().max(LONGEST), language: languageSchema }),
  changes: false,
  answer: z.object({
    /** What was looked at: with it a page asks the same rules at every keystroke. */
    facts: z.object({
      state: z.string(),
      city: z.string(),
      role: z.string(),
      company: z.string(),
      licence: z.string(),
      shown: z.array(z.string()),
      equalHousing: z.boolean(),
    }),
    findings: z.array(adFindingSchema),
  }),
});

export const complianceRoutes = { checkWording, checkAdvertising } as const;
