import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld } from '../../../app/testing/worlds/alerts-world.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { secureRandom } from '../../../platform/random.ts';
import { linkSecret } from '../../access/credentials/one-time-link.ts';
import { createInviteLimits } from '../invite-limits.ts';
import { inviteMembers } from '../invite-members.ts';
import { voidInviteLinks } from '../store.ts';
import { impersonationNotice } from '../../access/notices/impersonation.ts';
import { invitationNotice } from './invitation.ts';
import { teamNotice } from './team-news.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await createAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

describe('an invitation', () => {
  async function invite(language: 'en' | 'es', more: { firstName?: string; isAdmin?: boolean } = {}) {
    const jobs: { inviteId: string; linkId: string }[] = [];
    await world.db.updateTable('member').set({ seats: 5, type: 'Team Owner' }).where('id', '=', MAYA).execute();
    const owner = {
      kind: 'member' as const,
      userId: MAYA,
      sessionId: 'ses_x',
      via: 'bearer' as const,
      status: 'active' as const,
      type: 'Team Owner' as const,
      accessLevel: 1,
      features: [],
      membership: null,
      impersonator: null,
      levelWaits: null,
      secondFactorAt: null,
      secondFactorFresh: false,
      limitedTo: null,
      brandVersion: 1,
      hidesVideos: false,
      publicCode: 'somebody',
    };
    const mailInvite = async (_tx: unknown, job: { inviteId: string; linkId: string }) => void jobs.push(job);
    const deps = {
      db: world.db,
      clock: world.clock,
      random: secureRandom,
      mailInvite,
      inviteLimits: createInviteLimits({ db: world.db, clock: world.clock, secret: Buffer.alloc(32) }),
    };
    await inviteMembers(deps, owner, {
      people: [{ email: 'ana@example.test', firstName: '', lastName: '', isAdmin: false, ...more }],
      language,
      requestId: 'r',
    });
    const [job] = jobs;
    if (!job) throw new Error('no mail was asked for');
    return job;
  }

  test('says who invites, until when, and carries a link that no database holds', async () => {
    const job = await invite('en', { firstName: 'Ana', isAdmin: true });
    await world.tell(invitationNotice, job);
    const [letter] = await world.letters();
    expect(letter?.to).toEqual(['ana@example.test']);
    expect(letter?.subject).toBe('You are invited to a team on Yardsign');
    expect(letter?.text).toContain('Hello Ana,');
    expect(letter?.text).toContain('You would be an admin of the team');
    expect(letter?.text).toContain('Monday, March 15');
    const secret = linkSecret(job.linkId, world.deps.sessionKey);
    expect(letter?.text).toContain(`http://members.example.test/join-team?id=${job.linkId}&h=${secret}`);
    const { rows } = await sql<{ text: string }>`select l::text as text from one_time_link l`.execute(world.db);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('is written in the language that was chosen for it', async () => {
    await world.tell(invitationNotice, await invite('es'));
    const [letter] = await world.letters();
    expect(letter?.subject).toBe('Te invitan a un equipo en Yardsign');
    expect(letter?.text).toContain('La invitación está abierta hasta');
  });

  test('that was sent again before its first mail went out is mailed once, with the link that works', async () => {
    const job = await invite('en');
    await world.db.transaction().execute((tx) => voidInviteLinks(tx, job.inviteId, world.clock.now()));
    await world.tell(invitationNotice, job);
    expect(await world.letters()).toEqual([]);
  });

  test('that was taken back meanwhile is not mailed', async () => {
    const job = await invite('en');
    await world.db.updateTable('team_invite').set({ cancelled_at: world.clock.now() }).execute();
    await world.tell(invitationNotice, job);
    expect(await world.letters()).toEqual([]);
  });
});

describe('the end of a seat', () => {
  const about = { teamId: MAYA, memberId: LUIS, about: 'tms_1' };

  test('is told to the owner when the member left, by name', async () => {
    await world.tell(teamNotice, { news: 'member-left', ...about });
    const [letter] = await world.letters();
    expect(letter).toMatchObject({ to: ['maya0001@example.test'], subject: 'Luis has left your team' });
    expect(letter?.text).toContain('Their seat is free from now on.');
    expect(letter?.text).toContain('http://members.example.test/team-management');
  });

  test('is told to the member whom the team has taken off, in their language', async () => {
    await world.tell(teamNotice, { news: 'removed', ...about });
    const [letter] = await world.letters();
    expect(letter).toMatchObject({
      to: ['luis0001@example.test'],
      subject: expect.stringMatching(/^Ya no formas parte del equipo de /) as string,
    });
    expect(letter?.text).toContain('las publicaciones programadas esperan un plan');
  });

  test('is told to the member also when the team is gone with its owner', async () => {
    await world.tell(teamNotice, { news: 'team-ended', ...about, teamId: 'usr_gone00' });
    expect((await world.letters()).map(({ subject }) => subject)).toEqual(['Tu equipo terminó']);
  });

  test.each(['member-left', 'removed'] as const)('is not told as %s once the member is back', async (news) => {
    const seat = { parent_id: MAYA, child_id: LUIS };
    await world.db
      .insertInto('team_member')
      .values({ ...seat, joined_at: null })
      .execute();
    await world.tell(teamNotice, { news, ...about });
    await world.db.deleteFrom('team_member').where('child_id', '=', LUIS).execute();
    expect(await world.letters()).toEqual([]);
  });

  test('is not told of a member who is gone meanwhile', async () => {
    await world.tell(teamNotice, { news: 'member-left', ...about, memberId: 'usr_gone00' });
    expect(await world.letters()).toEqual([]);
  });
});

describe('support having impersonated a member', () => {
  async function seen(sessionId: string, mode: 'admin' | 'team' = 'admin') {
    await world.db.transaction().execute((tx) =>
      recordAct(tx, {
        at: world.clock.now(),
        action: 'viewing.started',
        actorId: LUIS,
        realActorId: LUIS,
        subjectId: MAYA,
        detail: { session: sessionId, mode, reason: 'Ticket\n4711', until: world.clock.now().toISOString() },
        requestId: null,
      }),
    );
    await world.tell(impersonationNotice, { memberId: MAYA, sessionId });
  }

  test('is told with the reason, once a day however often it happens', async () => {
    await seen('ses_aaaaaa');
    world.clock.advance(20 * 3_600_000);
    await seen('ses_bbbbbb');
    world.clock.advance(20 * 3_600_000);
    await seen('ses_cccccc');
    const letters = await world.letters();
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Our support viewed your account',
      'Our support viewed your account',
    ]);
    expect(letters[0]?.text).toContain('Ticket 4711');
    expect(letters[0]?.text).toContain('http://members.example.test/account');
  });

  test('is not told when it was the team, which stands in the list', async () => {
    await seen('ses_aaaaaa', 'team');
    expect(await world.letters()).toEqual([]);
  });
});
