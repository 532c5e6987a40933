import { type Answer, ok } from '../network.ts';
import { badParameter, unknownPath, unsupported } from './errors.ts';
import { answerNode } from './node-call.ts';
import type { Visit } from './node-type.ts';
import { text } from './params.ts';

const MOST = 50;

/** `GET /?ids=a,b` and `GET /edge?ids=a,b`: the same read of several nodes, by their ids. If one of them cannot be read, the whole call is refused. */
export async function answerMany(visit: Visit): Promise<Answer> {
  const { method, segments, params } = visit.call;
  if (method !== 'GET') throw unsupported(method);
  if (segments.length > 1) throw unknownPath(segments.slice(1));
  const ids = [...new Set((text(params, 'ids') ?? '').split(',').filter((id) => id !== ''))];
  if (ids.length === 0) throw badParameter('Param ids must be a non-empty list of ids');
  if (ids.length > MOST) throw badParameter(`Too many IDs. Maximum: ${MOST}. Provided: ${ids.length}.`);
  const entries: [string, unknown][] = [];
  for (const id of ids) {
    const call = { ...visit.call, segments: [id, ...segments] };
    entries.push([id, (await answerNode({ ...visit, call })).body]);
  }
  return ok(Object.fromEntries(entries));
}
