import { LANGUAGES } from '@yardsign/domain/languages';
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';

const inLanguage = { lang: z.enum(LANGUAGES).default('en').catch('en') };

const getCardFields = defineRoute({
  method: 'GET',
  path: '/api/recurly/v1/card-fields',
  feature: 'billing',
  summary:
    'The card fields of a real site of the processor, for a frame of the checkout. Not there with the simulator, which has its own.',
  query: z.object(inLanguage),
  answerKind: 'html',
});

const getBankQuestion = defineRoute({
  method: 'GET',
  path: '/api/recurly/v1/bank-question',
  feature: 'billing',
  summary: 'What a bank asks the holder of a card, for a frame of the checkout.',
  query: z.object({ ...inLanguage, action: z.string().regex(/^[\w-]{6,64}$/) }),
  answerKind: 'html',
});

const getCardScript = defineRoute({
  method: 'GET',
  path: '/api/recurly/v1/card-fields.js',
  feature: 'billing',
  summary: 'The script of both.',
  answerKind: 'binary',
});

export const billingCardRoutes = { getCardFields, getBankQuestion, getCardScript } as const;
