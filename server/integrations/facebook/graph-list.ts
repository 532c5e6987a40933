import { NetworkError } from '../../features/sharing/ports.ts';
import type { AnswerSchema, FacebookClient, GraphRequest } from './client.ts';
import { OUTAGE } from './errors.ts';

export const PAGE_SIZE = '100';
/** Far more than anyone's pages, or a page's posts of a day; a list that is longer is not read to its end, and says nothing. */
const MAX_LIST_CALLS = 20;

/** A list of Graph, item by item, to its very end. @throws NetworkError also for a list that has none. */
export async function* listOf<Item>(
  client: FacebookClient,
  request: GraphRequest,
  schema: AnswerSchema<{ data: Item[]; paging?: { next?: string | undefined } | undefined }>,
): AsyncGenerator<Item> {
  let params = request.params ?? {};
  for (let calls = 0; calls < MAX_LIST_CALLS; calls++) {
    const { answer } = await client.call({ ...request, params }, schema);
    yield* answer.data;
    // A page of a list may be empty and still not be the last: only the absence of `next` is the end.
    const next = answer.paging?.next;
    if (next === undefined) return;
    // The address is Graph's, but only its position in the list is taken from it: never the host, never a token.
    const {
      access_token: _token,
      appsecret_proof: _proof,
      ...position
    } = Object.fromEntries(new URL(next).searchParams);
    params = { ...params, ...position };
  }
  throw new NetworkError(OUTAGE, `${request.path} has more than ${MAX_LIST_CALLS} pages`);
}
