import { pictureType } from '../../kit/picture-type.ts';
import type { VendorCall, VendorReply } from '../../kit/vendor-calls.ts';
import { type Network, problem, Refusal } from './network.ts';
import { callerOf, revoke, token } from './oauth.ts';
import { createTweet, readTweets } from './tweets.ts';

const FIRST_MEDIA = 1_800_000_000_000_000;
const LARGEST_BYTES = 5 * 1024 * 1024;
const MEDIA_LIFE_S = 86_400;

function me(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'users.read');
  const person = network.state().people.find(({ id }) => id === personId);
  return { status: 200, body: { data: { id: personId, name: person?.name, username: person?.username } } };
}

/** `POST /2/media/upload` with the picture in one piece. */
function upload(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'media.write');
  const [file] = call.files;
  const isPicture = file !== undefined && pictureType(file.bytes) !== undefined;
  if (!isPicture || file.bytes.length > LARGEST_BYTES) return problem(400, 'Invalid Request', 'The media is invalid.');
  if (call.fields['media_category'] !== 'tweet_image') call.warn('media_category is not tweet_image.');
  const id = network.ids.digits('media', FIRST_MEDIA);
  const expiresAt = network.clock.now() + MEDIA_LIFE_S * 1000;
  network.state().media[id] = { id, owner: personId, digest: network.blobs.put(file.bytes), expiresAt };
  network.touch();
  const body = { data: { id, media_key: `3_${id}`, size: file.bytes.length, expires_after_secs: MEDIA_LIFE_S } };
  return { status: 200, body };
}

type Act = (network: Network, call: VendorCall, id: string) => VendorReply;

/** By method and path; what has no row is refused, and changes nothing. */
const ACTS: readonly [RegExp, Act][] = [
  [/^POST \/2\/oauth2\/token$/, token],
  [/^POST \/2\/oauth2\/revoke$/, revoke],
  [/^GET \/2\/users\/me$/, me],
  [/^POST \/2\/media\/upload$/, upload],
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
