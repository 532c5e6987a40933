import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import type { FilmOrder, FilmReport } from '../../../../lib/video/film-order.ts';
import { open, press, server } from '../../../../testing/page.tsx';
import { EMPTY_BRAND } from '../../../../testing/brand.ts';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import type { Piece } from '../../model.ts';
import { SlidesSection } from './slides-section.tsx';

/** A worker that says what a test has it say. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  order: FilmOrder | undefined;
  terminate = vi.fn<() => void>();
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(order: FilmOrder) {
    this.order = order;
  }
  async say(data: FilmReport) {
    await act(async () => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const slides = ['Prices', 'Rates'].map((title) => ({ title, say: 'So it is.' }));
const base = article(7, 'The market');
const words = { ...base.translations.en, details: { slides } };
const PIECE: Piece = { ...base, content_type: 'mmr', translations: { en: words, es: words } };

// What comes later is here already, so that no test waits for it.
beforeAll(() => Promise.all([import('../../../../lib/video/make-film.ts'), import('./draw-film.ts')]));
beforeEach(() => {
  FakeWorker.last = undefined;
  server.answer(contract.profile.getBrand, {
    brand: { ...EMPTY_BRAND, fullName: 'Ann Lee' },
    contentLanguage: 'en',
  });
});
afterEach(() => vi.unstubAllGlobals());

const openSlides = (places: readonly number[]) => {
  const shown = places.map((place) => ({ slide: slides[place] ?? { title: '', say: '' }, place }));
  return open(<SlidesSection piece={PIECE} language="en" first="one" shown={shown} />, {
    known: [{ query: sessionQuery, data: SESSION }],
  });
};

async function begin(): Promise<FakeWorker> {
  const before = FakeWorker.last;
  await press('Make the video');
  await vi.waitFor(() => expect(FakeWorker.last).not.toBe(before));
  return FakeWorker.last as FakeWorker;
}

it('makes a video of the slides on screen alone, in the member’s brand, which can be stopped, tried again and saved', async () => {
  vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: true }) });
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
  vi.stubGlobal('Worker', FakeWorker);
  const release = vi.fn<(url: string) => void>();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: release }));
  const { unmount } = await openSlides([1]);
  await screen.findByText('Make the video');
  const first = await begin();
  expect(first.order).toMatchObject({ language: 'en', soundUrl: null, brand: { fullName: 'Ann Lee' } });
  expect(first.order?.film).toMatchObject({ scenes: [{}], texts: { s0_title: { en: 'Rates' } } });
  await first.say({ done: 3, all: 30 });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
  await press('Stop');
  expect(first.terminate).toHaveBeenCalled();
  const second = await begin();
  await second.say({ failed: 'no', unreadableEnd: false });
  expect(screen.getByText(/could not be made/)).toBeTruthy();
  const third = await begin();
  await third.say({ film: new Blob(['film']), poster: new Blob(['picture']) });
  const save = await screen.findByText('Save the video (MP4)');
  expect([save.closest('a')?.getAttribute('href'), save.closest('a')?.download]).toEqual([
    'blob:film',
    'piece-7-en.mp4',
  ]);
  unmount();
  expect(release).toHaveBeenCalledTimes(3);
});

it('says so where the browser cannot make one', async () => {
  await openSlides([0, 1]);
  expect(await screen.findByText(/cannot make videos/)).toBeTruthy();
});
