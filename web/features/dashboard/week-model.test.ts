import { describe, expect, test } from 'vitest';
import { scheduledPost } from '../../testing/posts.ts';
import type { Piece } from './model.ts';
import type { Queue } from '../sharing/queue-api.ts';
import { suggestWeek, takes, weekPieces } from './week-model.ts';

const FACTS: Piece['facts'] = { claims: false, sample: false, placeholders: [] };
const piece = (title: string, more: Partial<Piece> = {}) =>
  ({
    ...{ id: `cnt_${title}`, title, language: 'en', content_type: 'blog', facts: FACTS, film: null },
    ...{ outdated_languages: [] as Piece['outdated_languages'], ...more },
  }) as Piece;
const NOW = new Date('2026-11-22T10:00:00.000Z');
const TARGET = { network: 'facebook', targetId: '11', name: 'Brooks Homes', kind: 'page' } as const;
const slot = (date: string, post: Queue['targets'][number]['coming'][number]['post'] = null) => ({
  ...{ date, time: '09:00', at: `${date}T15:00:00.000Z`, post },
});
const queueWith = (coming: Queue['targets'][number]['coming']): Queue => ({
  timeZone: 'America/Chicago',
  targets: [{ ...TARGET, slots: [], next: null, coming }],
});
const suggest = (
  pieces: Parameters<typeof suggestWeek>[0],
  queue: Queue,
  target: Parameters<typeof suggestWeek>[1] = TARGET,
  posts: Parameters<typeof weekPieces>[2] = [],
) => suggestWeek(pieces, target, queue, { posts, now: NOW, makeId: () => 'id' });

describe('the pieces of a week', () => {
  const names = (pieces: Parameters<typeof weekPieces>[0], posts: Parameters<typeof weekPieces>[2] = []) =>
    weekPieces(pieces, 'standard', posts, NOW).map(({ title }) => title);

  test('are none that claims something, is sample data, waits for facts or is older than its twin', () => {
    expect(
      names([
        piece('fine'),
        piece('claims', { facts: { ...FACTS, claims: true } }),
        piece('sample', { facts: { ...FACTS, sample: true } }),
        piece('waits', { facts: { ...FACTS, placeholders: ['price'] } }),
        piece('stale', { outdated_languages: ['en'] }),
      ]),
    ).toEqual(['fine']);
  });

  test('are none that was posted in the last thirty days or is planned; what never went out counts as not posted', () => {
    const pieces = ['posted', 'planned', 'cancelled', 'long ago'].map((title) => piece(title));
    const of = (index: number) => ({ ...scheduledPost().content, id: pieces[index]?.id ?? '' });
    const posts = [
      scheduledPost({ content: of(0), state: 'published', dueAt: '2026-11-01T10:00:00.000Z' }),
      scheduledPost({ content: of(1), dueAt: '2026-12-20T10:00:00.000Z' }),
      scheduledPost({ content: of(2), state: 'cancelled' }),
      scheduledPost({ content: of(3), state: 'published', dueAt: '2026-10-01T10:00:00.000Z' }),
    ];
    expect(names(pieces, posts)).toEqual(['cancelled', 'long ago']);
  });
});

test('a film goes where films are taken, and as long as they are taken', () => {
  const film = { seconds: 20, bytes: 5_000_000, width: 720, height: 1280 } as Piece['film'];
  const short = piece('short', { content_type: 'video', film });
  const long = piece('long', { content_type: 'video', film: film && { ...film, seconds: 100_000 } });
  expect([takes(TARGET, short), takes(TARGET, long)]).toEqual([true, false]);
});

describe('the suggestion', () => {
  const pieces = ['one', 'two', 'three', 'four'].map((title) => piece(title));

  test('is three pieces at the next three free times of the queue', () => {
    const taken = { id: 'pst_post00000001', title: 'x' };
    const coming = [
      slot('2026-11-24'),
      slot('2026-11-26', taken),
      slot('2026-11-28'),
      slot('2026-12-01'),
      slot('2026-12-03'),
    ];
    expect(suggest(pieces, queueWith(coming)).map(({ contentId, when }) => [contentId, when.date, when.time])).toEqual([
      [pieces[0]?.id, '2026-11-24', '09:00'],
      [pieces[1]?.id, '2026-11-28', '09:00'],
      [pieces[2]?.id, '2026-12-01', '09:00'],
    ]);
  });

  test('takes other times where the queue has too few, and fewer lines where there are too few pieces', () => {
    const lines = suggest(pieces.slice(0, 2), queueWith([]));
    expect(lines.map(({ when }) => `${when.date} ${when.time}`)).toEqual(['2026-11-23 09:00', '2026-11-24 18:30']);
  });

  test('has no piece that its network does not take', () => {
    const instagram = { network: 'instagram', targetId: '5', name: '@brooks', kind: 'account' } as const;
    const picture = piece('picture', { content_type: 'social-graphic' });
    expect(suggest([...pieces, picture], queueWith([]), instagram).map(({ contentId }) => contentId)).toEqual([
      picture.id,
    ]);
  });
});
