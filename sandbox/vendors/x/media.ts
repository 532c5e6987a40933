import { own } from '../../kit/own.ts';
import { isFilm } from '../../kit/film-type.ts';
import { pictureType } from '../../kit/picture-type.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { type Network, problem } from './network.ts';
import { callerOf } from './oauth.ts';
import type { Media } from './state.ts';

const FIRST_ID = 1_800_000_000_000_000;
const LARGEST_BYTES = 5 * 1024 * 1024;
const LARGEST_FILM = 512 * 1024 * 1024;
const LIFE_S = 86_400;
const LONGEST_ALT_TEXT = 1000;

const invalid = (detail: string) => problem(400, 'Invalid Request', detail);

function begin(network: Network, owner: string, film = false): Media {
  const id = network.ids.digits('media', FIRST_ID);
  const media: Media = {
    id,
    owner,
    digest: null,
    altText: '',
    parts: {},
    expiresAt: network.clock.now() + LIFE_S * 1000,
    isFilm: film,
    readyAt: null,
  };
  network.state().media[id] = media;
  network.touch();
  return media;
}

/** The key by which posts name what they show: of a film it begins otherwise. */
export const mediaKey = ({ id, isFilm: film }: Pick<Media, 'id' | 'isFilm'>) => `${film ? 7 : 3}_${id}`;

const shown = (media: Media) => ({ id: media.id, media_key: mediaKey(media), expires_after_secs: LIFE_S });

/** How far the work on a film is; a picture has no state. */
function processing(network: Network, { isFilm: film, readyAt, digest }: Media) {
  if (!film || readyAt === null) return {};
  const now = network.clock.now();
  if (now < readyAt)
    return { processing_info: { state: 'in_progress', check_after_secs: Math.ceil((readyAt - now) / 1000) } };
  const failed = { state: 'failed', error: { code: 1, name: 'InvalidMedia', message: 'Invalid or unsupported media' } };
  return { processing_info: digest === null ? failed : { state: 'succeeded', progress_percent: 100 } };
}

/** Takes a film whole: whether it is one shows only after the work on it. */
function finishFilm(network: Network, media: Media, bytes: Buffer): VendorReply {
  media.readyAt = network.clock.now() + network.state().settings.filmMs;
  media.digest = isFilm(bytes) && bytes.length <= LARGEST_FILM ? network.blobs.put(bytes) : null;
  network.touch();
  return { status: 200, body: { data: { ...shown(media), size: bytes.length, ...processing(network, media) } } };
}

/** `GET /2/media/upload?command=STATUS` */
export function readState(network: Network, call: VendorCall): VendorReply {
  const media = ownMedia(network, call, call.query.get('media_id') ?? '');
  if (media === undefined || call.query.get('command') !== 'STATUS') return invalid('The media is invalid.');
  return { status: 200, body: { data: { ...shown(media), ...processing(network, media) } } };
}

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
  const film = call.fields['media_category'] === 'tweet_video';
  return { status: 200, body: { data: shown(begin(network, personId, film)) } };
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
  const bytes = Buffer.concat(parts.filter((part) => part !== undefined));
  return media.isFilm ? finishFilm(network, media, bytes) : complete(network, media, bytes);
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
