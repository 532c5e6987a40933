import { DAY_MS } from '@yardsign/domain/time/spans';
import { NO_ENDS } from '@yardsign/domain/content/films/film-ends';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { CHECKED_ADVERTISING, CONNECTION, DRAFT, scheduledPost } from '../../../../testing/posts.ts';
import type { Connection } from '../../connection-model.ts';
import { ShareSession } from './share-session.tsx';

const { createShare, getDraft, getPost, getQuota, listConnections, listPosts, saveDraft } = contract.sharing;
const NOW = '2026-11-22T10:00:00.000Z';
const of = (digit: string) => ({
  ...{
    url: `/films/${digit}.mp4`,
    poster: `/films/${digit}.jpg`,
    captions: `/films/${digit}.vtt`,
    drawing: '/films/d',
  },
  ...{ seconds: 18, width: 720, height: 1280, bytes: 900_000, sha256: digit.repeat(64), mime: 'video/mp4' as const },
});
const base = article(1, 'Earnest money');
const PIECE = {
  ...base,
  content_type: 'video' as const,
  film: of('e'),
  translations: {
    en: { ...base.translations.en, film: of('e') },
    es: { ...base.translations.es, film: of('f') },
  },
};
const TIKTOK: Connection = {
  ...CONNECTION,
  slug: 'tiktok',
  targets: [{ text: 'Maya on TikTok', value: '_maya', kind: 'account' }],
};
const INSTAGRAM: Connection = {
  ...CONNECTION,
  slug: 'instagram',
  targets: [{ text: '@maya', value: '17', kind: 'account' }],
};

async function openComposer(connections: Connection[], language: 'en' | 'es' = 'en', isFilm = true) {
  noteServerTime(NOW);
  server.answer(listConnections, { connections });
  server.answer(contract.content.getContent, { data: isFilm ? PIECE : { ...base, content_type: 'social-graphic' } });
  await open(
    <ShareSession
      contentId={PIECE.id}
      contentType={isFilm ? 'video' : 'social-graphic'}
      language={language}
      mode="now"
      opened
      onClose={() => {}}
      onRestart={() => {}}
    />,
    { language, known: [{ query: sessionQuery, data: SESSION }] },
  );
  await dialog();
}

/** Has the next film that is opened out of sight be one that can be read, or not. @returns what was asked of it */
function filmOutOfSight(isReadable: boolean) {
  vi.restoreAllMocks();
  const asked: { src?: string; seconds?: number } = {};
  const player = Object.assign(new EventTarget(), {
    videoWidth: 720,
    videoHeight: 1280,
    load() {},
    removeAttribute() {},
  });
  const tell = (event: string) => queueMicrotask(() => player.dispatchEvent(new Event(event)));
  Object.defineProperty(player, 'src', {
    set(src: string) {
      asked.src = src;
      tell(isReadable ? 'loadeddata' : 'error');
    },
  });
  Object.defineProperty(player, 'currentTime', {
    set(seconds: number) {
      asked.seconds = seconds;
      tell('seeked');
    },
  });
  const canvas = {
    getContext: () => ({ drawImage() {} }),
    toBlob: (done: BlobCallback) => done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  };
  const real = document.createElement.bind(document);
  const made: Record<string, unknown> = { video: player, canvas };
  vi.spyOn(document, 'createElement').mockImplementation(
    (name: string, options?: ElementCreationOptions) => (made[name] as HTMLElement | undefined) ?? real(name, options),
  );
  return asked;
}

const MADE = {
  ...{ url: '/mine.mp4', poster: '/mine.jpg', seconds: 18, width: 720, height: 1280, bytes: 6_000_000 },
  ...{ introSeconds: 0, sha256: 'd'.repeat(64), current: true },
};

beforeEach(() => {
  server.answer(contract.films.getMadeFilm, { film: MADE, worn: 'b'.repeat(64), ends: NO_ENDS });
  server.answer(contract.graphics.makeProof, {
    proof: {
      ...{ sha256: 'a'.repeat(64), url: '/proofs/a', width: 1080, height: 1080 },
      ...{ bytes: 100, brandVersion: 1, warnings: [] },
    },
  });
  server.answer(contract.graphics.getTemplate, { template: {}, sizes: ['square'], texts: { en: {}, es: {} } });
  server.answer(getDraft, { draft: null });
  server.answer(getQuota, { quota: null });
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(saveDraft, { draft: DRAFT });
  server.answer(getPost, { post: scheduledPost({ wallClock: null, dueAt: NOW }), history: [], comment: null });
});

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await act(async () => {});
});

