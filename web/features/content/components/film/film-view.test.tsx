import { NO_ENDS } from '@yardsign/domain/content/films/film-ends';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { EMPTY_BRAND } from '../../../../testing/brand.ts';
import { FakeLine } from '../../../../testing/fake-line.ts';
import { article } from '../../../../testing/pieces.ts';
import { brandQuery } from '../../../profile/brand-query.ts';
import type { FilmOrder, FilmReport } from '../../../../lib/video/film-order.ts';
import type { Film, Piece } from '../../model.ts';
import { FilmPage } from '../../pages/film-page.tsx';

const { getMadeFilm, keepFilm } = contract.films;
const { completeMultipartUpload, getUpload, startMultipartUpload, uploadImage } = contract.uploads;
const { getContentBySlug, getFilm, listContent, listMarks } = contract.content;
const BRAND = {
  ...EMPTY_BRAND,
  fullName: 'Ann Lee',
  photo: { id: 'a'.repeat(64), width: 9, height: 9, url: '/files/a' },
};
const known = [
  { query: sessionQuery, data: SESSION },
  { query: brandQuery, data: BRAND },
];
const DRAWING = {
  version: 1,
  name: 'Keys',
  texts: {},
  symbols: {},
  under: [],
  scenes: [{ seconds: 21, layers: [], says: [] }],
  over: [],
  posterAt: 1.7,
  tune: 0,
  color: '#112233',
};
const filmIn = (language: string): Film => ({
  url: `/film/${language}.mp4?v=1`,
  poster: `/film/${language}.jpg`,
  captions: `/film/${language}.vtt`,
  drawing: '/film/drawing.json',
  seconds: 21,
  width: 720,
  height: 1280,
  bytes: 9,
  sha256: language.repeat(32),
  mime: 'video/mp4',
});

const MADE = {
  ...{
    url: '/api/app/v1/videos/upl_aaaaaa',
    poster: '/files/c',
    seconds: 21,
    introSeconds: 0,
    width: 720,
    height: 1280,
  },
  ...{ bytes: 6_000_000, sha256: 'f'.repeat(64) },
};

/** A worker that says what a test has it say. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  order: FilmOrder | undefined;
  terminate = vi.fn<() => void>();

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(order: FilmOrder) {
    this.order = order;
  }

  async say(data: FilmReport) {
    await act(async () => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** Presses the button. @returns the worker that makes the film */
async function begin(): Promise<FakeWorker> {
  const before = FakeWorker.made.length;
  await press('Make it with my name');
  await waitFor(() => expect(FakeWorker.made.length).toBe(before + 1));
  return FakeWorker.made[before] as FakeWorker;
}

const canEncode = () => {
  vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: true }) });
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('XMLHttpRequest', FakeLine);
};

// What comes later is here already, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('./branded-film.tsx'),
    import('../../../../lib/video/make-film.ts'),
    import('@yardsign/scene/film/film'),
  ]),
);
beforeEach(() => {
  FakeWorker.made = [];
  FakeLine.status = 0;
  server.answer(listMarks, { saved: [], shared: [] });
  server.answer(listContent, { data: [], page: 0, total: 0, has_more: false });
  server.answer(getFilm, DRAWING);
  server.answer(contract.profile.getBrand, { brand: BRAND, contentLanguage: 'en' });
  server.answer(getMadeFilm, { film: null, worn: 'b'.repeat(64), ends: NO_ENDS });
});
afterEach(() => vi.unstubAllGlobals());

async function openFilm(more: Partial<Film> = {}) {
  const base = article(7, 'Six stops');
  const words = (language: 'en' | 'es') => ({
    ...base.translations[language],
    contents: '<p>Words.</p>',
    film: { ...filmIn(language), ...more },
  });
  const path = '/shareable-content/video/piece-7';
  const piece: Piece = {
    ...base,
    content_type: 'video',
    path,
    film: { ...filmIn('en'), ...more },
    reading_minutes: null,
    translations: { en: words('en'), es: words('es') },
  };
  server.answer(getContentBySlug, { data: piece });
  return open(<FilmPage />, { at: path, path: '/shareable-content/video/$slug', known });
}

