import { HOUR_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import { NO_RULES, type TeamRules } from '@yardsign/domain/approval/team-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApprovalWorld, createApprovalWorld, OSCAR } from '../../app/testing/worlds/approval-world.ts';
import { postingHands } from '../../app/testing/processes/posting-hands.ts';
import { BLOG, LUIS, MAYA } from '../../app/testing/worlds/sharing-samples.ts';
import { demoActor } from '../../seeds/demo-history.ts';
import { revokeAccess } from '../access/session/revoke-access.ts';
import { cancelPost } from '../sharing/posts/cancel-post.ts';
import { reschedulePost } from '../sharing/posts/reschedule-post.ts';
import { renewProofs } from '../sharing/posting/renew-proofs.ts';
import { decideByLink, readApprovalLink } from './by-link.ts';
import { decideApproval } from './decide-approval.ts';
import { endUndecided } from './end-undecided.ts';
import { askedNotice } from './notices/asked.ts';
import { openAsks } from './open-asks.ts';
import { listApprovals, listOwnAsks } from './read-asks.ts';
import { reviewPosts } from './review-posts.ts';
import { countAsks } from './store.ts';

// Runs on PostgreSQL too.

let world: ApprovalWorld;
const { shareOne, read, history } = postingHands(() => world.sharing);

beforeAll(async () => {
  world = await createApprovalWorld();
});
afterAll(() => world.sharing.close());
beforeEach(() => world.anew());

const EVERYBODY: TeamRules = { ...NO_RULES, asks: 'everybody' };
/** Six hours after the world begins. */
const TONIGHT = { kind: 'at', date: '2027-03-01', time: '21:00', timeZone: 'UTC' } as const;

const drain = () => world.sharing.delivery.drain();
/** Lets time pass, and the worker look once at the end of it. */
async function later(ms: number): Promise<void> {
  world.sharing.clock.advance(ms);
  await drain();
}
const effects = () => world.sharing.effects();
const by = { requestId: 'req_1' };
const byStranger = { ...by, byId: null };

/** One post of Maya's that waits, asked for. */
async function asked(rules: Partial<TeamRules> = {}, when: object = TONIGHT): Promise<string> {
  await world.setRules({ ...EVERYBODY, ...rules });
  const id = await shareOne({ when: when as typeof TONIGHT });
  await openAsks(world.deps);
  return id;
}

const answerOf = async (postId: string, verdict: 'approved' | 'declined' = 'approved', reason = '') => {
  const row = await world.deps.db
    .selectFrom('post_approval')
    .select('digest')
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return { postId, digest: row.digest, verdict, reason, ...by };
};

describe('a post that somebody has to agree to', () => {
  test('waits past its time, and goes out once when it is approved', async () => {
    const id = await asked({ hours: 1 });
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'awaiting_approval', can: { cancel: true } });
    await later(4 * HOUR_MS);
    await decideApproval(world.deps, OSCAR, await answerOf(id));
    expect(await effects()).toEqual([]);
    await later(2 * HOUR_MS);
    expect(await read(id)).toMatchObject({ state: 'published', reason: null });
    expect(await effects()).toHaveLength(1);
    expect(await history(id)).toEqual(['scheduled: created', 'scheduled: approval_approved', 'sending', 'published']);
    expect(await listOwnAsks(world.deps, MAYA)).toMatchObject([{ postId: id, state: 'approved', by: 'Oscar Owner' }]);
  });

  test('says to whoever decides that its text has become older than its twin, in the list and by the mailed link', async () => {
    const id = await asked();
    const isOutdated = async () => {
      const { items } = await listApprovals(world.deps, demoActor(OSCAR, { type: 'Team Owner', accessLevel: 1 }), {
        limit: 25,
      });
      const { ask } = await readApprovalLink(world.deps, world.linkOf(OSCAR, id));
      return [items[0]?.isOutdated, ask?.isOutdated];
    };
    expect(await isOutdated()).toEqual([false, false]);
    const { content_id: piece } = await world.deps.db.selectFrom('post').select('content_id').executeTakeFirstOrThrow();
    await sql`
      insert into content (id, slug, type, status, digest, published_at, details, outdated)
      values (${piece}, 'aged', 'social-graphic', 'published', 'x', now(), '{}', '{en}')`.execute(world.deps.db);
    expect(await isOutdated()).toEqual([true, true]);
  });

  test('for now goes out at the moment of the yes, without being late', async () => {
    const id = await asked({}, { kind: 'now', undoable: false });
    await later(90 * MINUTE_MS);
    expect(await effects()).toEqual([]);
    await decideApproval(world.deps, OSCAR, await answerOf(id));
    await drain();
    expect(await read(id)).toMatchObject({ state: 'published' });
    expect(await effects()).toHaveLength(1);
  });

  test('taken back within its ten seconds never goes out, also when it is approved afterwards', async () => {
    const id = await asked({}, { kind: 'now', undoable: true });
    await cancelPost(world.sharing.deps, MAYA, id);
    await expect(decideApproval(world.deps, OSCAR, await answerOf(id))).rejects.toMatchObject({
      code: 'approval_over',
    });
    await later(HOUR_MS);
    expect(await effects()).toEqual([]);
  });

  test('cancelled waits for nobody, by its mailed link and in any list, until it has its time back', async () => {
    const id = await asked();
    const link = world.linkOf(OSCAR, id);
    const mail = { approverId: OSCAR, asks: [{ postId: id, linkId: link.id }] };
    const write = () => askedNotice.write({ ...world.deps, publicUrl: 'https://example.com' }, mail);
    await cancelPost(world.sharing.deps, MAYA, id);
    expect(await readApprovalLink(world.deps, link)).toEqual({ state: 'over', ask: null });
    expect(await listOwnAsks(world.deps, MAYA)).toEqual([]);
    expect(await write()).toEqual([]);
    await reschedulePost(world.sharing.deps, MAYA, id, TONIGHT);
    expect(await readApprovalLink(world.deps, link)).toMatchObject({ state: 'open' });
    expect(await listOwnAsks(world.deps, MAYA)).toMatchObject([{ postId: id, state: 'waiting' }]);
    expect(await write()).toHaveLength(1);
  });

  test('is listed with the most urgent in a mail that asks for very many, which says how many more there are', async () => {
    const id = await asked();
    const link = world.linkOf(OSCAR, id);
    const asks = Array.from({ length: 150 }, () => ({ postId: id, linkId: link.id }));
    const deps = { ...world.deps, publicUrl: 'https://members.example.com' };
    const [letter] = await askedNotice.write(deps, { approverId: OSCAR, asks });
    expect(letter?.content.items).toHaveLength(20);
    expect(letter?.content.notes.map(({ text }) => text)).toContain('130 more posts wait for you in your account.');
    expect(letter?.content.button.url).toBe('https://members.example.com/approvals');
    const [one] = await askedNotice.write(deps, { approverId: OSCAR, asks: asks.slice(0, 1) });
    expect(one?.content.notes.map(({ heading }) => heading)).toEqual(['Decide by', 'About the link']);
  });

  test('is held by the engine also when its rules are younger than it is', async () => {
    const id = await shareOne({ when: TONIGHT });
    await world.setRules(EVERYBODY);
    await later(6 * HOUR_MS);
    expect(await read(id)).toMatchObject({ reason: 'awaiting_approval' });
    expect(await effects()).toEqual([]);
  });

  test('is held at once when the rules change, and let go when they no longer ask', async () => {
    const id = await shareOne({ when: TONIGHT });
    await world.setRules(EVERYBODY);
    await reviewPosts(world.deps, MAYA);
    expect(await read(id)).toMatchObject({ reason: 'awaiting_approval' });
    await world.setRules(NO_RULES);
    await reviewPosts(world.deps, MAYA);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: null });
    await later(6 * HOUR_MS);
    expect(await effects()).toHaveLength(1);
  });
});

