import sharp from 'sharp';
import type { TestApp } from '../test-app.ts';
import { type CraftedMovie, craftMovie } from '../../../platform/movies/testing/crafted-movies.ts';
import { libraryContentId } from '../../../features/content/load-library.ts';

/** A film of the library. */
export const FILM_SLUG = 'what-earnest-money-is';
const FILM_PIECE = libraryContentId(FILM_SLUG);
const FILM_URL = `/api/app/v1/films/${FILM_PIECE}`;

/** Bytes that can be that film. */
export const filmBytes = (more: CraftedMovie = {}) => craftMovie({ seconds: 21, sound: 'mp4a', ...more });

/** A colour as a picture that can stand for it. */
export const posterBytes = async (background = '#234') =>
  sharp({ create: { width: 720, height: 1280, channels: 3, background } })
    .jpeg()
    .toBuffer();

interface Started {
  uploadId: string;
  s3Key: string;
  presignedUrls: string[];
}

/** How a member makes films of their own, by the calls of the browser; each takes the token of who makes it. */
export function memberFilms(app: TestApp, memberId: string, filmUrl = FILM_URL) {
  return {
    /** @returns the digest that the picture is known by */
    async sendPoster(bytes: Buffer, token: string): Promise<string> {
      const parts = [
        '--b\r\ncontent-disposition: form-data; name="upload-path"\r\n\r\nposter/film.jpg\r\n',
        '--b\r\ncontent-disposition: form-data; name="upload"; filename="p.jpg"\r\n\r\n',
      ];
      const payload = Buffer.concat([Buffer.from(parts.join('')), bytes, Buffer.from('\r\n--b--\r\n')]);
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const url = `/api/profile/v1/${memberId}/upload`;
      const sent = await app.call({ method: 'POST', url, payload, headers, token });
      return sent.json<{ data: { upload: { id: string } } }>().data.upload.id;
    },

    /** @returns the key under which the file lies */
    async upload(bytes: Buffer, token: string): Promise<string> {
      const base = `/api/profile/v1/${memberId}/multipart-upload`;
      const payload = { filePath: 'films/mine.mp4', fileSize: bytes.length };
      const started = await app.call({ method: 'POST', url: `${base}/start`, payload, token });
      const { uploadId, s3Key, presignedUrls } = started.json<{ data: Started }>().data;
      const headers = { 'content-type': 'video/mp4' };
      const sent = await app.call({ method: 'PUT', url: presignedUrls[0] ?? '', payload: bytes, headers });
      const parts = [{ partNumber: 1, eTag: sent.headers['etag'] }];
      await app.call({ method: 'POST', url: `${base}/complete`, payload: { uploadId, s3Key, parts }, token });
      return s3Key;
    },

    look: (token: string) => app.call({ method: 'GET', url: `${filmUrl}?language=en`, token }),

    async keep(s3Key: string, poster: string, token: string, more: object = {}) {
      const { worn } = (await this.look(token)).json<{ worn: string }>();
      const payload = { language: 'en', s3Key, worn, poster, ...more };
      return app.call({ method: 'POST', url: filmUrl, payload, token });
    },

    /** Makes a finished upload the member's intro or outro. @returns the address that the profile shows of it */
    async setEnd(place: 'intro' | 'outro', s3Key: string, token: string): Promise<string> {
      const url = `/api/profile/v1/${memberId}/video/upload/${place}`;
      const parts = `--b\r\ncontent-disposition: form-data; name="s3Key"\r\n\r\n${s3Key}\r\n--b--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const set = await app.call({ method: 'POST', url, payload: Buffer.from(parts), headers, token });
      return set.json<{ data: { upload: { url: string } } }>().data.upload.url;
    },

    save: (group: 'basic' | 'video', position: string, value: string, token: string) =>
      app.call({
        method: 'POST',
        url: `/api/profile/v1/${memberId}/${group}?source=member`,
        payload: [{ position, value }],
        token,
      }),

    saveBasic(position: string, value: string, token: string) {
      return this.save('basic', position, value, token);
    },
  };
}
