import { isOwnPath } from '@yardsign/domain/access/own-path';
import { z } from 'zod';
import { idSchema, instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { entryFeatureSchema, industrySchema, signInAnswerSchema } from './access.ts';

const providerSchema = z.enum(['google', 'apple']);
const providerParams = z.object({ provider: providerSchema });
const attemptSchema = idSchema('soc');
const ownPasswordSchema = z.string().min(1).max(128).optional();
const redirectSchema = z.string().max(500).refine(isOwnPath, 'must be a path of this site').optional();
/** What a provider sends back. Every part may be missing or forged. */
const returned = {
  code: z.string().max(4000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
};

const authenticateSocial = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/:method',
  feature: 'access',
  summary:
    'Sign in with the identity token of Google or Apple as `password`. Each token works once, and only while it is new.',
  params: z.object({ method: providerSchema }),
  body: z.object({
    /** Empty or left out when the provider gave none, which has its own answer. */
    password: z.string().max(8000).default(''),
    authMethod: z.literal('social'),
    industry_id: industrySchema,
    username: z.string().trim().min(1).max(254).optional(),
    feature: entryFeatureSchema,
  }),
  answer: signInAnswerSchema,
});

const startSocial = defineRoute({
  method: 'POST',
  path: '/api/app/v1/social/:provider/start',
  feature: 'access',
  summary:
    'Begin to sign in with a provider, or to connect it to the account of the caller. Answers the address of its consent screen.',
  params: providerParams,
  body: z.object({ redirect: redirectSchema, connect: z.boolean().optional(), password: ownPasswordSchema }),
  answer: z.object({ url: z.url() }),
});

const socialReturn = defineRoute({
  method: 'GET',
  path: '/api/app/v1/social/:provider/callback',
  feature: 'access',
  summary: 'Where a provider sends the browser back to.',
  params: providerParams,
  query: z.object(returned),
  answerKind: 'redirect',
});

const socialFormReturn = defineRoute({
  method: 'POST',
  path: '/api/app/v1/social/:provider/callback',
  feature: 'access',
  summary: 'The same for a provider that sends a form.',
  params: providerParams,
  body: z.looseObject({ ...returned, user: z.string().max(4000).optional() }),
  form: 'foreign',
  answerKind: 'redirect',
  status: 303,
});

const finishSocial = defineRoute({
  method: 'POST',
  path: '/api/app/v1/social/finish',
  feature: 'access',
  summary:
    'What came of signing in with a provider: in, a second factor first, or an account that has to be linked or made.',
  body: z.object({ attempt: attemptSchema }),
  answer: z.object({
    data: z.union([
      signInAnswerSchema.shape.data,
      /** Accounts use this address: linking one takes its password, or a link that is mailed there. */
      z.object({ link: z.object({ provider: providerSchema, email: z.string() }) }),
      z.object({ create: z.object({ provider: providerSchema, email: z.string(), name: z.string() }) }),
      z.object({ connected: providerSchema }),
    ]),
  }),
});

const linkSocial = defineRoute({
  method: 'POST',
  path: '/api/app/v1/social/link',
  feature: 'access',
  summary: 'Link the identity to an account of the same address, by the password of that account, and sign in.',
  body: z.object({
    attempt: attemptSchema,
    password: z.string().min(1).max(128),
    username: z.string().trim().min(1).max(254).optional(),
  }),
  answer: signInAnswerSchema,
});

const mailSocialLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/social/link-mail',
  feature: 'access',
  summary: 'Mail a link that links the identity, to who does not have the password.',
  body: z.object({ attempt: attemptSchema }),
});

const getSignInMethods = defineRoute({
  method: 'GET',
  path: '/api/app/v1/sign-in-methods',
  feature: 'access',
  summary: 'What opens the account of the caller.',
  answer: z.object({
    password: z.boolean(),
    providers: z.array(
      z.object({
        provider: providerSchema,
        linked: z.object({ email: z.string(), since: instantSchema, lastUsedAt: instantSchema.nullable() }).nullable(),
      }),
    ),
  }),
});

const removeSignInMethod = defineRoute({
  method: 'POST',
  path: '/api/app/v1/sign-in-methods/:provider/remove',
  feature: 'access',
  summary: 'Stop a provider from opening the account. The last way in cannot be removed.',
  params: providerParams,
  body: z.object({ password: ownPasswordSchema }),
});

export const socialRoutes = {
  authenticateSocial,
  startSocial,
  socialReturn,
  socialFormReturn,
  finishSocial,
  linkSocial,
  mailSocialLink,
  getSignInMethods,
  removeSignInMethod,
} as const;
