import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { uploadAddress } from '../../kit/network/upload-address.ts';
import { own } from '../../kit/own.ts';
import { pictureType } from '../../kit/picture-type.ts';
import { callerOf, demandAuthor } from './caller.ts';
import { type Network, refusal } from './network.ts';
import type { Image } from './state.ts';

const ADDRESS_LIFE_MS = 86_400_000;

function imageOf(network: Network, urn: string): Image {
  const image = own(network.state().images, urn);
  if (image === undefined) throw new Refusal(refusal(404, 'Could not find entity', { code: 'NOT_FOUND' }));
  return image;
}

export function imageStatus(network: Network, image: Image): string {
  if (image.uploadedAt === null) return 'WAITING_UPLOAD';
  if (image.digest === null) return 'PROCESSING_FAILED';
  return network.clock.now() < image.uploadedAt + network.state().settings.imageMs ? 'PROCESSING' : 'AVAILABLE';
}

/** `POST /rest/images?action=initializeUpload`: an address to put the bytes to. */
export function initializeUpload(network: Network, call: VendorCall): VendorReply {
  const token = callerOf(network, call);
  const asked = call.fields['initializeUploadRequest'] as { owner?: unknown } | undefined;
  const owner = String(asked?.owner ?? '');
  demandAuthor(network, token, owner, 'write');
  const urn = `urn:li:image:C4E${network.ids.opaque('image', 16)}`;
  network.state().images[urn] = { urn, owner, digest: null, uploadedAt: null };
  network.touch();
  const uploadUrl = uploadAddress(network, call, `/dms-uploads/${encodeURIComponent(urn)}`);
  return {
    status: 200,
    body: { value: { uploadUrl, image: urn, uploadUrlExpiresAt: network.clock.now() + ADDRESS_LIFE_MS } },
  };
}

/** `PUT` to that address. What is no picture is taken, and fails afterwards. */
export function takeBytes(network: Network, call: VendorCall, urn: string): VendorReply {
  callerOf(network, call);
  const image = imageOf(network, urn);
  image.uploadedAt = network.clock.now();
  image.digest = pictureType(call.raw) === undefined ? null : network.blobs.put(call.raw);
  network.touch();
  return { status: 201 };
}

/** `GET /rest/images/{urn}` */
export function readImage(network: Network, call: VendorCall, urn: string): VendorReply {
  const token = callerOf(network, call);
  const image = imageOf(network, urn);
  demandAuthor(network, token, image.owner, 'write');
  return { status: 200, body: { id: urn, owner: image.owner, status: imageStatus(network, image) } };
}
