import { pageIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LUIS, MAYA, PAGE, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { approvalDigest } from '../approval/as-agreed.ts';
import { createShare } from '../shares/create-share.ts';
import { rewordPost } from '../posts/reword-post.ts';
import { findMentions } from './find-mentions.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.clearFaults();
  await world.connectMaya();
});

const wanted = { network: 'facebook', targetId: PAGE, words: 'oscar' };
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const oscar = async () => {
  const [found] = await findMentions(world.deps, MAYA, wanted);
  if (!found) throw new Error('The page was not found');
  return { network: 'facebook' as const, id: found.id, name: found.name, as: 'words' as const };
};
const share = async (more: object) => createShare(world.deps, sharer(MAYA), await world.shareBody(more));
const TOMORROW = { kind: 'at', date: '2027-03-03', time: '09:00', timeZone: 'America/Los_Angeles' } as const;

test('a page is found by its name, by whoever has a way to post there', async () => {
  expect(await findMentions(world.deps, MAYA, wanted)).toMatchObject([{ id: pageIds.oscarTeam }]);
  expect(await findMentions(world.deps, MAYA, { ...wanted, words: 'nobody of that name' })).toEqual([]);
  expect(await codeOf(findMentions(world.deps, LUIS, wanted))).toBe('mentions_not_found');
  expect(await codeOf(findMentions(world.deps, MAYA, { ...wanted, targetId: '../me' }))).toBe('mentions_not_found');
  await world.fault({ kind: 'drop_before_effect', match: { method: 'GET', path: '/pages/search' } });
  expect(await codeOf(findMentions(world.deps, MAYA, wanted))).toBe('mentions_not_found');
});

test('who is named is told to the network with the words as they go out, and stands in the post', async () => {
  const mention = await oscar();
  const [post] = await share({ caption: `With @${mention.name}`, mentions: [mention] });
  expect(post?.mentions).toEqual([{ id: mention.id, name: mention.name, as: 'words' }]);
  await world.delivery.drain();
  expect(await world.effects()).toMatchObject([{ message: `With ${mention.name}`, mentions: [mention.id] }]);
});

test('words that name nobody any more tell nobody, and what was agreed to covers who is named', async () => {
  const mention = await oscar();
  const [post] = await share({ caption: `With @${mention.name}`, mentions: [mention], when: TOMORROW });
  const before = await world.db.selectFrom('post').selectAll().executeTakeFirstOrThrow();
  expect(approvalDigest({ ...before, mentions: null })).not.toBe(approvalDigest(before));
  const reworded = await rewordPost(world.deps, MAYA, post?.id ?? '', 'With friends');
  expect(reworded.mentions).toEqual([]);
});

test.each([
  ['an id that the network does not have', { id: '12/feed' }],
  ['a way that it does not take', { as: 'tag' as const }],
])('%s is refused', async (_what, change) => {
  const mention = { ...(await oscar()), ...change };
  expect(await codeOf(share({ mentions: [mention] }))).toBe('mention_not_taken');
});

test('the same twice is refused', async () => {
  const mention = await oscar();
  expect(await codeOf(share({ mentions: [mention, mention] }))).toBe('mention_not_taken');
});