it('shows a film with its poster, captions and length, and what it says to read; another language is another film', async () => {
  await openFilm();
  const film = screen.getByLabelText<HTMLVideoElement>('Video: Six stops');
  expect([film.getAttribute('src'), film.getAttribute('poster'), film.autoplay]).toEqual([
    '/film/en.mp4?v=1',
    '/film/en.jpg',
    false,
  ]);
  const track = film.querySelector('track');
  expect([track?.kind, track?.getAttribute('src'), track?.getAttribute('srclang')]).toEqual([
    'captions',
    '/film/en.vtt',
    'en',
  ]);
  expect(screen.getByText('21 seconds')).toBeTruthy();
  expect(screen.getByText('Words.')).toBeTruthy();
  await act(async () => screen.getByLabelText<HTMLInputElement>('Español').click());
  expect(screen.getByLabelText('Video: Six stops (es)').getAttribute('src')).toBe('/film/es.mp4?v=1');
});

it('in which somebody speaks for themselves promises no captions', async () => {
  server.answer(getMadeFilm, { film: { ...MADE, current: true }, worn: 'b'.repeat(64), ends: NO_ENDS });
  await openFilm({ captions: null, url: null, poster: null, bytes: null, sha256: null });
  expect(document.querySelector('video')?.getAttribute('src')).toBe(MADE.url);
  expect(document.querySelector('track')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

it('that does not load says so, and is asked for again', async () => {
  await openFilm();
  const before = screen.getByLabelText('Video: Six stops');
  await act(async () => before.dispatchEvent(new Event('error')));
  expect(screen.getByText(/The video did not load/)).toBeTruthy();
  await press('Load it again');
  expect(screen.queryByText(/The video did not load/)).toBeNull();
  expect(screen.getByLabelText('Video: Six stops')).not.toBe(before);
});

it('is made with the member’s name by a worker, which can be stopped, and is then saved', async () => {
  canEncode();
  await openFilm();
  await screen.findByText('Make it with my name');
  const first = await begin();
  expect(first.order).toMatchObject({ language: 'en', soundUrl: '/film/en.mp4?v=1', brand: { fullName: 'Ann Lee' } });
  expect(Object.keys(first.order?.imageUrls ?? {})).toEqual(['a'.repeat(64)]);
  await first.say({ done: 63, all: 630 });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
  await press('Stop');
  expect(first.terminate).toHaveBeenCalled();
  const second = await begin();
  await second.say({ failed: 'no', unreadableEnd: false });
  expect(screen.getByText(/could not be made/)).toBeTruthy();
  const third = await begin();
  server.answer(startMultipartUpload, {
    data: { uploadId: 'upl_aaaaaa', s3Key: 'uploads/1', partSize: 10, presignedUrls: ['/part'] },
  });
  server.answer(completeMultipartUpload, { data: { uploadId: 'upl_aaaaaa', s3Key: 'uploads/1', fileSize: 8 } });
  server.answer(uploadImage, {
    data: { upload: { id: 'c'.repeat(64), url: '/files/c', width: 720, height: 1280, name: 'film.jpg' } },
  });
  const film = { ...MADE, current: true };
  server.answer(keepFilm, { film });
  await third.say({ film: new Blob(['a film']), poster: new Blob(['a picture']) });
  expect(await screen.findByText(/the line broke/)).toBeTruthy();
  server.answer(getUpload, {
    upload: {
      ...{ uploadId: 'upl_aaaaaa', s3Key: 'uploads/1', fileSize: 6, partSize: 10, done: false },
      ...{ parts: [], presignedUrls: ['/part'] },
    },
  });
  FakeLine.status = 200;
  await press('Go on with the upload');
  const save = (await screen.findByText('Save the video (MP4)')).closest('a');
  expect([save?.getAttribute('download'), save?.getAttribute('href')]).toEqual(['piece-7-en-mine.mp4', film.url]);
  // It is the one that the page plays.
  expect(screen.getByLabelText('Video with your name: Six stops').getAttribute('src')).toBe(film.url);
  expect(screen.queryByLabelText('Video: Six stops')).toBeNull();
  expect(server.bodies(keepFilm)).toEqual([
    { language: 'en', s3Key: 'uploads/1', worn: 'b'.repeat(64), poster: 'c'.repeat(64) },
  ]);
});

it('of a brand from before is said to be old, and is made again', async () => {
  canEncode();
  server.answer(getMadeFilm, { film: { ...MADE, current: false }, worn: 'b'.repeat(64), ends: NO_ENDS });
  await openFilm();
  expect(await screen.findByText(/has changed since you made it/)).toBeTruthy();
  expect(screen.queryByText('Save the video (MP4)')).toBeNull();
  expect(await screen.findByText('Make it again with my brand of now')).toBeTruthy();
});

it('is not offered to be made where a browser cannot', async () => {
  await openFilm();
  expect(await screen.findByText(/This browser cannot make videos/)).toBeTruthy();
  expect(() => button('Make it with my name')).toThrow('0 buttons');
});
