import { DAY_MS } from '@yardsign/domain/time/spans';
import { pageIds } from '@yardsign/sandbox/vendors/facebook/seed';
import type { Timings } from '@yardsign/domain/sharing/timings';
import { createHash } from 'node:crypto';
import type { Sharer } from '../../../features/sharing/shares/check-share.ts';
import type { Film } from '../../../features/sharing/deps.ts';

export const MAYA = 'usr_maya0001';
export const LUIS = 'usr_luis0001';
/** Someone who may share every type of content. */
export const sharer = (userId: string): Sharer => ({ userId, features: ['social-graphics', 'video'] });
export const GRAPHIC = 'cnt_graphic1';
/** Two more that are drawn like it. */
export const MORE_GRAPHICS = ['cnt_graphic00002', 'cnt_graphic00003'] as const;
export const isGraphic = (id: string) => id === GRAPHIC || (MORE_GRAPHICS as readonly string[]).includes(id);
export const BLOG = 'cnt_blog0001';
export const VIDEO = 'cnt_video001';
export const PAGE = pageIds.mayaHomes;
export const SECOND_PAGE = pageIds.casaAlvarez;
export const START = '2027-03-01T15:00:00.000Z';

export const timings: Timings = {
  requestTimeoutMs: 30_000,
  sendGuardMs: 5_000,
  lateEffectMs: 120_000,
  listLagMs: 60_000,
  leaseMs: 90_000,
  windowMs: DAY_MS,
  retryBaseMs: 10_000,
  retryCapMs: 900_000,
};

/** The beginning of a JPEG of 1080 by 1350: what a network looks at to learn its shape. */
export const JPEG_HEAD = Buffer.from('ffd8ffc0000b080546043801011100', 'hex');

/** The beginning of an MP4, and what stands for the rest of it: more than a part of an upload. */
export const FILM = Buffer.concat([
  Buffer.from('0000001c66747970', 'hex'),
  Buffer.from('isom0200isomiso2avc1mp41'),
  Buffer.alloc(3 * 1024 * 1024, 'film'),
]);
/** A picture of Maya's, of a moment of her film. */
export const COVER = Buffer.concat([JPEG_HEAD, Buffer.from('cover')]);
export const COVER_SHA256 = createHash('sha256').update(COVER).digest('hex');
/** The picture that stands for the film. */
export const POSTER = Buffer.concat([JPEG_HEAD, Buffer.from('poster')]);
/** A film as its member has made it. */
export const film: Film = {
  sha256: createHash('sha256').update(FILM).digest('hex'),
  poster: '/files/posters/film.jpg',
  ...{ width: 1080, height: 1920, seconds: 24, bytes: FILM.length, mime: 'video/mp4' },
  worn: 'b'.repeat(64),
};
/** The same before anybody has made it theirs. */
export const unbrandedFilm: Film = { ...film, sha256: 'e'.repeat(64), worn: null };
