import { isFilm } from '../../kit/film-type.ts';
import { Refusal } from '../../kit/network/answer-by-table.ts';
import { uploadAddress } from '../../kit/network/upload-address.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { own } from '../../kit/own.ts';
import { callerOf, demandAuthor } from './caller.ts';
import { type Network, refusal } from './network.ts';
import type { Video } from './state.ts';

/** LinkedIn's own size of a part. */
const PART = 4_194_304;
const LARGEST = 500_000_000;
const ADDRESS_LIFE_MS = 86_400_000;

const bad = (message: string) => new Refusal(refusal(400, message, { code: 'INVALID_VALUE' }));

function videoOf(network: Network, urn: string): Video {
  const video = own(network.state().videos, urn);
  if (video === undefined) throw new Refusal(refusal(404, 'Could not find entity', { code: 'NOT_FOUND' }));
  return video;
}

export function videoStatus(network: Network, video: Video): string {
  if (video.finalizedAt === null) return 'WAITING_UPLOAD';
  if (network.clock.now() < video.finalizedAt + network.state().settings.imageMs) return 'PROCESSING';
  return video.digest === null ? 'PROCESSING_FAILED' : 'AVAILABLE';
}

function initialize(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  const asked = call.fields['initializeUploadRequest'] as
    | { owner?: unknown; fileSizeBytes?: unknown; uploadThumbnail?: unknown }
    | undefined;
  const owner = String(asked?.owner ?? '');
  demandAuthor(network, token, owner, 'write');
  const bytes = Number(asked?.fileSizeBytes);
  if (!Number.isInteger(bytes) || bytes <= 0 || bytes > LARGEST) throw bad('fileSizeBytes is not valid');
  const urn = `urn:li:video:D4E${network.ids.opaque('video', 16)}`;
  network.state().videos[urn] = { urn, owner, bytes, parts: {}, digest: null, finalizedAt: null };
  network.touch();
  const uploadInstructions = Array.from({ length: Math.ceil(bytes / PART) }, (_, part) => ({
    uploadUrl: uploadAddress(network, call, `/dms-uploads/${encodeURIComponent(urn)}/part/${part}`),
    firstByte: part * PART,
    lastByte: Math.min(bytes, (part + 1) * PART) - 1,
  }));
  const at = `/dms-uploads/${encodeURIComponent(urn)}`;
  const thumbnail = asked?.uploadThumbnail === true && {
    thumbnailUploadUrl: uploadAddress(network, call, `${at}/thumbnail`),
  };
  const uploadUrlsExpireAt = network.clock.now() + ADDRESS_LIFE_MS;
  return {
    status: 200,
    body: { value: { video: urn, uploadToken: '', uploadInstructions, uploadUrlsExpireAt, ...thumbnail } },
  };
}

/** Puts the parts together, by the names in their order. What is no film is taken, and fails afterwards. */
function finalize(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  const asked = call.fields['finalizeUploadRequest'] as { video?: unknown; uploadedPartIds?: unknown } | undefined;
  const video = videoOf(network, String(asked?.video ?? ''));
  demandAuthor(network, token, video.owner, 'write');
  const named = Array.isArray(asked?.uploadedPartIds) ? asked.uploadedPartIds.map(String) : [];
  const kept = Object.keys(video.parts).map(Number);
  const inOrder = kept.toSorted((a, b) => a - b).map((part) => video.parts[part] ?? '');
  if (named.join() !== inOrder.join() || named.length !== Math.ceil(video.bytes / PART))
    throw bad('uploadedPartIds are not the parts that were uploaded');
  const bytes = Buffer.concat(named.map((digest) => network.blobs.get(digest) ?? Buffer.alloc(0)));
  video.digest = isFilm(bytes) && bytes.length === video.bytes ? network.blobs.put(bytes) : null;
  video.finalizedAt = network.clock.now();
  network.touch();
  return { status: 200 };
}

/** `POST /rest/videos?action=…` */
export function actOnVideos(network: Network, call: VendorCall): VendorReply {
  const action = call.query.get('action');
  if (action === 'initializeUpload') return initialize(network, call);
  if (action === 'finalizeUpload') return finalize(network, call);
  throw bad(`The action ${action} is not known`);
}

/** `PUT` of a part to its address: its name comes back as an `ETag`. */
export function takePart(network: Network, call: VendorCall, urn: string, part: string): VendorReply {
  callerOf(network, call);
  const video = videoOf(network, urn);
  const number = Number(part);
  const size = Math.min(video.bytes, (number + 1) * PART) - number * PART;
  if (call.raw.length !== size) throw bad('The part is not as long as was said');
  const etag = network.blobs.put(call.raw);
  video.parts[number] = etag;
  network.touch();
  return { status: 200, headers: { etag } };
}

/** `PUT` of the picture that stands for a film, while it is not put together. */
export function takeThumbnail(network: Network, call: VendorCall, urn: string): VendorReply {
  callerOf(network, call);
  const video = videoOf(network, urn);
  const isPicture = call.raw[0] === 0xff || call.raw[0] === 0x89;
  if (!isPicture || call.headers['media-type-family'] !== 'STILLIMAGE') throw bad('The thumbnail is no picture');
  if (video.finalizedAt !== null) throw bad('The video was finalized');
  video.cover = network.blobs.put(call.raw);
  network.touch();
  return { status: 201 };
}

/** `GET /rest/videos/{urn}` */
export function readVideo(network: Network, call: VendorCall, urn: string): VendorReply {
  const token = callerOf(network, call);
  const video = videoOf(network, urn);
  demandAuthor(network, token, video.owner, 'write');
  return { status: 200, body: { id: urn, owner: video.owner, status: videoStatus(network, video) } };
}
