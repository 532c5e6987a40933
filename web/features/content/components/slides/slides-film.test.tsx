import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import type { Piece } from '../../model.ts';
import { SlidesSection } from './slides-section.tsx';

const { beginSlidesFilm } = contract.content;
const slides = ['Prices', 'Rates'].map((title) => ({ title, say: 'So it is.' }));
const base = article(7, 'The market');
const words = { ...base.translations.en, details: { slides } };
const PIECE: Piece = { ...base, content_type: 'mmr', translations: { en: words, es: words } };

const HOLDER: typeof SESSION = {
  ...SESSION,
  user: { ...SESSION.user, features: [{ id: 1, slug: 'video', is_plan: false, includes: [] }] },
};

const openSlides = (places: readonly number[], { piece = PIECE, session = HOLDER } = {}) => {
  const shown = places.map((place) => ({ slide: slides[place] ?? { title: '', say: '' }, place }));
  return open(<SlidesSection piece={piece} language="en" first="one" shown={shown} />, {
    known: [{ query: sessionQuery, data: session }],
  });
};

it('begins a video of the slides on screen alone, by their places among all, and can be tried again', async () => {
  server.refuse(beginSlidesFilm, { status: 409, code: 'no_room_for_pieces' });
  await openSlides([1]);
  await press('Make a video');
  server.answer(beginSlidesFilm, { film: { id: 'cnt_1234567', path: '/shareable-content/video/the-market-1' } });
  await press('Make a video');
  expect(server.bodies(beginSlidesFilm)).toEqual([
    { from: PIECE.id, slides: [2] },
    { from: PIECE.id, slides: [2] },
  ]);
});

it('says that invented figures are not posted, and offers no video without the feature', async () => {
  const { unmount } = await openSlides([0, 1], { piece: { ...PIECE, facts: { ...PIECE.facts, sample: true } } });
  expect(screen.getByText(/saved and not posted/)).toBeTruthy();
  unmount();
  await openSlides([0, 1], { session: SESSION });
  expect(screen.queryByText('Make a video')).toBeNull();
});
