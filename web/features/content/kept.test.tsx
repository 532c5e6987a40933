import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newestQuery, weekPiecesQuery } from '../dashboard/api.ts';
import { categoriesQuery, pieceQuery, relatedPieceQuery, shelfQuery, typesQuery } from './api.ts';
import { noticesQuery } from './notices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const asked: Record<string, { queryKey: QueryKey }> = {
  'a piece': pieceQuery('a', 'en'),
  'a related piece': relatedPieceQuery('cnt_a', 'en'),
  'the pieces of a type': shelfQuery('blog', 'en'),
  'the categories': categoriesQuery(['blog'], 'en'),
  'the types': typesQuery,
  'the newest': newestQuery('en'),
  'the pieces of a week': weekPiecesQuery('en'),
  'the news': noticesQuery('en', 'UTC'),
};

/** Shows an answer for a moment, then other pages for so long, then it again. @returns how often it was asked for */
async function timesAsked(query: { queryKey: QueryKey }, awayMs: number): Promise<number> {
  const client = new QueryClient();
  const queryFn = vi.fn<() => Promise<never[]>>(async () => []);
  const show = () => new QueryObserver(client, { ...query, queryFn }).subscribe(() => undefined);
  show()();
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(awayMs);
  show()();
  await vi.advanceTimersByTimeAsync(1);
  client.clear();
  return queryFn.mock.calls.length;
}

it.each(Object.entries(asked))(
  'asks for %s once in a quarter of an hour, wherever the member was meanwhile',
  async (_name, query) => {
    expect([await timesAsked(query, 14.9 * MINUTE_MS), await timesAsked(query, 15 * MINUTE_MS)]).toEqual([1, 2]);
  },
);
