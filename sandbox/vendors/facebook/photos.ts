import type { Caller } from './caller.ts';
import { demandPosting } from './caller.ts';
import { addPost, checkMessage } from './create-post.ts';
import { GraphError, imageTooLarge, missingImage } from './errors.ts';
import { selectFields } from './fields.ts';
import { graphTime } from './graph-time.ts';
import { type Answer, type GraphCall, type Network, ok } from './network.ts';
import { flag, text } from './params.ts';
import { fetchPicture, pictureType } from './pictures.ts';
import { readTiming } from './schedule.ts';
import type { Photo } from './state.ts';

const LARGEST_BYTES = 10 * 1024 * 1024;
const FIRST_PHOTO_ID = 122_300_000_000_000;

async function readBytes(network: Network, call: GraphCall): Promise<Buffer> {
  const uploaded = call.files.find(({ field }) => field === 'source') ?? call.files[0];
  if (uploaded !== undefined) return uploaded.bytes;
  const fetched = await fetchPicture(text(call.params, 'url') ?? '', network.publicUrl);
  if (fetched === undefined) throw new GraphError(missingImage);
  return fetched;
}

function keepPhoto(
  network: Network,
  pageId: string,
  bytes: Buffer,
  more: { caption: string; temporary: boolean },
): Photo {
  const type = pictureType(bytes);
  if (type === undefined) throw new GraphError(missingImage);
  if (bytes.length > LARGEST_BYTES) throw new GraphError(imageTooLarge);
  const photo: Photo = {
    id: network.ids.digits('photo', FIRST_PHOTO_ID),
    pageId,
    digest: network.blobs.put(bytes),
    type,
    bytes: bytes.length,
    caption: more.caption,
    uploadedAt: network.clock.now(),
    temporary: more.temporary,
    postId: null,
  };
  network.state().photos[photo.id] = photo;
  network.touch();
  return photo;
}

/** `POST /{page}/photos`: a picture to be attached later (`published=false`), or a post of its own. */
export async function uploadPhoto(network: Network, caller: Caller, call: GraphCall, pageId: string): Promise<Answer> {
  const page = demandPosting(network, caller, pageId);
  const timing = readTiming(network, call);
  const caption = checkMessage(text(call.params, 'caption') ?? text(call.params, 'message') ?? '');
  const temporary = flag(call.params, 'temporary') ?? false;
  const photo = keepPhoto(network, page.id, await readBytes(network, call), { caption, temporary });
  if (!timing.published && timing.scheduledAt === null) return ok({ id: photo.id });
  const wanted = { pageId: page.id, message: caption, link: null, photos: [photo] };
  const post = addPost(network, wanted, timing, call.requestId);
  return ok({ id: photo.id, post_id: post.id });
}

export function photoAddress(network: Network, photo: Photo): string {
  return `${network.baseUrl}/photos/${photo.id}`;
}

export function readPhoto(network: Network, call: GraphCall, photo: Photo): Answer {
  const address = photoAddress(network, photo);
  const node = {
    id: photo.id,
    created_time: graphTime(photo.uploadedAt),
    name: photo.caption === '' ? undefined : photo.caption,
    images: [{ source: address }],
    picture: address,
    link: address,
    page_story_id: photo.postId ?? undefined,
  };
  return ok(selectFields('Photo', node, text(call.params, 'fields'), 'id,created_time,name'));
}

/** Deletes a picture that no post shows. */
export function deletePhoto(network: Network, photo: Photo): Answer {
  delete network.state().photos[photo.id];
  network.touch();
  return ok({ success: true });
}