test('words that the team stops cannot be shared by anybody, and the others can', async () => {
  await world.setRules({ ...NO_RULES, stops: 'warn' });
  const caption = 'A quiet street, perfect for families.';
  await expect(shareOne({ when: TONIGHT, caption })).rejects.toMatchObject({ code: 'wording_stopped' });
  const comment = { when: TONIGHT, firstComment: caption };
  await expect(shareOne(comment)).rejects.toMatchObject({ code: 'wording_stopped' });
  await world.setRules({ ...NO_RULES, stops: 'off' });
  const id = await shareOne({ when: TONIGHT, caption });
  // The rule came back: what is scheduled waits for somebody instead of going out.
  await world.setRules({ ...NO_RULES, stops: 'warn' });
  await reviewPosts(world.deps, MAYA);
  expect(await read(id)).toMatchObject({ reason: 'awaiting_approval' });
});

describe('a yes is bound to exactly what goes out', () => {
  test('a changed brand asks again, and the old answer is refused', async () => {
    const id = await asked({ hours: 1 });
    const old = await answerOf(id);
    await decideApproval(world.deps, OSCAR, old);
    world.sharing.changeBrand();
    await renewProofs(world.sharing.deps, MAYA);
    expect(await read(id)).toMatchObject({ reason: 'awaiting_approval' });
    await openAsks(world.deps);
    await expect(decideApproval(world.deps, OSCAR, old)).rejects.toMatchObject({ code: 'approval_changed' });
    await later(4 * HOUR_MS);
    expect(await effects()).toEqual([]);
    await decideApproval(world.deps, OSCAR, await answerOf(id));
    await later(2 * HOUR_MS);
    expect(await read(id)).toMatchObject({ state: 'published' });
  });

  test('a brand that changes between the yes and the sending stops the post with the worker', async () => {
    const id = await asked({ hours: 1 });
    await decideApproval(world.deps, OSCAR, await answerOf(id));
    world.sharing.changeBrand();
    await later(6 * HOUR_MS);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'awaiting_approval' });
    expect(await effects()).toEqual([]);
  });

  test('another first comment than the one that was seen is another post', async () => {
    await world.setRules(EVERYBODY);
    const id = await shareOne({ when: TONIGHT, firstComment: 'Ask me' });
    await openAsks(world.deps);
    const seen = await answerOf(id);
    await world.deps.db.updateTable('post').set({ first_comment: 'No children, please' }).execute();
    await expect(decideApproval(world.deps, OSCAR, seen)).rejects.toMatchObject({ code: 'approval_changed' });
  });

  test('what was changed behind the back of the ledger does not go out', async () => {
    await world.setRules(EVERYBODY);
    const id = await shareOne({ when: TONIGHT, contentId: BLOG });
    await openAsks(world.deps);
    await decideApproval(world.deps, OSCAR, await answerOf(id));
    await world.deps.db.updateTable('post').set({ caption: 'Something else' }).execute();
    await later(6 * HOUR_MS);
    expect(await effects()).toEqual([]);
    expect(world.sharing.errors).not.toEqual([]);
  });

  test('another time asks nobody again, and one that was refused is asked for anew', async () => {
    const id = await asked();
    await decideApproval(world.deps, OSCAR, await answerOf(id));
    await reschedulePost(world.sharing.deps, MAYA, id, { ...TONIGHT, time: '22:00' });
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: null });
    const other = await asked();
    await decideApproval(world.deps, OSCAR, await answerOf(other, 'declined', 'Not this street'));
    expect(await read(other)).toMatchObject({ state: 'cancelled', reason: 'approval_declined' });
    await reschedulePost(world.sharing.deps, MAYA, other, { ...TONIGHT, time: '22:00' }, { again: true });
    expect(await read(other)).toMatchObject({ state: 'scheduled', reason: 'awaiting_approval' });
    await openAsks(world.deps);
    expect(await listOwnAsks(world.deps, MAYA)).toContainEqual(
      expect.objectContaining({ postId: other, state: 'waiting', reason: null }),
    );
  });
});

