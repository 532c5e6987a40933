import { z } from 'zod';
import { languageSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';

export const getSite = defineRoute({
  method: 'GET',
  path: '/api/app/v1/site',
  feature: 'site',
  summary: 'What a browser needs before anyone signs in. `demo` is null unless the demo world is loaded.',
  answer: z.object({
    name: z.string(),
    version: z.string(),
    sandbox: z.boolean(),
    demo: z
      .object({
        password: z.string(),
        accounts: z.array(
          z.object({ username: z.string(), name: z.string(), note: z.object({ en: z.string(), es: z.string() }) }),
        ),
      })
      .nullable(),
  }),
});

export const getLegalPage = defineRoute({
  method: 'GET',
  path: '/api/app/v1/legal/:page',
  feature: 'site',
  summary: 'The privacy policy or the terms of service, as HTML that is safe to insert.',
  params: z.object({ page: z.enum(['privacy', 'terms']) }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: z.object({ title: z.string(), html: z.string(), updated: z.string() }),
});

export const getHealth = defineRoute({
  method: 'GET',
  path: '/api/health',
  feature: 'site',
  summary: 'Answers when the process can reach its database.',
  answer: z.object({ status: z.literal('ok'), services: z.array(z.string()) }),
});

export const getBuildInfo = defineRoute({
  method: 'GET',
  path: '/build-info.json',
  feature: 'site',
  summary: 'The version that is being served, which a running page compares with its own.',
  query: z.object({ t: z.string().max(40).optional() }),
  answer: z.object({ latestVersion: z.string() }),
});

export const getOpenApi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  feature: 'site',
  summary: 'This description.',
  answer: z.looseObject({ openapi: z.string() }),
});

export const getDocs = defineRoute({
  method: 'GET',
  path: '/api/docs',
  feature: 'site',
  summary: 'This description, to be read by people.',
  answerKind: 'html',
});
