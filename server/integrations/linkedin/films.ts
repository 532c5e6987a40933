import type { Handle, VideoLine } from '../../features/sharing/ports.ts';
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
  return {
    async open({ targetId, token }, film) {
      const asked = { owner: targetId, fileSizeBytes: film.bytes, uploadCaptions: false, uploadThumbnail: false };
      const { answer } = await client.call(
        {
          ...{ method: 'POST', path: '/rest/videos?action=initializeUpload', token },
          json: { initializeUploadRequest: asked },
        },
        videoUploadSchema,
      );
      const { video, uploadToken, uploadInstructions } = answer.value;
      const parts = uploadInstructions.map(({ uploadUrl, firstByte, lastByte }): Part => {
        return [uploadUrl, firstByte, lastByte];
      });
      return { video, uploadToken, parts: JSON.stringify(parts) };
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
