import type { Handle, OutgoingVideo, TargetAccess, VideoLine } from '../../features/sharing/ports.ts';
import { NetworkError } from '../../features/sharing/ports.ts';
import type { LinkedInClient } from './client.ts';
import { ANOTHER, OUTAGE } from './errors.ts';
import { imageSchema, nothingSchema, videoUploadSchema } from './schema.ts';

/** One part of a film: where it goes, and its first and last byte. */
type Part = [address: string, first: number, last: number];

const statusPath = (urn: string) => `/rest/videos/${encodeURIComponent(urn)}`;

/**
 * Films on LinkedIn: it says at the beginning which bytes go to which address, gives each part a name when it has it, and puts them together
 * when it is told these names. Nobody sees anything before a post shows the film.
 *
 * @param checked only addresses of LinkedIn itself; throws NetworkError for any other
 */
export function createFilms(client: LinkedInClient, checked: (address: string) => URL): VideoLine {
  const partsOf = (handle: Handle): Part[] => JSON.parse(handle['parts'] ?? '[]') as Part[];
  /** The picture that stands for it, before the film is put together: later it is not taken. */
  async function sendCover(token: TargetAccess['token'], handle: Handle, film: OutgoingVideo): Promise<void> {
    const picture = handle['cover'] === undefined ? null : await film.cover?.();
    if (!picture) return;
    const bytes = { data: picture.bytes, type: picture.type };
    const headers = { 'media-type-family': 'STILLIMAGE' };
    const path = checked(handle['cover'] ?? '');
    try {
      await client.call({ method: 'PUT', path, token, bytes, headers }, nothingSchema);
    } catch (error) {
      // A picture that it does not take is no reason to hold the film back.
      if (!(error instanceof NetworkError) || error.kind !== 'rejected') throw error;
    }
  }

  return {
    async open({ targetId, token }, film) {
      const asked = { owner: targetId, fileSizeBytes: film.bytes, uploadCaptions: false, uploadThumbnail: true };
      const { answer } = await client.call(
        {
          ...{ method: 'POST', path: '/rest/videos?action=initializeUpload', token },
          json: { initializeUploadRequest: asked },
        },
        videoUploadSchema,
      );
      const { video, uploadToken, uploadInstructions, thumbnailUploadUrl: cover } = answer.value;
      const parts = uploadInstructions.map(({ uploadUrl, firstByte, lastByte }): Part => {
        return [uploadUrl, firstByte, lastByte];
      });
      return { video, uploadToken, parts: JSON.stringify(parts), ...(cover !== undefined && { cover }) };
    },

    async feed({ token }, handle, film) {
      const video = handle['video'] ?? '';
      const { answer } = await client.call({ method: 'GET', path: statusPath(video), token }, imageSchema);
      // An earlier attempt has told it all the names.
      if (answer.status !== 'WAITING_UPLOAD') return;
      const uploadedPartIds: string[] = [];
      for (const [address, first, last] of partsOf(handle)) {
        if (last >= film.bytes) throw new NetworkError(ANOTHER, 'The upload is one of another film');
        const data = await film.read(first, last + 1);
        const bytes = { data, type: 'application/octet-stream' };
        const { etag } = await client.call({ method: 'PUT', path: checked(address), token, bytes }, nothingSchema);
        if (etag === undefined) throw new NetworkError(OUTAGE, 'LinkedIn did not name a part of the film');
        uploadedPartIds.push(etag);
      }
      await sendCover(token, handle, film);
      const json = { finalizeUploadRequest: { video, uploadToken: handle['uploadToken'] ?? '', uploadedPartIds } };
      await client.call({ method: 'POST', path: '/rest/videos?action=finalizeUpload', token, json }, nothingSchema);
    },
  };
}

/** Where the state of what was uploaded is asked for: films and images have an address each. */
export function uploadStatusPath(handle: Handle): string {
  const video = handle['video'];
  return video === undefined ? `/rest/images/${encodeURIComponent(handle['image'] ?? '')}` : statusPath(video);
}
