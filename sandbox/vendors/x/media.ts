import { own } from '../../kit/own.ts';
import { pictureType } from '../../kit/picture-type.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { type Network, problem } from './network.ts';
import { callerOf } from './oauth.ts';
import type { Media } from './state.ts';

const FIRST_ID = 1_800_000_000_000_000;
const LARGEST_BYTES = 5 * 1024 * 1024;
const LIFE_S = 86_400;
const LONGEST_ALT_TEXT = 1000;

const invalid = (detail: string) => problem(400, 'Invalid Request', detail);

function begin(network: Network, owner: string): Media {
  const id = network.ids.digits('media', FIRST_ID);
  const media: Media = {
    id,
    owner,
    digest: null,
    altText: '',
    parts: {},
    expiresAt: network.clock.now() + LIFE_S * 1000,
  };
  network.state().media[id] = media;
  network.touch();
  return media;
}

const shown = ({ id }: Media) => ({ id, media_key: `3_${id}`, expires_after_secs: LIFE_S });

/** Takes the whole picture; anything else is refused and not kept. */
function complete(network: Network, media: Media, bytes: Buffer): VendorReply {
  if (pictureType(bytes) === undefined || bytes.length > LARGEST_BYTES) return invalid('The media is invalid.');
  media.digest = network.blobs.put(bytes);
  network.touch();
  return { status: 200, body: { data: { ...shown(media), size: bytes.length } } };
}

/** `POST /2/media/upload` with the picture in one piece. */
export function upload(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'media.write');
  if (call.fields['media_category'] !== 'tweet_image') call.warn('media_category is not tweet_image.');
  return complete(network, begin(network, personId), call.files[0]?.bytes ?? Buffer.alloc(0));
}

/** `POST /2/media/upload/initialize`: the first of three steps. */
export function initialize(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'media.write');
  if (!Number.isInteger(call.fields['total_bytes'])) return invalid('total_bytes is not a number.');
  return { status: 200, body: { data: shown(begin(network, personId)) } };
}

function ownMedia(network: Network, call: VendorCall, id: string): Media | undefined {
  const { personId } = callerOf(network, call, 'media.write');
  const media = own(network.state().media, id);
  return media?.owner === personId ? media : undefined;
}

/** `POST /2/media/upload/{id}/append`: a part, by its number. */
export function append(network: Network, call: VendorCall, id: string): VendorReply {
  const media = ownMedia(network, call, id);
  const index = Number(call.fields['segment_index']);
  const [part] = call.files;
  if (media === undefined || part === undefined || !(index >= 0 && index <= 999))
    return invalid('The part is invalid.');
  media.parts[index] = network.blobs.put(part.bytes);
  network.touch();
  return { status: 200, body: { data: { expires_at: Math.floor(media.expiresAt / 1000) } } };
}

/** `POST /2/media/upload/{id}/finalize`: the parts in the order of their numbers. */
export function finalize(network: Network, call: VendorCall, id: string): VendorReply {
  const media = ownMedia(network, call, id);
  if (media === undefined) return invalid('The media is invalid.');
  const numbers = Object.keys(media.parts).map(Number);
  const parts = numbers.toSorted((a, b) => a - b).map((number) => network.blobs.get(media.parts[number] ?? ''));
  return complete(network, media, Buffer.concat(parts.filter((part) => part !== undefined)));
}

/** `POST /2/media/metadata`: what the picture shows, in words. */
export function describe(network: Network, call: VendorCall): VendorReply {
  const { id, metadata } = call.fields as { id?: unknown; metadata?: { alt_text?: { text?: unknown } } };
  const media = ownMedia(network, call, String(id));
  const text = metadata?.alt_text?.text;
  if (media === undefined || typeof text !== 'string' || text === '' || text.length > LONGEST_ALT_TEXT)
    return invalid('The metadata is invalid.');
  media.altText = text;
  network.touch();
  return { status: 200, body: { data: { id: media.id, associated_metadata: { alt_text: { text } } } } };
}
