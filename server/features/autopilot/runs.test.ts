import type { PostState } from '@yardsign/domain/sharing/delivery';
import { expect, test } from 'vitest';
import { runOf } from './runs.ts';
import type { SlotWithPosts } from './slot-store.ts';

const DUE = '2026-11-23T14:00:00.000Z';
const LATER = '2026-11-23T14:05:00.000Z';
const post = (state: PostState | 'asked' | 'disagreed', updated = DUE): SlotWithPosts['posts'][number] => ({
  ...{ id: 'pst_1', network: 'facebook', target_name: 'Brooks Homes', proof_url: '/proof', updated_at: updated },
  reason: null,
  state: state === 'asked' ? 'scheduled' : state === 'disagreed' ? 'cancelled' : state,
  awaits_approval: state === 'asked' || state === 'disagreed',
});
const slot = (state: SlotWithPosts['state'], posts: SlotWithPosts['posts']) =>
  ({ state, posts, updated_at: new Date('2026-11-20T14:00:00.000Z') }) as SlotWithPosts;

test.each([
  ['being posted while one of its posts is on its way', 'posting', ['published', 'sending']],
  ['being posted while one of its posts is looked for', 'posting', ['unconfirmed', 'needs_reconnect']],
  ['waiting when all that is open needs the connection', 'waiting', ['published', 'needs_reconnect']],
  ['waiting when all that is open needs its member', 'waiting', ['failed', 'needs_attention']],
  ['waiting when all that is open needs the team', 'waiting', ['published', 'asked']],
] as const)('a run is %s, and not completed', (_, result, states) => {
  const run = runOf(
    slot(
      'posted',
      states.map((state) => post(state)),
    ),
  );
  expect(run).toEqual({ updated_at: DUE, completed_at: null, result });
});

test.each([
  ['posted', ['published', 'published']],
  ['partly', ['published', 'failed']],
  ['failed', ['missed', 'failed']],
  ['failed', ['disagreed', 'disagreed']],
  ['partly', ['disagreed', 'published']],
] as const)('a run whose posts all came to an end is completed with the last of them: %s', (result, states) => {
  const [first, second] = states;
  const run = runOf(slot('posted', [post(first, LATER), post(second)]));
  expect(run).toEqual({ updated_at: LATER, completed_at: LATER, result });
});

test('a run that left nothing to post is completed, and says so', () => {
  expect(runOf(slot('empty', []))).toMatchObject({ result: 'nothing', completed_at: '2026-11-20T14:00:00.000Z' });
  expect(runOf(slot('missed', []))).toMatchObject({ result: 'missed', completed_at: '2026-11-20T14:00:00.000Z' });
});
