import { DAY_MS } from '@yardsign/domain/time/spans';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  accountWorld,
  enterWith,
  type AccountWorld,
  type MailedLink,
} from '../../../app/testing/worlds/account-world.ts';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import { createNotices } from '../../../app/wiring/notices.ts';
import { giveFeatures, givePlan, joinTeam, lockField } from '../../../seeds/scenarios.ts';
import { teamNotice } from '../../teams/notices/team-news.ts';
import { stopAfterDeletion } from '../../billing/commands/stop-deleted.ts';
import { dissolveTeam } from '../../teams/dissolve-team.ts';
import { imageKey, proofKey } from '../../../platform/files/file-keys.ts';
import { FilesAwayError } from '../../../platform/files/files-away.ts';
import type { OwnBytes } from '../ports.ts';
import { deleteBytes } from './delete-bytes.ts';
import { purgeAccounts } from './purge-accounts.ts';

// Runs on PostgreSQL too.

let world: AccountWorld;
let token: string;
beforeEach(async () => {
  world = await accountWorld();
  token = await world.signIn('maya');
});
afterEach(() => world.close());

const ask = (id = world.maya) => world.call({ method: 'POST', url: `/api/auth/v1/users/${id}/request_delete`, token });
const confirm = (link: Pick<MailedLink, 'email' | 'secret'>, id?: string) => {
  const query = new URLSearchParams({ email: link.email, h: link.secret, ...(id !== undefined && { id }) });
  return world.call({ method: 'POST', url: `/api/auth/v1/users/confirm_delete?${query}` });
};
const deleteMaya = async () => {
  await ask();
  const link = await world.link('delete-account');
  return confirm(link, link.id);
};
const dueAt = async () =>
  (await world.db.selectFrom('member').select('deletion_due_at').where('id', '=', world.maya).executeTakeFirst())
    ?.deletion_due_at;
const purge = (later: OwnBytes[] = []) =>
  purgeAccounts({
    db: world.db,
    clock: world.clock,
    dissolveTeam: (tx, ownerId) => {
      const { clock, core } = world;
      const { team: tellTeam } = createNotices(core);
      return dissolveTeam({ clock, random: core.random, tellTeam, onBrandChange: async () => {} }, tx, ownerId);
    },
    stopCharges: (tx, memberId) => stopAfterDeletion(tx, memberId, world.clock.now()),
    deleteBytesLater: async (_tx, bytes) => void later.push(bytes),
  });

describe('asking for the deletion of an account', () => {
  test('mails a link to its address and deletes nothing', async () => {
    expect((await ask()).json().data).toEqual({ mailed_to: 'maya@demo.yardsign.test' });
    expect(await world.linkMails()).toEqual([[(await world.link('delete-account')).id]]);
    expect(await world.statuses([token])).toEqual([200]);
    expect(await dueAt()).toBeNull();
  });

  test('is for one’s own account only, three times an hour', async () => {
    expect((await ask(world.luis)).statusCode).toBe(404);
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });

  test('is refused to somebody who impersonates the member', async () => {
    await world.db.updateTable('member').set({ type: 'Team Owner' }).where('id', '=', world.luis).execute();
    await joinTeam(world.world, world.luis, world.maya);
    const seen = await world.call({
      method: 'POST',
      url: `/api/auth/v1/users/${world.luis}/teams/impersonate/${world.maya}`,
      token: await world.signIn('luis'),
      payload: { industry_id: 1, reason: 'to help with a post' },
    });
    token = seen.json().data.token;
    for (const url of [
      `/api/auth/v1/users/${world.maya}/request_delete`,
      `/api/auth/v1/users/${world.maya}/request_email_change/`,
    ]) {
      const answer = await world.call({ method: 'POST', url, token, payload: { email: 'x@example.test' } });
      expect(answer.json().code).toBe('while_impersonating');
    }
  });
});

describe('confirming it', () => {
  test('closes the account at once, and says until when it can be brought back', async () => {
    const second = await world.signIn('maya');
    const answer = await deleteMaya();
    expect([answer.statusCode, answer.json().data]).toEqual([200, { deletion_due_at: '2026-11-28T15:00:00.000Z' }]);
    expect(await world.statuses([token, second])).toEqual([401, 401]);
    expect((await world.news()).map(({ news }) => news)).toEqual(['deletion-confirmed']);
    expect(await world.acts(world.maya)).toEqual(['account.deletion-requested', 'account.deletion-confirmed']);
  });

  test('says on its page what would be lost, without using the link up', async () => {
    await joinTeam(world.world, world.maya, world.luis);
    await ask();
    const link = await world.link('delete-account');
    const look = await world.call({
      method: 'POST',
      url: '/api/app/v1/account/link',
      payload: { purpose: 'delete-account', id: link.id, secret: link.secret },
    });
    expect(look.json().has).toEqual({ posts: 0, connections: 0, teamMembers: 1 });
    expect((await confirm(link)).statusCode).toBe(200);
  });

  test.each([
    [
      'with a secret that was cut',
      (link: MailedLink) => confirm({ ...link, secret: link.secret.slice(0, 9) }, link.id),
    ],
    ['with half an id', (link: MailedLink) => confirm(link, link.id.slice(0, 7))],
    ['for another address', (link: MailedLink) => confirm({ ...link, email: 'luis@demo.yardsign.test' }, link.id)],
    ['with another secret', (link: MailedLink) => confirm({ ...link, secret: 'x'.repeat(43) }, link.id)],
    ['a second time', async (link: MailedLink) => [await confirm(link, link.id), await confirm(link, link.id)].at(-1)],
    [
      'after an hour',
      (link: MailedLink) => {
        world.clock.advance(3_600_000);
        return confirm(link, link.id);
      },
    ],
  ])('does not work %s', async (_case, act) => {
    await ask();
    const answer = await act(await world.link('delete-account'));
    expect([answer?.statusCode, answer?.json().message]).toEqual([
      400,
      'Your account could not be deleted at this time',
    ]);
  });
});

