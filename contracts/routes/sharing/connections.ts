import { z } from 'zod';
import { instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { networkSchema, targetKindSchema } from './sharing.ts';
import { wireNetworkSchema } from './wire-network.ts';

const connectionTargetSchema = z.object({ text: z.string(), value: z.string(), kind: targetKindSchema });

const connectionSchema = z.object({
  slug: networkSchema,
  category: z.literal('social'),
  state: z.enum(['not_connected', 'connected', 'expires_soon', 'expired', 'permissions_missing']),
  connected: z.boolean(),
  id: z.string().nullable(),
  account: z.string().nullable(),
  scope: z.array(z.string()),
  expires: instantSchema.nullable(),
  /** The keys of the groups of permissions of which something was not granted; each network has its own. */
  missing: z.array(z.string()),
  /** Whether a first comment can follow posts, with what was granted. */
  mayComment: z.boolean(),
  /** Whether somebody can be found there by their name, so that an @name becomes a link: with what was granted, and by a program like this. */
  mayMention: z.boolean(),
  /** Where posts can go to: pages on one network, profiles, accounts, channels or boards on others. */
  targets: z.array(connectionTargetSchema),
  /** Targets that the network no longer lets the member post to, each with the reason as a code, until they connect or check again. */
  lostTargets: z.array(connectionTargetSchema.extend({ reason: z.string() })),
});

export const listConnections = defineRoute({
  method: 'GET',
  path: '/api/app/v1/connections',
  feature: 'sharing',
  summary: 'Every network that can be connected, with the state of the connection. Never a token.',
  answer: z.object({ connections: z.array(connectionSchema) }),
});

const startConnection = defineRoute({
  method: 'POST',
  path: '/api/app/v1/connections/:network/start',
  feature: 'sharing',
  summary:
    'Begin connecting: answers an address of our own to open, which leads to the consent screen. It works once, for a minute.',
  params: z.object({ network: networkSchema }),
  body: z.object({ redirect: z.string().max(500).default('/integrations') }),
  answer: z.object({ url: z.string() }),
});

/** Opened by a browser: what is missing leads back, like a code that was spent. */
const handoffQuery = z.object({ h: z.string().max(100).default('') });
const returnedQuery = z.object({
  code: z.string().max(2000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
  error_reason: z.string().max(200).optional(),
  error_description: z.string().max(1000).optional(),
});

const openConsent = defineRoute({
  method: 'GET',
  path: '/api/:network/v1/industries/1/oauth/request_token',
  feature: 'sharing',
  summary: 'Spend the one-time code of a started connection and go to the consent screen of the network.',
  params: z.object({ network: wireNetworkSchema }),
  query: handoffQuery,
  answerKind: 'redirect',
});

const openSecondConsent = defineRoute({
  method: 'GET',
  path: '/api/:network/v1/industries/1/oauth2/request_token',
  feature: 'sharing',
  summary: 'The same under the address that the documents give networks with OAuth 2.',
  params: z.object({ network: wireNetworkSchema }),
  query: handoffQuery,
  answerKind: 'redirect',
});

const openShortConsent = defineRoute({
  method: 'GET',
  path: '/api/:network/v1/oauth/request_token',
  feature: 'sharing',
  summary: 'The same under the short address that the documents give some networks.',
  params: z.object({ network: wireNetworkSchema }),
  query: handoffQuery,
  answerKind: 'redirect',
});

const consentCallback = defineRoute({
  method: 'GET',
  path: '/api/:network/v1/industries/1/oauth/callback',
  feature: 'sharing',
  summary: 'Where the consent screen returns to.',
  params: z.object({ network: wireNetworkSchema }),
  query: returnedQuery,
  answerKind: 'redirect',
});

const shortCallback = defineRoute({
  method: 'GET',
  path: '/api/:network/v1/oauth/callback',
  feature: 'sharing',
  summary: 'The same under the short address that the documents give some networks.',
  params: z.object({ network: wireNetworkSchema }),
  query: returnedQuery,
  answerKind: 'redirect',
});

const refreshConnection = defineRoute({
  method: 'POST',
  path: '/api/app/v1/connections/:network/check',
  feature: 'sharing',
  summary: 'Ask the network again for the permissions and the targets of this connection.',
  params: z.object({ network: networkSchema }),
  answer: z.object({ connection: connectionSchema }),
});

const getQuota = defineRoute({
  method: 'GET',
  path: '/api/app/v1/connections/:network/quota',
  feature: 'sharing',
  summary:
    'How many posts a target has taken within the window of its limit, and how many it takes: asked of the network now, or counted here where it does not say. Null where no limit is known.',
  params: z.object({ network: networkSchema }),
  query: z.object({ targetId: z.string().max(64) }),
  answer: z.object({
    quota: z
      .object({
        used: z.number().int(),
        most: z.number().int(),
        /** The window of the limit, in milliseconds. */
        everyMs: z.number().int(),
        /** `here`: only what we have posted is counted, and other programs may have used more. */
        counted: z.enum(['network', 'here']),
      })
      .nullable(),
  }),
});

const listScheduledThere = defineRoute({
  method: 'GET',
  path: '/api/app/v1/connections/:network/scheduled',
  feature: 'sharing',
  summary:
    'The first hundred posts that wait on a target itself, left there with another program: asked of the network now. Null where it does not say.',
  params: z.object({ network: networkSchema }),
  query: z.object({ targetId: z.string().max(64) }),
  answer: z.object({
    posts: z.array(z.object({ id: z.string(), message: z.string(), dueAt: z.iso.datetime() })).nullable(),
  }),
});

const findMentions = defineRoute({
  method: 'GET',
  path: '/api/app/v1/connections/:network/mentions',
  feature: 'sharing',
  summary:
    'Whom these words may mean on a network, so that a post can name them: asked of the network now, as the target.',
  params: z.object({ network: networkSchema }),
  query: z.object({ targetId: z.string().max(64), words: z.string().trim().min(2).max(100) }),
  answer: z.object({
    /** `about`: what tells it from others of that name, in the network's words; empty where it says nothing. */
    found: z.array(z.object({ id: z.string(), name: z.string(), about: z.string() })),
  }),
});

const removeConnection = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/connections/:network',
  feature: 'sharing',
  summary: 'Disconnect. Scheduled posts of the connection wait for a new one.',
  params: z.object({ network: networkSchema }),
  /** `takenBack` is false where the network failed to take the consent back; here the connection is gone all the same. */
  answer: z.object({ takenBack: z.boolean() }),
});

export const connectionsRoutes = {
  listConnections,
  startConnection,
  openConsent,
  openSecondConsent,
  openShortConsent,
  consentCallback,
  shortCallback,
  refreshConnection,
  getQuota,
  listScheduledThere,
  findMentions,
  removeConnection,
} as const;
