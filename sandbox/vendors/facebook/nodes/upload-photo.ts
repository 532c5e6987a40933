import { GraphError, imageTooLarge, missingImage } from '../graph/errors.ts';
import type { Visit } from '../graph/node-type.ts';
import { flag, text } from '../graph/params.ts';
import { type Answer, ok } from '../network.ts';
import { readTiming } from '../schedule.ts';
import type { Page, Photo } from '../state.ts';
import { addPost, checkMessage } from './create-post.ts';
import { pictureType } from '../../../kit/picture-type.ts';
import { fetchPicture } from './fetch-picture.ts';

const LARGEST_BYTES = 10 * 1024 * 1024;
const FIRST_PHOTO_ID = 122_300_000_000_000;

async function readBytes({ network, call }: Visit): Promise<Buffer> {
  const uploaded = call.files.find(({ field }) => field === 'source') ?? call.files[0];
  if (uploaded !== undefined) return uploaded.bytes;
  const fetched = await fetchPicture(text(call.params, 'url') ?? '', network.publicUrl);
  if (fetched === undefined) throw new GraphError(missingImage);
  return fetched;
}

function keepPhoto(
  { network }: Visit,
  kept: Pick<Photo, 'pageId' | 'caption' | 'altText' | 'temporary'>,
  bytes: Buffer,
): Photo {
  const type = pictureType(bytes);
  if (type === undefined) throw new GraphError(missingImage);
  if (bytes.length > LARGEST_BYTES) throw new GraphError(imageTooLarge);
  const photo: Photo = {
    ...kept,
    id: network.ids.digits('photo', FIRST_PHOTO_ID),
    digest: network.blobs.put(bytes),
    type,
    bytes: bytes.length,
    uploadedAt: network.clock.now(),
    postId: null,
  };
  network.state().photos[photo.id] = photo;
  network.touch();
  return photo;
}

/** `POST /{page}/photos`: a picture to be attached later (`published=false`), or a post of its own. */
export async function uploadPhoto(visit: Visit, { id: pageId }: Page): Promise<Answer> {
  const { network, call } = visit;
  const timing = readTiming(network, call);
  const caption = checkMessage(text(call.params, 'caption') ?? text(call.params, 'message') ?? '');
  const altText = text(call.params, 'alt_text_custom') ?? '';
  const temporary = flag(call.params, 'temporary') ?? false;
  const photo = keepPhoto(visit, { pageId, caption, altText, temporary }, await readBytes(visit));
  if (!timing.published && timing.scheduledAt === null) return ok({ id: photo.id });
  const wanted = { pageId, message: caption, link: null, photos: [photo] };
  const post = addPost(network, wanted, timing, call.requestId);
  return ok({ id: photo.id, post_id: post.id });
}
