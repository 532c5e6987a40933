import type { VendorCall, VendorReply } from '../../kit/vendor-calls.ts';
import { append, describe, finalize, initialize, upload } from './media.ts';
import { type Network, problem, Refusal } from './network.ts';
import { callerOf, revoke, token } from './oauth.ts';
import { createTweet, readTweets } from './tweets.ts';

function me(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'users.read');
  const person = network.state().people.find(({ id }) => id === personId);
  return { status: 200, body: { data: { id: personId, name: person?.name, username: person?.username } } };
}

type Act = (network: Network, call: VendorCall, id: string) => VendorReply;

/** By method and path; what has no row is refused, and changes nothing. */
const ACTS: readonly [RegExp, Act][] = [
  [/^POST \/2\/oauth2\/token$/, token],
  [/^POST \/2\/oauth2\/revoke$/, revoke],
  [/^GET \/2\/users\/me$/, me],
  [/^POST \/2\/media\/upload$/, upload],
  [/^POST \/2\/media\/upload\/initialize$/, initialize],
  [/^POST \/2\/media\/upload\/(\d+)\/append$/, append],
  [/^POST \/2\/media\/upload\/(\d+)\/finalize$/, finalize],
  [/^POST \/2\/media\/metadata$/, describe],
  [/^POST \/2\/tweets$/, createTweet],
  [/^GET \/2\/users\/(\d+)\/tweets$/, readTweets],
];

/** Answers one call as X would, its refusals included. */
export function answer(network: Network, call: VendorCall): VendorReply {
  const asked = `${call.method} ${call.path}`;
  try {
    for (const [pattern, act] of ACTS) {
      const match = pattern.exec(asked);
      if (match) return act(network, call, match[1] ?? '');
    }
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
  call.warn(`${asked} is not played here, whether or not X has it.`);
  return problem(404, 'Not Found', 'Not Found');
}