describe('a film in the composer', () => {
  it.each([
    ['en', 'Post now to Maya on TikTok', 'The film as it will be posted: Earnest money'],
    ['es', 'Publicar ahora en Maya on TikTok', /^El video como se publicará: /],
  ] as const)(
    'is shown as its member has made it, and posted so, by its digest: %s',
    async (language, button, label) => {
      server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
      await openComposer([TIKTOK], language);
      expect(screen.getByLabelText(label).getAttribute('src')).toBe('/mine.mp4');
      await press(button);
      expect(server.bodies(createShare)).toMatchObject([
        { proofSha256: MADE.sha256, targets: [{ network: 'tiktok', targetId: '_maya' }] },
      ]);
    },
  );

  it.each([
    [null, 'This video does not wear your brand yet'],
    [{ ...MADE, current: false }, 'Your brand has changed since you made this video'],
  ])('is not posted before it wears the brand of now, unless the member wants it without', async (film, said) => {
    server.answer(contract.films.getMadeFilm, { film, worn: 'b'.repeat(64), ends: NO_ENDS });
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    await openComposer([TIKTOK]);
    expect(screen.getByText(said)).toBeTruthy();
    expect(button('Post now to Maya on TikTok').disabled).toBe(true);
    await press('Post it without my brand');
    expect(screen.getByText('It goes out without your brand')).toBeTruthy();
    await press('Not without my brand');
    expect(button('Post now to Maya on TikTok').disabled).toBe(true);
    await press('Post it without my brand');
    await press('Post now to Maya on TikTok');
    expect(server.bodies(createShare)).toMatchObject([{ proofSha256: 'e'.repeat(64), unbranded: true }]);
  });

  it('has the cover that its member chooses, where the network is told one', async () => {
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    await openComposer([TIKTOK]);
    const cover = screen.getByLabelText('Cover on TikTok');
    expect(cover.getAttribute('aria-valuetext')).toBe('At 4.0 s');
    await act(async () => fireEvent.change(cover, { target: { value: '7500' } }));
    expect(cover.getAttribute('aria-valuetext')).toBe('At 7.5 s');
    await press('Post now to Maya on TikTok');
    expect(server.bodies(createShare)).toMatchObject([{ coverMs: 7500 }]);
  });

  it('sends the picture of that moment where the network takes one, and nothing where none can be taken', async () => {
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    const page = { ...CONNECTION, targets: [{ text: 'Lake Street', value: '12', kind: 'page' as const }] };
    await openComposer([page]);
    expect(
      screen.getByText(/Until you choose a moment, the picture of the video that you see goes to Facebook/),
    ).toBeTruthy();
    const cover = screen.getByLabelText('Cover on Facebook');
    await act(async () => fireEvent.change(cover, { target: { value: '7500' } }));
    expect(screen.queryByText(/Until you choose a moment/)).toBeNull();
    filmOutOfSight(false);
    await press('Post now to Lake Street');
    expect(server.bodies(createShare)).toEqual([]);
    expect(await screen.findByText(/could not be taken from the video/)).toBeTruthy();
    expect(server.bodies(createShare)).toEqual([]);
    expect(screen.queryByText(/may have/)).toBeNull();
    const upload = { id: 'c'.repeat(64), url: '/c', name: 'cover.jpg', width: 720, height: 1280 };
    server.answer(contract.uploads.uploadImage, { data: { upload } });
    const asked = filmOutOfSight(true);
    await press('Post now to Lake Street');
    await waitFor(() =>
      expect(server.bodies(createShare)).toMatchObject([{ coverMs: 7500, coverSha256: 'c'.repeat(64) }]),
    );
    expect(asked).toEqual({ src: '/mine.mp4', seconds: 7.5 });
  });

  it('has the cover of its draft, and each language its own', async () => {
    const kept = { ...DRAFT, language: 'en' as const, mode: 'now' as const, when: null, targets: null };
    server.answer(getDraft, { draft: { ...kept, covers: { en: 6000 } } });
    await openComposer([TIKTOK]);
    const shown = () => screen.getByLabelText('Cover on TikTok').getAttribute('aria-valuetext');
    expect(shown()).toBe('At 6.0 s');
    await act(async () => screen.getByLabelText('Español').click());
    expect(shown()).toBe('At 4.0 s');
    await act(async () => fireEvent.change(screen.getByLabelText('Cover on TikTok'), { target: { value: '9000' } }));
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    await press('Post now to Maya on TikTok');
    expect(server.bodies(createShare)).toMatchObject([{ language: 'es', coverMs: 9000 }]);
  });

  it('goes to a page of Facebook as well', async () => {
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    await openComposer([{ ...CONNECTION, targets: CONNECTION.targets.slice(0, 1) }]);
    await press('Post now to Brooks Homes');
    expect(server.bodies(createShare)).toMatchObject([{ targets: [{ network: 'facebook', targetId: '11' }] }]);
  });
});

describe('a graphic in the composer', () => {
  it('has no place where only films are taken, and the way to other networks is beside that', async () => {
    await openComposer([TIKTOK], 'en', false);
    expect(screen.getByText('Content type not set up to share via TikTok.')).toBeTruthy();
    expect(screen.getByText('See your connections').getAttribute('href')).toBe('/integrations');
  });
});

const BY_NETWORK = { everyMs: DAY_MS, counted: 'network' as const };

describe('the limit of an account', () => {
  it('is said before anything is posted', async () => {
    server.answer(getQuota, { quota: { used: 3, most: 25, ...BY_NETWORK } });
    await openComposer([INSTAGRAM], 'en', false);
    expect(screen.getByText('3 of 25 posts of the last 24 hours are used on @maya.')).toBeTruthy();
  });

  it('that is reached keeps nothing from being planned, and says what happens', async () => {
    server.answer(getQuota, { quota: { used: 25, most: 25, ...BY_NETWORK } });
    await openComposer([INSTAGRAM], 'es', false);
    expect(
      screen.getByText('Se alcanzó el límite. Instagram solo permite 25 publicaciones cada 24 horas.'),
    ).toBeTruthy();
    expect(document.body.textContent).toContain('espera y se publica en cuanto haya lugar');
  });

  it('that is counted here says whose count it is, and nothing while there is nothing to count', async () => {
    server.answer(getQuota, { quota: { used: 2, most: 15, everyMs: DAY_MS, counted: 'here' } });
    await openComposer([TIKTOK]);
    expect(document.body.textContent).toContain(
      'We posted 2 of the 15 that TikTok takes on Maya on TikTok in 24 hours',
    );
    cleanup();
    server.answer(getQuota, { quota: { used: 0, most: 15, everyMs: DAY_MS, counted: 'here' } });
    await openComposer([TIKTOK]);
    expect(document.body.textContent).not.toContain('We posted');
  });
});
