import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { neutralBrand } from '@yardsign/scene/film/neutral-brand';
import { brandQuery } from '../../../profile/brand-query.ts';
import type { FilmOrder, FilmReport } from '../../../../lib/video/film-order.ts';
import type { Film, Piece } from '../../model.ts';
import { FilmPage } from '../../pages/film-page.tsx';

const { getContentBySlug, getFilm, listContent, listMarks } = contract.content;
const known = [
  { query: sessionQuery, data: SESSION },
  {
    query: brandQuery,
    data: { ...neutralBrand('#1F7A4D'), fullName: 'Ann Lee', photo: { id: 'a'.repeat(64), width: 9, height: 9 } },
  },
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

const canEncode = () => {
  vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: true }) });
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
  vi.stubGlobal('Worker', FakeWorker);
};

// What comes later is here already, so that no test waits for it.
beforeAll(() => import('./branded-film.tsx'));
beforeEach(() => {
  FakeWorker.made = [];
  server.answer(listMarks, { saved: [], shared: [] });
  server.answer(listContent, { data: [], page: 0, total: 0, has_more: false });
  server.answer(getFilm, DRAWING as never);
});
afterEach(() => vi.unstubAllGlobals());

async function openFilm() {
  const base = article(7, 'Six stops');
  const words = (language: 'en' | 'es') => ({
    ...base.translations[language],
    contents: '<p>Words.</p>',
    film: filmIn(language),
  });
  const path = '/shareable-content/video/piece-7';
  const piece: Piece = {
    ...base,
    content_type: 'video',
    path,
    film: filmIn('en'),
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
  await press('Make it with my name');
  const [first] = FakeWorker.made;
  expect(first?.order).toMatchObject({ language: 'en', soundUrl: '/film/en.mp4?v=1', brand: { fullName: 'Ann Lee' } });
  expect(Object.keys(first?.order?.imageUrls ?? {})).toEqual(['a'.repeat(64)]);
  await first?.say({ done: 63, all: 630 });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
  await press('Stop');
  expect(first?.terminate).toHaveBeenCalled();
  await press('Make it with my name');
  await FakeWorker.made[1]?.say({ failed: 'no' });
  expect(screen.getByText(/could not be made/)).toBeTruthy();
  await press('Make it with my name');
  await FakeWorker.made[2]?.say({ file: new ArrayBuffer(8) });
  const save = screen.getByText('Save the video (MP4)').closest('a');
  expect([save?.getAttribute('download'), save?.getAttribute('href')?.slice(0, 5)]).toEqual([
    'piece-7-en-mine.mp4',
    'blob:',
  ]);
});

it('is not offered to be made where a browser cannot', async () => {
  await openFilm();
  expect(await screen.findByText(/This browser cannot make videos/)).toBeTruthy();
  expect(() => button('Make it with my name')).toThrow('0 buttons');
});
