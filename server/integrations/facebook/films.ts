import {
  type Handle,
  NetworkError,
  type OutgoingPost,
  type RemotePost,
  type TargetAccess,
  type VideoLine,
} from '../../features/sharing/ports.ts';
import { withPageIds } from './mentions.ts';
import type { FacebookClient } from './client.ts';
import { ANOTHER, OUTAGE, PROCESSING_FAILED, UNKNOWN } from './errors.ts';
import { doneSchema, filmOpenedSchema, filmPartSchema, filmStateSchema } from './schema.ts';

/** A part of a film. */
const PART = 4 * 1024 * 1024;

interface Films extends VideoLine {
  publish(target: TargetAccess, post: OutgoingPost, mayStart: () => boolean): Promise<RemotePost>;
  /** @returns null only while the film is not published for certain. */
  find(target: TargetAccess, handle: Handle): Promise<RemotePost | null>;
}

export const filmIdOf = (handle: Handle | null): string | undefined => handle?.['videoId'];

/**
 * Films on a page: opened, sent in parts, and published by being called finished. The film has its id from the beginning, and says by itself how
 * much of it is there and whether it is out: what becomes of a lost answer is never guessed.
 */
export function createFilms(client: FacebookClient): Films {
  const placeOf = ({ targetId }: TargetAccess) => `${targetId}/videos`;
  const remoteOf = (id: string): RemotePost => ({ id, url: `${client.settings.dialogBase}/${id}` });

  async function stateOf({ token }: TargetAccess, handle: Handle) {
    const request = {
      method: 'GET',
      path: filmIdOf(handle) ?? '',
      params: { fields: 'published,status' },
      token,
    } as const;
    return (await client.call(request, filmStateSchema)).answer;
  }

  return {
    async open(target, film) {
      const params = { upload_phase: 'start', file_size: String(film.bytes) };
      const request = { method: 'POST', path: placeOf(target), params, token: target.token, isFilm: true } as const;
      const { answer } = await client.call(request, filmOpenedSchema);
      return { session: answer.upload_session_id, videoId: answer.video_id };
    },

    async feed(target, handle, film) {
      const { published, status } = await stateOf(target, handle);
      if (status?.video_status === 'error')
        throw new NetworkError(PROCESSING_FAILED, 'Facebook does not take the film');
      if (published) return;
      const phase = status?.uploading_phase;
      let from = phase?.bytes_transfered ?? phase?.bytes_transferred ?? 0;
      while (from < film.bytes) {
        const bytes = await film.read(from, Math.min(from + PART, film.bytes));
        const params = {
          upload_phase: 'transfer',
          upload_session_id: handle['session'] ?? '',
          start_offset: String(from),
        };
        const file = { field: 'video_file_chunk', bytes, type: film.type };
        const request = {
          method: 'POST',
          path: placeOf(target),
          params,
          token: target.token,
          file,
          isFilm: true,
        } as const;
        const next = (await client.call(request, filmPartSchema)).answer.start_offset;
        if (next <= from) throw new NetworkError(ANOTHER, 'The upload stands elsewhere');
        from = next;
      }
    },

    async dress({ token }, videoId, { bytes, type }) {
      const file = { field: 'source', bytes, type };
      const params = { is_preferred: 'true' };
      await client.call({ method: 'POST', path: `${videoId}/thumbnails`, params, token, file }, doneSchema);
    },

    async publish(target, { handle, title, ...post }, mayStart) {
      if (handle === null) throw new NetworkError(ANOTHER, 'The film was not uploaded');
      const message = withPageIds(post);
      const params = {
        ...{ upload_phase: 'finish', upload_session_id: handle['session'] ?? '', title },
        ...(message !== '' && { description: message }),
      };
      await client.call(
        {
          ...{ method: 'POST', path: placeOf(target), params, token: target.token, isFilm: true },
          ...{ hasEffect: true, mayStart },
        },
        doneSchema,
      );
      // Facebook works on it before anybody sees it: until it says so, it is not out.
      const state = await stateOf(target, handle).catch(() => undefined);
      if (state?.published === true && state.status?.video_status === 'ready') return remoteOf(filmIdOf(handle) ?? '');
      throw new NetworkError(UNKNOWN, 'Facebook has the film, and has not said yet that it is out');
    },

    async find(target, handle) {
      const { published, status } = await stateOf(target, handle);
      if (published && status?.video_status === 'ready') return remoteOf(filmIdOf(handle) ?? '');
      if (!published || status?.video_status === 'error') return null;
      throw new NetworkError(OUTAGE, `Facebook is at it: ${status?.video_status}`);
    },
  };
}
