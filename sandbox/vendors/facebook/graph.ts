import { identify, payer, type Caller, demandPosting, demandReading, findPage } from './caller.ts';
import { deletePost, updatePost } from './change-post.ts';
import { createPost } from './create-post.ts';
import { errorBody, GraphError, noSuchObject } from './errors.ts';
import { readAccounts, readMe, readPage, readPermissions, removePermissions } from './me.ts';
import type { Answer, GraphCall, Network } from './network.ts';
import { accessToken, debugToken } from './oauth.ts';
import { deletePhoto, readPhoto, uploadPhoto } from './photos.ts';
import { listPublished, listScheduled, readPost } from './read-posts.ts';

type Handler = (network: Network, caller: Caller, call: GraphCall) => Answer | Promise<Answer>;

function unsupported(call: GraphCall): GraphError {
  return noSuchObject(call.method, call.segments.join('/'));
}

function aboutMe(network: Network, caller: Caller, call: GraphCall): Answer {
  const [, edge, name] = call.segments;
  const route = `${call.method} ${edge ?? ''}`.trim();
  if (route === 'GET') return readMe(network, caller, call);
  if (route === 'GET permissions') return readPermissions(network, caller);
  if (route === 'DELETE permissions') return removePermissions(network, caller, name);
  if (route === 'GET accounts') return readAccounts(network, caller, call);
  throw unsupported(call);
}

const pageEdges: Record<
  string,
  (network: Network, caller: Caller, call: GraphCall, pageId: string) => Answer | Promise<Answer>
> = {
  'POST feed': createPost,
  'POST photos': uploadPhoto,
  'GET feed': listPublished,
  'GET posts': listPublished,
  'GET published_posts': listPublished,
  'GET scheduled_posts': listScheduled,
};

function aboutPage(network: Network, caller: Caller, call: GraphCall): Answer | Promise<Answer> {
  const [id = '', edge] = call.segments;
  const page = findPage(network, id);
  if (page === undefined) throw unsupported(call);
  if (edge === undefined && call.method === 'GET') return readPage(network, caller, call, page);
  const handler = pageEdges[`${call.method} ${edge ?? ''}`];
  if (handler === undefined) throw unsupported(call);
  return handler(network, caller, call, id);
}

function aboutPost(network: Network, caller: Caller, call: GraphCall): Answer {
  const [id = ''] = call.segments;
  const post = network.state().posts[id];
  if (post === undefined || post.state === 'deleted') throw noSuchObject(call.method, id);
  if (call.method === 'GET') return readPost(network, caller, call, post);
  if (call.method === 'POST') return updatePost(network, caller, call, post);
  if (call.method === 'DELETE') return deletePost(network, caller, call, post);
  throw unsupported(call);
}

function aboutPhoto(network: Network, caller: Caller, call: GraphCall): Answer {
  const photo = network.state().photos[call.segments[0] ?? ''];
  if (photo === undefined) throw unsupported(call);
  if (call.method === 'GET') {
    demandReading(network, caller, photo.pageId);
    return readPhoto(network, call, photo);
  }
  demandPosting(network, caller, photo.pageId);
  if (call.method === 'DELETE' && photo.postId === null) return deletePhoto(network, photo);
  throw unsupported(call);
}

function handlerOf(network: Network, caller: Caller, [first = '', edge]: readonly string[]): Handler {
  const itself = caller.kind !== 'app' && first === caller.token.personId;
  if (first === 'me' || itself) return aboutMe;
  if (first === 'debug_token') return debugToken;
  if (first.includes('_')) return aboutPost;
  if (edge === undefined && network.state().photos[first] !== undefined) return aboutPhoto;
  return aboutPage;
}

async function route(network: Network, call: GraphCall): Promise<Answer> {
  if (call.segments.join('/') === 'oauth/access_token') return accessToken(network, call);
  const caller = identify(network, call);
  const usage = network.usage.charge(payer(caller), network.clock.now());
  try {
    const answer = await handlerOf(network, caller, call.segments)(network, caller, call);
    return { ...answer, headers: { ...usage, ...answer.headers } };
  } catch (error) {
    if (error instanceof GraphError) return { ...refusal(network, error), headers: usage };
    throw error;
  }
}

/** Graph's error answer. */
export function refusal(network: Network, error: GraphError): Answer {
  return { status: error.failure.status, body: errorBody(error.failure, traceId(network)) };
}

function traceId(network: Network): string {
  return `A${network.ids.opaque('trace', 22)}`;
}

/** Answers one call as Graph would, its refusals included. */
export async function answerGraph(network: Network, call: GraphCall): Promise<Answer> {
  try {
    return await route(network, call);
  } catch (error) {
    if (error instanceof GraphError) return refusal(network, error);
    throw error;
  }
}