describe('of several answers', () => {
  test('at once one is heard', async () => {
    const id = await asked();
    const yes = await answerOf(id);
    const no = { ...yes, verdict: 'declined' as const };
    const answers = await Promise.allSettled([
      decideApproval(world.deps, OSCAR, yes),
      decideApproval(world.deps, LUIS, no),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const acts = await world.acts();
    expect(acts.filter((act) => act === 'team.post-approved' || act === 'team.post-declined')).toHaveLength(1);
  });

  test('the same of two people is that of the first, and the second hears that it is decided', async () => {
    const id = await asked();
    const yes = await answerOf(id);
    await decideApproval(world.deps, LUIS, yes);
    await expect(decideApproval(world.deps, OSCAR, yes)).rejects.toMatchObject({ code: 'approval_over' });
    const { decided_by: by } = await world.deps.db.selectFrom('post_approval').selectAll().executeTakeFirstOrThrow();
    expect(by).toBe(LUIS);
  });

  test('a yes after a no is too late', async () => {
    const id = await asked();
    const yes = await answerOf(id);
    await decideApproval(world.deps, LUIS, { ...yes, verdict: 'declined' });
    await expect(decideApproval(world.deps, OSCAR, yes)).rejects.toMatchObject({ code: 'approval_over' });
    await later(6 * HOUR_MS);
    expect(await effects()).toEqual([]);
  });

  test('nobody answers who is not on the team, has lost the right, or asked themselves', async () => {
    const id = await asked();
    const yes = await answerOf(id);
    await expect(decideApproval(world.deps, MAYA, yes)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decideApproval(world.deps, 'usr_stranger1', yes)).rejects.toMatchObject({ code: 'not_found' });
    await world.leave(LUIS);
    await expect(decideApproval(world.deps, LUIS, yes)).rejects.toMatchObject({ code: 'not_found' });
    await world.setRules({ ...EVERYBODY, approvers: 'chosen', approverIds: [MAYA] });
    await expect(decideApproval(world.deps, MAYA, yes)).rejects.toMatchObject({ code: 'not_found' });
    await world.setRules({ ...EVERYBODY, approvers: 'chosen', approverIds: [MAYA], ownPosts: true });
    await decideApproval(world.deps, MAYA, yes);
    expect(await read(id)).toMatchObject({ reason: null });
  });
});

describe('a mailed link', () => {
  test('shows the post without deciding anything, and decides once', async () => {
    const id = await asked();
    const link = world.linkOf(OSCAR, id);
    const shown = await readApprovalLink(world.deps, link);
    expect(shown).toMatchObject({ state: 'open', ask: { postId: id, asker: 'Maya Member', why: ['everything'] } });
    expect(await read(id)).toMatchObject({ reason: 'awaiting_approval' });
    const { digest } = await answerOf(id);
    await decideByLink(world.deps, link, { digest, verdict: 'approved', reason: '', ...byStranger });
    expect(await read(id)).toMatchObject({ reason: null });
    expect(await readApprovalLink(world.deps, link)).toEqual({ state: 'over', ask: null });
    expect(await readApprovalLink(world.deps, world.linkOf(LUIS, id))).toEqual({ state: 'over', ask: null });
  });

  test('whose answer was lost takes the same answer again, and no other', async () => {
    const id = await asked();
    const link = world.linkOf(OSCAR, id);
    const { digest } = await answerOf(id);
    const yes = { digest, verdict: 'approved', reason: '', ...byStranger } as const;
    await Promise.all([decideByLink(world.deps, link, yes), decideByLink(world.deps, link, yes)]);
    await decideByLink(world.deps, link, yes);
    await decideApproval(world.deps, OSCAR, await answerOf(id));
    expect(world.answers).toEqual([id]);
    const no = decideByLink(world.deps, link, { ...yes, verdict: 'declined' });
    await expect(no).rejects.toMatchObject({ code: 'approval_over' });
    // Asked about the very same post anew, the old link decides nothing.
    await world.deps.db.updateTable('post').set({ awaits_approval: true, approval_digest: null }).execute();
    await openAsks(world.deps);
    await expect(decideByLink(world.deps, link, yes)).rejects.toMatchObject({ code: 'link_invalid' });
    expect(await readApprovalLink(world.deps, link)).toEqual({ state: 'changed', ask: null });
    const { awaits_approval: waits } = await world.deps.db.selectFrom('post').selectAll().executeTakeFirstOrThrow();
    expect(waits).toBe(true);
  });

  test('that was passed on to whoever asked decides nothing for them, unless they may agree themselves', async () => {
    const id = await asked();
    const link = world.linkOf(OSCAR, id);
    const { digest } = await answerOf(id);
    const yes = { digest, verdict: 'approved', reason: '', ...by, byId: MAYA } as const;
    await expect(decideByLink(world.deps, link, yes)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await read(id)).toMatchObject({ reason: 'awaiting_approval' });
    await world.setRules({ ...EVERYBODY, approvers: 'chosen', approverIds: [MAYA], ownPosts: true });
    await decideByLink(world.deps, link, yes);
    expect(await read(id)).toMatchObject({ reason: null });
  });

  test('of another post decides nothing here, and neither does one with another secret', async () => {
    const id = await asked();
    const other = await asked();
    const { digest } = await answerOf(other);
    const wrong = { digest, verdict: 'approved', reason: '', ...byStranger } as const;
    await expect(decideByLink(world.deps, world.linkOf(OSCAR, id), wrong)).rejects.toMatchObject({
      code: 'approval_changed',
    });
    const forged = { ...world.linkOf(OSCAR, other), h: world.linkOf(LUIS, other).h };
    await expect(decideByLink(world.deps, forged, wrong)).rejects.toMatchObject({ code: 'link_invalid' });
    expect(await read(other)).toMatchObject({ reason: 'awaiting_approval' });
  });

  test('of what the post was before says that it has changed', async () => {
    const id = await asked();
    const link = world.linkOf(OSCAR, id);
    const { digest } = await answerOf(id);
    world.sharing.changeBrand();
    await renewProofs(world.sharing.deps, MAYA);
    expect(await readApprovalLink(world.deps, link)).toEqual({ state: 'changed', ask: null });
    const old = { digest, verdict: 'approved', reason: '', ...byStranger } as const;
    await expect(decideByLink(world.deps, link, old)).rejects.toMatchObject({ code: 'approval_changed' });
    await openAsks(world.deps);
    expect(await readApprovalLink(world.deps, link)).toEqual({ state: 'changed', ask: null });
    expect(await readApprovalLink(world.deps, world.linkOf(OSCAR, id))).toMatchObject({ state: 'open' });
    // Whoever learns elsewhere what it is by now agrees to it there, and not by a mail that showed something else.
    const learned = { ...old, digest: (await answerOf(id)).digest };
    await expect(decideByLink(world.deps, link, learned)).rejects.toMatchObject({ code: 'approval_changed' });
  });

  test('ends, with those of other posts, when its reader has another password or address, and not those of others', async () => {
    const [id, other] = [await asked(), await asked()];
    const links = [world.linkOf(OSCAR, id), world.linkOf(OSCAR, other)];
    for (const link of links) expect(await readApprovalLink(world.deps, link)).toMatchObject({ state: 'open' });
    const { digest } = await answerOf(id);
    await world.deps.db.transaction().execute(async (tx) => {
      await revokeAccess(tx, OSCAR, { reason: 'password_changed', now: world.sharing.clock.now() });
    });
    for (const link of links) {
      const yes = { digest, verdict: 'approved', reason: '', ...byStranger } as const;
      await expect(readApprovalLink(world.deps, link)).rejects.toMatchObject({ code: 'link_invalid' });
      await expect(decideByLink(world.deps, link, yes)).rejects.toMatchObject({ code: 'link_invalid' });
    }
    expect(await readApprovalLink(world.deps, world.linkOf(LUIS, id))).toMatchObject({ state: 'open' });
    await decideApproval(world.deps, OSCAR, await answerOf(id));
  });

  test('is worth nothing in the hands of somebody who has left the team', async () => {
    const id = await asked();
    await world.leave(LUIS);
    await expect(readApprovalLink(world.deps, world.linkOf(LUIS, id))).rejects.toMatchObject({ code: 'link_invalid' });
  });
});

describe('the list of what waits', () => {
  const member = (userId: string, isAdmin: boolean) => ({
    ...demoActor(userId, { type: userId === OSCAR ? 'Team Owner' : null, accessLevel: 1 }),
    membership: userId === OSCAR ? null : ({ ownerId: OSCAR, ownerType: 'Team Owner', isAdmin } as const),
  });
  const oscar = member(OSCAR, false);

  test('comes in pages, those that have to be decided first at the top, and is counted with the first', async () => {
    const times = ['22:30', '21:00', '23:00'];
    const ids: string[] = [];
    for (const time of times) ids.push(await asked({ hours: 1 }, { ...TONIGHT, time }));
    const first = await listApprovals(world.deps, oscar, { limit: 2 });
    expect(first).toMatchObject({ items: [{ postId: ids[1], asker: 'Maya Member' }, { postId: ids[0] }], total: 3 });
    const rest = await listApprovals(world.deps, oscar, { limit: 2, cursor: first.nextCursor ?? '' });
    expect(rest).toMatchObject({ items: [{ postId: ids[2] }], nextCursor: null, total: null });
    await decideApproval(world.deps, OSCAR, await answerOf(ids[1] ?? ''));
    expect(await listApprovals(world.deps, oscar, { limit: 25 })).toMatchObject({ total: 2, nextCursor: null });
    await cancelPost(world.sharing.deps, MAYA, ids[0] ?? '');
    expect(await listApprovals(world.deps, oscar, { limit: 1 })).toMatchObject({
      ...{ items: [{ postId: ids[2] }], total: 1, nextCursor: null },
    });
  });

  test.each([
    ['an admin, where admins agree', LUIS, true, {}, 1],
    ['an admin, where only others are chosen', LUIS, true, { approvers: 'chosen', approverIds: [MAYA] }, 0],
    ['whoever asked, who is chosen', MAYA, false, { approvers: 'chosen', approverIds: [MAYA] }, 0],
    [
      'whoever asked, where they may agree to their own',
      MAYA,
      false,
      { approvers: 'chosen', approverIds: [MAYA], ownPosts: true },
      1,
    ],
    ['a plain member', MAYA, false, {}, 0],
  ] as const)('of %s is only what they may decide', async (_who, memberId, isAdmin, rules, count) => {
    await asked(rules);
    const list = await listApprovals(world.deps, member(memberId, isAdmin), { limit: 25 });
    expect([list.items.length, list.total]).toEqual([count, count]);
  });
});

test('of whoever has left the team nobody of it sees or decides anything, from that moment on', async () => {
  const id = await asked();
  const yes = await answerOf(id);
  expect(await countAsks(world.deps.db, OSCAR, null)).toBe(1);
  await world.leave(MAYA);
  expect(await countAsks(world.deps.db, OSCAR, null)).toBe(0);
  await expect(decideApproval(world.deps, OSCAR, yes)).rejects.toMatchObject({ code: 'not_found' });
  await expect(readApprovalLink(world.deps, world.linkOf(OSCAR, id))).rejects.toMatchObject({ code: 'link_invalid' });
});

test('whoever is on their way out agrees to nothing', async () => {
  const id = await asked();
  await world.deps.db
    .updateTable('member')
    .set({ deletion_due_at: world.sharing.clock.now() })
    .where('id', '=', LUIS)
    .execute();
  await expect(decideApproval(world.deps, LUIS, await answerOf(id))).rejects.toMatchObject({ code: 'not_found' });
});

describe('when nobody decides', () => {
  test.each([
    ['stop', 'cancelled', 'approval_missed', 0],
    ['send', 'published', null, 1],
  ] as const)('by the hours before its time, the rule says %s', async (undecided, state, reason, sent) => {
    const id = await asked({ hours: 2, undecided });
    await later(4 * HOUR_MS - MINUTE_MS);
    await endUndecided(world.deps);
    expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'awaiting_approval' });
    await later(MINUTE_MS);
    await expect(decideApproval(world.deps, OSCAR, await answerOf(id))).rejects.toMatchObject({
      code: 'approval_over',
    });
    await endUndecided(world.deps);
    await later(2 * HOUR_MS);
    expect(await read(id)).toMatchObject({ state, reason });
    expect(await effects()).toHaveLength(sent);
  });

  test('what is posted now is never let go before somebody has had the hours of the rule', async () => {
    const id = await asked({ hours: 2, undecided: 'send' }, { kind: 'now', undoable: false });
    await endUndecided(world.deps);
    await later(2 * HOUR_MS - MINUTE_MS);
    await endUndecided(world.deps);
    expect(await effects()).toEqual([]);
    await later(MINUTE_MS);
    await endUndecided(world.deps);
    await drain();
    expect(await read(id)).toMatchObject({ state: 'published' });
  });

  test('whoever has gone to another team asks nobody of the former one any more', async () => {
    const id = await asked();
    await world.leave(MAYA);
    await world.deps.db
      .insertInto('team_member')
      .values({ parent_id: LUIS, child_id: MAYA, is_admin: false, joined_at: null })
      .execute();
    await openAsks(world.deps);
    expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'approval_team_left' });
  });

  test('whoever leaves the team takes nothing along that waits, and may plan it again alone', async () => {
    const id = await asked();
    await world.leave(MAYA);
    await openAsks(world.deps);
    expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'approval_team_left' });
    await reschedulePost(world.sharing.deps, MAYA, id, { ...TONIGHT, time: '22:00' });
    await later(7 * HOUR_MS);
    expect(await read(id)).toMatchObject({ state: 'published' });
  });
});

test('asking twice mails once, and everything is in the audit log', async () => {
  const id = await asked();
  await openAsks(world.deps);
  expect(world.mails.map(({ approverId }) => approverId).toSorted()).toEqual([LUIS, OSCAR]);
  await decideApproval(world.deps, LUIS, await answerOf(id, 'declined', 'Not yet'));
  expect(await world.acts()).toEqual(['team.post-asked', 'team.post-declined']);
  expect(world.answers).toEqual([id]);
});
