import type { NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { z } from 'zod';
import { instantSchema, languageSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from '../content/content.ts';
import { sizeSchema } from '../content/graphics.ts';
import { postSchema } from './sharing.ts';
import { wireNetworkSchema } from './wire-network.ts';

/**
 * The calls that the documents give single networks, under the documents' own addresses. They lead to the same ledger as every other
 * post. Tokens of networks never leave the server: `token` and `secret` of the documents may be sent and are not read.
 */

const token = z.string().max(4000).optional();

/** A piece of the library, as it is posted. */
const mediaSchema = z.object({
  contentId: contentIdSchema,
  language: languageSchema.default('en'),
  size: sizeSchema.default('square'),
});

/** A film goes out in nobody's brand: where the member has made none in theirs, nothing is posted unless that is said. */
const unbranded = z.boolean().default(false);

const accountSchema = z.object({ id: z.string(), name: z.string(), expires: instantSchema.nullable() });
const postedSchema = z.object({ id: z.string(), post: postSchema });

const exchangeToken = defineRoute({
  method: 'POST',
  path: '/api/facebook/v1/industries/1/long_lived',
  feature: 'sharing',
  summary:
    'Exchange the short token of a browser login for a long-lived one, and connect with it. The token is kept here; `response.access_token` is the name that it is kept under.',
  body: z.object({ access_token: z.string().min(1).max(4000) }),
  answer: z.object({ response: z.object({ access_token: z.string() }) }),
});

const createNetworkPost = defineRoute({
  method: 'POST',
  path: '/api/linkedin/v1/industries/1/post',
  feature: 'sharing',
  summary: 'Post a piece to a profile, or to a page of an organization. It goes out once, through the ledger.',
  status: 202,
  body: z.object({
    token,
    id: z.string().max(64).default(''),
    type: z.enum(['person', 'organization']).default('person'),
    text: z.string().trim().max(5000).default(''),
    media: mediaSchema,
    unbranded,
    /** The same id and body answer the same post. */
    clientRequestId: z.uuid().optional(),
  }),
  answer: postedSchema,
});

const listNetworkPages = defineRoute({
  method: 'POST',
  path: '/api/linkedin/v1/industries/1/pages',
  feature: 'sharing',
  summary: 'The pages that the member may post to, asked of the network now.',
  body: z.object({ token }),
  answer: z.object({ pages: z.array(z.object({ text: z.string(), value: z.string() })) }),
});

const uploadMedia = defineRoute({
  method: 'POST',
  path: '/api/twitter/v1/industries/1/media/upload',
  feature: 'sharing',
  summary: 'Draw a piece in the brand of the member. `media_id_string` names these very bytes for `statuses/update`.',
  body: mediaSchema.extend({ token, secret: token }),
  answer: z.object({ media_id_string: z.string() }),
});

const updateStatus = defineRoute({
  method: 'POST',
  path: '/api/twitter/v1/industries/1/statuses/update',
  feature: 'sharing',
  summary: 'Post a text with what `media/upload` answered. It goes out once, through the ledger.',
  status: 202,
  body: z.object({
    token,
    secret: token,
    text: z.string().trim().max(5000).default(''),
    media_ids: z.array(z.string().max(200)).length(1),
    unbranded,
    clientRequestId: z.uuid().optional(),
  }),
  answer: postedSchema,
});

const verifyCredentials = defineRoute({
  method: 'POST',
  path: '/api/twitter/v1/industries/1/account/verify_credentials',
  feature: 'sharing',
  summary: 'Who the connected account belongs to, asked of the network now.',
  body: z.object({ token, secret: token }),
  answer: accountSchema,
});

const ownPost = { id: z.string().min(1).max(120) };

const updatePagePost = defineRoute({
  method: 'POST',
  path: '/api/facebook/v1/industries/1/update',
  feature: 'sharing',
  summary: 'Give a post of ours on a page other words. `id` is that of the post here, or on Facebook.',
  body: z.object({ token, ...ownPost, text: z.string().trim().max(5000) }),
  answer: z.object({ post: postSchema }),
});

const removePagePost = defineRoute({
  method: 'POST',
  path: '/api/facebook/v1/industries/1/remove',
  feature: 'sharing',
  summary: 'Take a post of ours down from a page, or cancel it before it is there.',
  body: z.object({ token, ...ownPost }),
  answer: z.object({ post: postSchema }),
});

const ofNetwork = z.object({ network: wireNetworkSchema });

const refreshToken = defineRoute({
  method: 'POST',
  path: '/api/:network/v1/oauth/refresh_token',
  feature: 'sharing',
  summary: 'Renew the token of a connection where its end is near, and ask the network whether it still holds.',
  params: ofNetwork,
  body: z.object({ refresh_token: token }),
  answer: accountSchema,
});

const refreshAccess = defineRoute({
  method: 'POST',
  path: '/api/:network/v1/oauth/refresh',
  feature: 'sharing',
  summary: 'The same under the other address that the documents have for it.',
  params: ofNetwork,
  body: z.object({ refresh_token: token }),
  answer: accountSchema,
});

const revokeToken = defineRoute({
  method: 'POST',
  path: '/api/:network/v1/oauth/revoke',
  feature: 'sharing',
  summary: 'Disconnect, and take the consent back at the network.',
  params: ofNetwork,
  body: z.object({ token }),
});

const readNetworkProfile = defineRoute({
  method: 'GET',
  path: '/api/:network/v1/profile',
  feature: 'sharing',
  summary: 'Who the connected account belongs to, asked of the network now, with its token renewed where that was due.',
  params: ofNetwork,
  changes: true,
  answer: accountSchema,
});

const uploadVideo = defineRoute({
  method: 'POST',
  path: '/api/:network/v1/videos/upload',
  feature: 'sharing',
  summary: 'Post a film of the library. It goes out once, through the ledger.',
  status: 202,
  params: ofNetwork,
  body: z.object({
    token,
    text: z.string().trim().max(5000).default(''),
    media: mediaSchema,
    unbranded,
    clientRequestId: z.uuid().optional(),
  }),
  answer: postedSchema,
});

const refuseCall = defineRoute({
  method: 'POST',
  path: '/api/:network/v1/industries/1/:verb',
  feature: 'sharing',
  summary:
    'Logging in, changing and removing a post by a call, where the network does not take that. Connect on /integrations; a published post is changed on the network itself.',
  params: z.object({ network: wireNetworkSchema, verb: z.enum(['login', 'post', 'update', 'remove']) }),
});

export const networkCallsRoutes = {
  exchangeToken,
  createNetworkPost,
  listNetworkPages,
  uploadMedia,
  updateStatus,
  verifyCredentials,
  refreshToken,
  refreshAccess,
  revokeToken,
  readNetworkProfile,
  uploadVideo,
  refuseCall,
  updatePagePost,
  removePagePost,
} as const;

/** Whose network a call is, where its address does not say it as a parameter. */
export const NETWORK_OF_CALL = {
  exchangeToken: 'facebook',
  updatePagePost: 'facebook',
  removePagePost: 'facebook',
  createNetworkPost: 'linkedin',
  listNetworkPages: 'linkedin',
  uploadMedia: 'x',
  updateStatus: 'x',
  verifyCredentials: 'x',
} as const satisfies Partial<Record<keyof typeof networkCallsRoutes, NetworkKey>>;
