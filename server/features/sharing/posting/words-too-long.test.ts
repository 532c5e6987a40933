import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BLOG, GRAPHIC, MAYA, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { createShare } from '../shares/create-share.ts';
import { readPost } from '../posts/read-post.ts';
import { readPostsToTell, markPostsTold } from '../posts/posts-to-tell.ts';
import { postsBetween } from '../posts/posts-of-days.ts';
import { reschedulePost } from '../posts/reschedule-post.ts';
import { retryPost } from '../posts/retry-post.ts';
import { rewordPost } from '../posts/reword-post.ts';
import { createPostDelivery } from './deliver-posts.ts';
import { renewProofs } from './renew-proofs.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
let deps: SharingWorld['deps'];
/** What the brand suggests. */
let suggested: string;

const SHORT = 'Call me, 1';
const LONG = 'Call me, 10';

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
  // Room for the words of the brand as it is, and for no letter more.
  suggested = SHORT;
  deps = withRoom(SHORT.length);
});

/** What is done by a network that takes so many characters. */
function withRoom(textMost: number): SharingWorld['deps'] {
  const { facebook } = world.deps.networks;
  if (!facebook) throw new Error('there is no network');
  const about = { ...facebook.about, capabilities: { ...facebook.about.capabilities, textMost } };
  const readPiece: typeof deps.readPiece = async (...asked) => {
    const piece = await world.deps.readPiece(...asked);
    return piece && { ...piece, caption: suggested };
  };
  return { ...world.deps, readPiece, networks: { ...world.deps.networks, facebook: { ...facebook, about } } };
}

/** The brand has other words by now, and another look. */
function changeBrand(words: string): void {
  suggested = words;
  world.changeBrand();
}

async function scheduled(contentId = GRAPHIC): Promise<string> {
  const when = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
  const [post] = await createShare(deps, sharer(MAYA), await world.shareBody({ when, contentId, caption: SHORT }));
  return post?.id ?? '';
}

async function itsHour(): Promise<void> {
  world.clock.advance(HOUR_MS);
  await createPostDelivery(deps).drain();
}

const read = async (id: string) => (await readPost(deps, MAYA, id)).post;
const told = async () => {
  const posts = await readPostsToTell(deps, MAYA, 10);
  await markPostsTold(deps, posts);
  return posts.map(({ state, reason }) => `${state}: ${reason}`);
};

describe('a scheduled post whose words a changed brand has made too long for its network', () => {
  test('is marked at once, its member is told once, and it goes out when they shorten it', async () => {
    const id = await scheduled();
    changeBrand(LONG);
    await renewProofs(deps, MAYA);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'words_too_long', caption: LONG });
    expect(await told()).toEqual(['scheduled: words_too_long']);
    changeBrand(`${LONG}0`);
    await renewProofs(deps, MAYA);
    expect(await told()).toEqual([]);
    const days = { from: new Date(0), now: world.clock.now(), until: new Date('2028-01-01') };
    expect((await postsBetween(deps, MAYA, days)).map(({ stands }) => stands)).toEqual(['held']);
    await rewordPost(deps, MAYA, id, 'Call me');
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: null });
    await itsHour();
    expect(await read(id)).toMatchObject({ state: 'published' });
    expect(await world.effects()).toMatchObject([{ message: 'Call me' }]);
  });

  test('keeps its mark at another time, and loses it with a brand that is short enough', async () => {
    const id = await scheduled();
    changeBrand(LONG);
    await renewProofs(deps, MAYA);
    const at = { kind: 'at', date: '2027-03-01', time: '17:30', timeZone: 'UTC' } as const;
    expect(await reschedulePost(deps, MAYA, id, at)).toMatchObject({ reason: 'words_too_long' });
    changeBrand(SHORT);
    await renewProofs(deps, MAYA);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: null });
  });

  test.each([
    ['a picture', GRAPHIC, true],
    ['a link', BLOG, true],
    ['a picture, where the brand was saved that very minute', GRAPHIC, false],
  ])('of %s is not sent as it is, and can be shortened and posted', async (_what, contentId, isRenewed) => {
    const id = await scheduled(contentId);
    changeBrand(LONG);
    if (isRenewed) await renewProofs(deps, MAYA);
    await itsHour();
    expect(await read(id)).toMatchObject({
      ...{ state: 'failed', reason: 'words_too_long', networkMessage: null, attempts: 0 },
      can: { retry: true, reword: true },
    });
    expect(await world.effects()).toEqual([]);
    expect(await told()).toEqual(['failed: words_too_long']);
    expect(await rewordPost(deps, MAYA, id, 'Call me')).toMatchObject({ state: 'failed', reason: null });
    await retryPost(deps, MAYA, id);
    await createPostDelivery(deps).drain();
    expect(await read(id)).toMatchObject({ state: 'published' });
    expect(await world.effects()).toMatchObject([{ message: 'Call me' }]);
  });

  test('goes out when it is tried again under a brand that is short enough', async () => {
    const id = await scheduled(BLOG);
    changeBrand(LONG);
    await renewProofs(deps, MAYA);
    await itsHour();
    suggested = 'Call me';
    await retryPost(deps, MAYA, id);
    await createPostDelivery(deps).drain();
    expect(await world.effects()).toMatchObject([{ message: 'Call me' }]);
  });
});
