import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAutopilotWorld, JOB, type AutopilotWorld } from '../../../app/testing/worlds/autopilot-world.ts';
import { MAYA, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { postsNotice } from '../../alerts/tell-posts.ts';
import { createPostingRights } from '../posting/posting-rights.ts';
import { createShare } from '../shares/create-share.ts';
import { readPost } from './read-post.ts';
import { retryPost } from './retry-post.ts';

describe('a post that waits in a text that has become older than its twin', () => {
  let world: AutopilotWorld;
  let id: string;

  beforeAll(async () => {
    world = await createAutopilotWorld();
  });
  afterAll(() => world.app.close());
  beforeEach(async () => {
    await world.anew();
    await world.call('POST', '/api/autoposter/v1/industries/1/jobs/', { ...JOB, weekdays: [1] });
    await world.run();
    // As if its member had scheduled it.
    const mine = { slot_id: null, origin: 'member' } as const;
    const row = await world.app.db.updateTable('post').set(mine).returning('id').executeTakeFirstOrThrow();
    await world.app.db.deleteFrom('autopilot_job').execute();
    ({ id } = row);
  });

  const post = async () => (await world.call('GET', `/api/app/v1/posts/${id}`)).json().post;
  const keep = () => world.call('POST', `/api/app/v1/posts/${id}/keep-text`);
  /** A minute after its text, or its twin, was written anew. */
  async function outdate(...outdated: ('en' | 'es')[]): Promise<void> {
    const { content_id: contentId } = await world.app.db
      .selectFrom('post')
      .select('content_id')
      .executeTakeFirstOrThrow();
    await world.app.db.updateTable('content').set({ outdated }).where('id', '=', contentId).execute();
    await world.run();
  }

  test('is marked within a minute, once, and its mark goes when the text is written anew', async () => {
    await outdate('es');
    expect(await post()).toMatchObject({ state: 'scheduled', reason: null });
    await outdate('en');
    expect(await post()).toMatchObject({ state: 'scheduled', reason: 'text_outdated' });
    const line = () => world.app.db.selectFrom('post_line').select('untold').executeTakeFirst();
    expect(await line()).toEqual({ untold: true });
    const { version } = await world.app.db.selectFrom('post').select('version').executeTakeFirstOrThrow();
    await world.run();
    expect(await world.app.db.selectFrom('post').select('version').executeTakeFirst()).toEqual({ version });
    await outdate();
    expect(await post()).toMatchObject({ state: 'scheduled', reason: null });
    expect(await line()).toEqual({ untold: false });
  });

  test('goes out all the same when its member says so, and is not asked about again', async () => {
    expect((await keep()).json().code).toBe('post_not_changeable');
    await outdate('en');
    expect((await keep()).json().post).toMatchObject({ state: 'scheduled', reason: null });
    await outdate('en');
    expect(await post()).toMatchObject({ reason: null });
  });

  test('is asked about again when its text is written anew and then becomes older once more', async () => {
    await outdate('en');
    await keep();
    await outdate();
    expect(await post()).toMatchObject({ reason: null });
    await outdate('en');
    expect(await post()).toMatchObject({ reason: 'text_outdated' });
  });

  test('is held back at its hour although nothing marks it, such as when its connection is only just back', async () => {
    await outdate('en');
    const { db } = world.app;
    await db.updateTable('post').set({ reason: null }).execute();
    const obstacleOf = async () => {
      const rows = await db.selectFrom('post').selectAll().execute();
      const nothing = {
        featuresOf: async () => new Map([[world.maya, ['social-graphics']]]),
        mustAsk: async () => new Map(),
      };
      const pieces = { findMissingPages: async () => new Set<string>(), namePieces: async () => new Map() };
      const obstacleTo = await createPostingRights({ db, ...nothing, ...pieces })(rows);
      return rows.map((row) => obstacleTo(row));
    };
    expect(await obstacleOf()).toEqual(['text_outdated']);
    await db.updateTable('post').set({ keeps_text: true }).execute();
    expect(await obstacleOf()).toEqual([null]);
  });

  test('keeps its mark at another time, and is told by a mail that says what can be done', async () => {
    await outdate('en');
    const when = { kind: 'at', date: '2026-11-25', time: '10:00', timeZone: 'America/New_York' };
    const moved = await world.call('POST', `/api/app/v1/posts/${id}/reschedule`, { when });
    expect(moved.json().post).toMatchObject({ reason: 'text_outdated' });
    const [letter] = await postsNotice.write(
      { db: world.app.db, clock: world.app.clock, publicUrl: 'http://x.test' } as never,
      {
        memberId: world.maya,
      },
    );
    expect(letter?.content.subject).toMatch(/^Your post waits for you: the text of/);
    expect(letter?.content.notes.at(-1)?.text).toContain('post it anyway');
  });
});

describe('at its hour', () => {
  let world: SharingWorld;
  beforeAll(async () => {
    world = await createSharingWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
    await world.connectMaya();
  });
  const when = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
  const stored = () => world.db.selectFrom('post').select(['reason', 'keeps_text']).executeTakeFirst();

  test('what is marked is not sent unasked, and goes out once when its member tries it again', async () => {
    const [made] = await createShare(world.deps, sharer(MAYA), await world.shareBody({ when }));
    const id = made?.id ?? '';
    await world.db.updateTable('post').set({ reason: 'text_outdated' }).execute();
    // Whatever else keeps it back: that would take the mark away.
    world.setFeatures(['video']);
    world.clock.advance(HOUR_MS);
    await world.delivery.drain();
    const { post } = await readPost(world.deps, MAYA, id);
    expect(post).toMatchObject({ state: 'failed', reason: 'text_outdated', attempts: 0, can: { retry: true } });
    expect(await world.effects()).toEqual([]);
    world.setFeatures(['social-graphics']);
    await retryPost(world.deps, MAYA, id);
    expect(await stored()).toEqual({ reason: null, keeps_text: true });
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(1);
  });

  test('who was asked when they scheduled it is not asked again', async () => {
    world.setOutdated(true);
    await createShare(world.deps, sharer(MAYA), await world.shareBody({ when, language: 'es', outdated: true }));
    expect(await stored()).toEqual({ reason: null, keeps_text: true });
  });
});
