import { identify, payer } from '../caller.ts';
import type { Answer, GraphCall, Network } from '../network.ts';
import { searchPages } from '../nodes/named-pages.ts';
import { answerBatch, isBatch } from './batch.ts';
import { GraphError, type GraphFailure, unknownPath } from './errors.ts';
import { answerNode } from './node-call.ts';
import { accessToken } from './oauth.ts';
import { text } from './params.ts';
import { answerMany } from './many.ts';
import { refusal } from './refusal.ts';

/** A POST may say in a parameter which method it means, for those who can send nothing else. */
function meant(call: GraphCall): GraphCall {
  const method = call.method === 'POST' ? text(call.params, 'method')?.toUpperCase() : undefined;
  return method === undefined ? call : { ...call, method };
}

async function route(network: Network, sent: GraphCall): Promise<Answer> {
  const call = meant(sent);
  const [first = '', ...rest] = call.segments;
  // A version that never existed, or one written without its "v".
  if (/^v?\d+\.\d+$/.test(first)) throw unknownPath(rest);
  if (call.segments.join('/') === 'oauth/access_token') return accessToken(network, call);
  // Each call of a batch is a call of its own: it names its caller and is counted.
  if (isBatch(call)) return answerBatch(network, call, answerGraph);
  const caller = identify(network, call);
  const { headers, refused } = network.usage.charge(payer(caller), network.clock.now());
  const refuse = (failure: GraphFailure) => withHeaders(refusal(network, new GraphError(failure)), headers);
  if (refused !== undefined) return refuse(refused);
  try {
    const visit = { network, caller, call };
    if (sent.method === 'GET' && sent.segments.join('/') === 'pages/search')
      return withHeaders(searchPages(visit), headers);
    const answer = call.params['ids'] === undefined ? await answerNode(visit) : await answerMany(visit);
    return withHeaders(answer, headers);
  } catch (error) {
    if (error instanceof GraphError) return refuse(error.failure);
    throw error;
  }
}

function withHeaders(answer: Answer, headers: Record<string, string>): Answer {
  return { ...answer, headers: { ...headers, ...answer.headers } };
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
