import { LEGAL_PAGES } from '@yardsign/domain/studio/legal-text';
import { z } from 'zod';
import { languageSchema, inEveryLanguage } from '../common.ts';
import { defineRoute } from '../define-route.ts';

/** An address that a page may link to: it belongs to the web and is never a script. */
const webAddressSchema = z.url({ protocol: /^https?$/ });

/** A sentence of the people who run the site, as text in both languages. */
const sentenceSchema = inEveryLanguage(z.string().min(1).max(300));

const bannerSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  kind: z.enum(['info', 'attention']).default('info'),
  text: sentenceSchema,
  link: z.object({ url: webAddressSchema, label: sentenceSchema }).nullable().default(null),
  /** Stays: nobody may close it. */
  lasting: z.boolean().default(false),
});

/** The settings that an operator can change while the site runs. A missing key has its default; unknown keys are ignored. */
export const siteConfigSchema = z.object({
  maintenance: z
    .object({ on: z.boolean(), message: sentenceSchema.nullable().default(null) })
    .default({ on: false, message: null }),
  banners: z.array(bannerSchema).max(4).default([]),
  featureSwitches: z.record(z.string().max(60), z.boolean()).default({}),
  tutorials: z.record(z.string().startsWith('/').max(200), webAddressSchema).default({}),
  promo: z
    .object({ couponCode: z.string().regex(/^[\w-]{1,40}$/), expiresAt: z.iso.datetime() })
    .nullable()
    .default(null),
  help: z.object({ url: webAddressSchema }).nullable().default(null),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const getSite = defineRoute({
  method: 'GET',
  path: '/api/app/v1/site',
  feature: 'site',
  summary: 'What a browser needs before anyone signs in. `demo` is null unless the demo world is loaded.',
  answer: z.object({
    name: z.string(),
    version: z.string(),
    sandbox: z.boolean(),
    /** Providers that one can sign in with, besides a password. */
    signIn: z.array(z.enum(['google', 'apple'])),
    /** Where the product leads outside of itself; null where this installation has no such place. */
    links: z.object({
      help: webAddressSchema.nullable(),
      ios: webAddressSchema.nullable(),
      android: webAddressSchema.nullable(),
      verification: webAddressSchema.nullable(),
    }),
    /** The address that answers questions. */
    supportEmail: z.string(),
    demo: z
      .object({
        password: z.string(),
        accounts: z.array(z.object({ username: z.string(), name: z.string(), note: inEveryLanguage(z.string()) })),
      })
      .nullable(),
  }),
});

export const getLegalPage = defineRoute({
  method: 'GET',
  path: '/api/app/v1/legal/:page',
  feature: 'site',
  summary:
    'The privacy policy or the terms of service, as HTML that is safe to insert: what is in force, or an older version.',
  params: z.object({ page: z.enum(LEGAL_PAGES) }),
  query: z.object({
    language: languageSchema.default('en'),
    version: z.coerce.number().int().min(1).max(100_000).optional(),
  }),
  answer: z.object({
    title: z.string(),
    html: z.string(),
    /** What stands in the text, in its order: `id` is the anchor of a heading, the same in both languages. */
    sections: z.array(z.object({ id: z.string(), title: z.string() })),
    /** A day, as in `2026-11-01`. */
    updated: z.string(),
    version: z.number().int(),
    /** What was published, the newest first: that one is in force. */
    versions: z.array(z.object({ number: z.number().int(), updated: z.string(), changed: z.string().nullable() })),
  }),
});

const getHealth = defineRoute({
  method: 'GET',
  path: '/api/health',
  feature: 'site',
  summary: 'Answers when the process can reach its database.',
  answer: z.object({ status: z.literal('ok'), services: z.array(z.string()) }),
});

const getBuildInfo = defineRoute({
  method: 'GET',
  path: '/build-info.json',
  feature: 'site',
  summary: 'The version that is being served, which a running page compares with its own.',
  query: z.object({ t: z.string().max(40).optional() }),
  answer: z.object({ latestVersion: z.string() }),
});

const getSiteConfig = defineRoute({
  method: 'GET',
  path: '/site-config.json',
  feature: 'site',
  summary: 'What whoever runs the site has switched on or has to say. Read again every ten minutes.',
  query: z.object({ t: z.string().max(40).optional() }),
  answer: siteConfigSchema,
});

export const reportError = defineRoute({
  method: 'POST',
  path: '/api/app/v1/errors',
  feature: 'site',
  summary: 'Tell of an error in a browser. It is passed on to the error service of this installation, when it has one.',
  body: z.object({
    name: z.string().max(80),
    message: z.string().max(1_000),
    stack: z.string().max(8_000).default(''),
    /** The path of the page, without its query. */
    page: z.string().max(300),
    requestId: z.string().max(60).nullable().default(null),
    version: z.string().max(40),
    language: languageSchema,
    mobile: z.boolean(),
  }),
});

const getOpenApi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  feature: 'site',
  summary: 'This description.',
  answer: z.looseObject({ openapi: z.string() }),
});

const getDocs = defineRoute({
  method: 'GET',
  path: '/api/docs',
  feature: 'site',
  summary: 'This description, to be read by people.',
  answerKind: 'html',
});

export const siteRoutes = {
  getSite,
  getLegalPage,
  getHealth,
  getBuildInfo,
  getSiteConfig,
  reportError,
  getOpenApi,
  getDocs,
} as const;
