import { answerByTable } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { append, describe, finalize, initialize, readState, upload } from './media.ts';
import { type Network, problem } from './network.ts';
import { callerOf, revoke, token } from './oauth.ts';
import { createTweet, readTweet, readTweets } from './tweets.ts';

function me(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'users.read');
  const person = network.state().people.find(({ id }) => id === personId);
  return { status: 200, body: { data: { id: personId, name: person?.name, username: person?.username } } };
}

/** Answers one call as X would, its refusals included. */
export const answer = answerByTable<Network>({
  name: 'X',
  acts: [
    [/^POST \/2\/oauth2\/token$/, token],
    [/^POST \/2\/oauth2\/revoke$/, revoke],
    [/^GET \/2\/users\/me$/, me],
    [/^POST \/2\/media\/upload$/, upload],
    [/^GET \/2\/media\/upload$/, readState],
    [/^POST \/2\/media\/upload\/initialize$/, initialize],
    [/^POST \/2\/media\/upload\/(\d+)\/append$/, append],
    [/^POST \/2\/media\/upload\/(\d+)\/finalize$/, finalize],
    [/^POST \/2\/media\/metadata$/, describe],
    [/^POST \/2\/tweets$/, createTweet],
    [/^GET \/2\/users\/(\d+)\/tweets$/, readTweets],
    [/^GET \/2\/tweets\/(\d+)$/, readTweet],
  ],
  unknown: () => problem(404, 'Not Found', 'Not Found'),
});