describe('an account that is about to be deleted', () => {
  test('is brought back by signing in and saying so, and its owner is told', async () => {
    await deleteMaya();
    world.clock.advance(6 * DAY_MS);
    expect((await enterWith(world, 'maya', 'not-it')).status).toBe(401);
    expect(await dueAt()).not.toBeNull();
    const { status, restore } = await enterWith(world, 'maya');
    expect([status, restore?.deletion_due_at]).toEqual([200, '2026-11-28T15:00:00.000Z']);
    expect(await dueAt()).not.toBeNull();
    await world.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate/restore',
      payload: { ticket: restore?.ticket },
    });
    expect(await dueAt()).toBeNull();
    expect((await world.news()).map(({ news }) => news)).toEqual(['deletion-confirmed', 'account-restored']);
    expect(await world.acts(world.maya)).toContain('account.restored');
    world.clock.advance(2 * DAY_MS);
    expect(await purge()).toBe(0);
  });

  test('is deleted after seven days with everything that is its own, and nothing of others', async () => {
    await giveFeatures(world.world, world.maya, ['video']);
    const image = (memberId: string, sha256: string) => ({
      member_id: memberId,
      sha256,
      name: 'photo.png',
      width: 1,
      height: 1,
      format: 'png' as const,
      bytes: 1,
      created_at: world.clock.now(),
    });
    const [own, shared] = ['a'.repeat(64), 'b'.repeat(64)];
    await world.db
      .insertInto('image')
      .values([image(world.maya, own), image(world.maya, shared), image(world.luis, shared)])
      .execute();
    await deleteMaya();
    world.clock.advance(7 * DAY_MS - 1);
    expect(await purge()).toBe(0);
    world.clock.advance(1);
    const later: OwnBytes[] = [];
    expect(await purge(later)).toBe(1);
    expect(later).toEqual([{ images: [own], proofs: [] }]);
    const members = await world.db.selectFrom('member').select('id').execute();
    expect(members).toEqual([{ id: world.luis }]);
    expect(await world.db.selectFrom('member_feature').selectAll().execute()).toEqual([]);
    expect(await world.db.selectFrom('session').selectAll().where('member_id', '=', world.maya).execute()).toEqual([]);
    expect(await world.acts(world.maya)).toContain('account.purged');
    expect(await purge()).toBe(0);
  });

  test('leaves no picture behind where the bucket was away, nor takes one that somebody has stored since', async () => {
    const [gone, again] = ['a'.repeat(64), 'b'.repeat(64)];
    await world.db
      .insertInto('image')
      .values({
        ...{ member_id: world.luis, sha256: again, name: 'photo.png', width: 1, height: 1, format: 'png', bytes: 1 },
        created_at: world.clock.now(),
      })
      .execute();
    let isAway = true;
    const deleted: string[] = [];
    const run = () =>
      deleteBytes(
        {
          db: world.db,
          files: {
            get: async () => null,
            put: async () => {},
            delete: async (key) => {
              if (isAway) throw new FilesAwayError('nobody answers');
              deleted.push(key);
            },
          },
        },
        { images: [gone, again], proofs: [gone] },
      );
    // The queue takes that for a job that is to be done again.
    await expect(run()).rejects.toThrow(FilesAwayError);
    isAway = false;
    await run();
    expect(deleted).toEqual([imageKey(gone), proofKey(gone)]);
  });

  test('is kept by its id alone, to end what the card processor might still charge', async () => {
    const asked = JSON.stringify({ kind: 'update-card', tokenId: 'spent' });
    const command = { id: 'cmd_1', member_id: world.maya, kind: 'update-card' as const, asked, reason: null };
    await world.db
      .insertInto('billing_command')
      .values({ ...command, state: 'done', refusal: null, created_at: world.clock.now(), settled_at: null })
      .execute();
    await deleteMaya();
    world.clock.advance(7 * DAY_MS);
    expect(await purge()).toBe(1);
    const kept = await world.db.selectFrom('subscription_to_stop').select('account_code').execute();
    expect(kept).toEqual([{ account_code: world.maya }]);
  });

  test('that led a team gives its members back what the team had locked, and the members are told', async () => {
    const { maya, luis } = world;
    await givePlan(world.world, maya);
    await joinTeam(world.world, maya, luis);
    await lockField(world.world, { memberId: luis, teamId: maya, name: 'company', value: 'Northgate' });
    await deleteMaya();
    world.clock.advance(7 * DAY_MS);
    expect(await purge()).toBe(1);
    const fields = world.db.selectFrom('profile_field').select(['value', 'locked_value']).where('member_id', '=', luis);
    expect(await fields.execute()).toEqual([{ value: 'Northgate', locked_value: null }]);
    const features = world.db.selectFrom('member_feature').select('slug').where('member_id', '=', luis);
    expect(await features.execute()).toEqual([{ slug: 'free' }]);
    expect(await world.acts(luis)).toContain('team.ended');
    expect(await queuedNotices(world.db, teamNotice)).toMatchObject([{ news: 'team-ended', memberId: luis }]);
  });
});
