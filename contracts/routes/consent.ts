import { LEGAL_PAGES } from '@yardsign/domain/studio/legal-text';
import { z } from 'zod';
import { inEveryLanguage, instantSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';

/** A version of a legal text by its number, as `/terms?version=2` names it. */
const legalNumberShape = { page: z.enum(LEGAL_PAGES), number: z.number().int().min(1).max(100_000) };

const consentSchema = z.object({
  /** What the member has accepted, the newest first. */
  accepted: z.array(z.object({ ...legalNumberShape, acceptedAt: instantSchema })),
  /** What they are asked to accept: the version in force, with what is new since the one that they accepted, the newest first. */
  due: z.array(
    z.object({
      ...legalNumberShape,
      changes: z.array(
        z.object({ number: z.number().int(), publishedAt: instantSchema, changed: inEveryLanguage(z.string()) }),
      ),
    }),
  ),
});

const getConsent = defineRoute({
  method: 'GET',
  path: '/api/app/v1/account/consent',
  feature: 'account',
  summary: 'Which versions of the legal texts the caller has accepted, and which they are asked to accept.',
  answer: consentSchema,
});

const acceptLegal = defineRoute({
  method: 'POST',
  path: '/api/app/v1/account/consent',
  feature: 'account',
  summary: 'Accept versions of legal texts that are in force. Refused for any other, and for whoever impersonates.',
  body: z.object({ texts: z.array(z.object(legalNumberShape)).min(1).max(LEGAL_PAGES.length) }),
  answer: consentSchema,
});

const exportOwnData = defineRoute({
  method: 'GET',
  path: '/api/app/v1/account/data.json',
  feature: 'account',
  summary: 'Everything that is held about the caller, as a file, without secrets.',
  answerKind: 'binary',
});

export const consentRoutes = { getConsent, acceptLegal, exportOwnData } as const;
