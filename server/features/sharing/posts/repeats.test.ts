import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BLOG, MAYA, PAGE, SECOND_PAGE, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { AppError } from '../../../platform/errors.ts';
import { cancelPost } from './cancel-post.ts';
import { createShare } from '../shares/create-share.ts';
import { reschedulePost } from './reschedule-post.ts';
import { retryPost } from './retry-post.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
type More = Parameters<SharingWorld['shareBody']>[0];

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

const share = async (more: More = {}) =>
  createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId: BLOG, again: false, ...more }));
const refused = (call: Promise<unknown>): Promise<AppError | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
const on = (targetId: string) => ({ targets: [{ network: 'facebook' as const, targetId }] });
const at = (date: string, time: string) => ({ when: { kind: 'at', date, time, timeZone: 'UTC' } }) as const;

describe('a piece that is on the page already that day', () => {
  test('is asked about with the earlier post, and goes out when it is said once more', async () => {
    const [first] = await share();
    await world.delivery.drain();
    world.clock.advance(4 * 60_000);
    const refusal = await refused(share());
    expect(refusal).toMatchObject({ code: 'posted_already', status: 409 });
    expect(refusal?.earlier).toEqual([
      { id: first?.id, targetName: 'Maya Alvarez Homes', state: 'posted', at: '2027-03-01T15:00:00.000Z' },
    ]);
    await share({ again: true });
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(2);
  });

  test('is asked about when it is scheduled as well, whichever of the two comes first', async () => {
    await share(at('2027-03-02', '09:00'));
    expect(await refused(share(at('2027-03-02', '17:00')))).toMatchObject({
      code: 'posted_already',
      earlier: [{ state: 'scheduled', at: '2027-03-02T09:00:00.000Z' }],
    });
    expect(await refused(share(at('2027-03-03', '09:00')))).toBeUndefined();
  });

  test('from two tabs at once goes out once, and one of them is asked', async () => {
    const answers = await Promise.all([refused(share()), refused(share())]);
    expect(answers.map((answer) => answer?.code).toSorted()).toEqual(['posted_already', undefined]);
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(1);
  });

  test('may go to another page, in the other language, and be another piece', async () => {
    await share();
    expect(await refused(share(on(SECOND_PAGE)))).toBeUndefined();
    expect(await refused(share({ language: 'es' }))).toBeUndefined();
    expect(
      await refused(createShare(world.deps, sharer(MAYA), await world.shareBody({ again: false }))),
    ).toBeUndefined();
  });

  test('to several pages tells which of them has it', async () => {
    await share(on(SECOND_PAGE));
    const both = [PAGE, SECOND_PAGE].map((targetId) => ({ network: 'facebook' as const, targetId }));
    const refusal = await refused(share({ targets: both }));
    expect(refusal?.earlier).toHaveLength(1);
    expect(await world.db.selectFrom('post').selectAll().execute()).toHaveLength(1);
  });

  test('is not asked about when the earlier one was cancelled', async () => {
    const [first] = await share(at('2027-03-02', '09:00'));
    await cancelPost(world.deps, MAYA, first?.id ?? '');
    expect(await refused(share(at('2027-03-02', '10:00')))).toBeUndefined();
  });

  test('the refused request asks again under its own id; one that had arrived is not asked about', async () => {
    await share();
    const body = await world.shareBody({ contentId: BLOG, again: false });
    await refused(createShare(world.deps, sharer(MAYA), body));
    const posts = await createShare(world.deps, sharer(MAYA), { ...body, again: true });
    expect(await createShare(world.deps, sharer(MAYA), body)).toMatchObject([{ id: posts[0]?.id }]);
  });
});

describe('a post whose piece was shared anew meanwhile', () => {
  test('is not given its time back unasked once it was cancelled', async () => {
    const [first] = await share(at('2027-03-02', '09:00'));
    const id = first?.id ?? '';
    await cancelPost(world.deps, MAYA, id);
    const [second] = await share(at('2027-03-02', '10:00'));
    const { when } = at('2027-03-02', '09:00');
    expect(await refused(reschedulePost(world.deps, MAYA, id, when))).toMatchObject({
      code: 'posted_already',
      earlier: [{ id: second?.id, state: 'scheduled' }],
    });
    expect(await reschedulePost(world.deps, MAYA, id, when, { again: true })).toMatchObject({ state: 'scheduled' });
  });

  test('is not tried again unasked once it has failed', async () => {
    const [first] = await share();
    const id = first?.id ?? '';
    await world.db
      .updateTable('post')
      .set({ state: 'failed', next_at: null, reason: 'rejected' })
      .where('id', '=', id)
      .execute();
    await share();
    await world.delivery.drain();
    expect(await refused(retryPost(world.deps, MAYA, id))).toMatchObject({ code: 'posted_already' });
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(1);
    await retryPost(world.deps, MAYA, id, true);
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(2);
  });

  test('is not moved unasked to the day of the other, and within its own day without a question', async () => {
    const [first] = await share(at('2027-03-02', '09:00'));
    await share(at('2027-03-05', '09:00'));
    const id = first?.id ?? '';
    const to = (date: string, time: string) => reschedulePost(world.deps, MAYA, id, at(date, time).when);
    expect(await refused(to('2027-03-05', '17:00'))).toMatchObject({ code: 'posted_already' });
    await to('2027-03-02', '11:00');
    await reschedulePost(world.deps, MAYA, id, at('2027-03-05', '17:00').when, { again: true });
    // That it is there twice that day was meant.
    expect(await to('2027-03-05', '18:00')).toMatchObject({ dueAt: '2027-03-05T18:00:00.000Z' });
  });
});
