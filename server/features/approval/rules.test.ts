import { NO_RULES, type TeamRules } from '@yardsign/domain/approval/team-rules';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApprovalWorld, createApprovalWorld, OSCAR } from '../../app/testing/worlds/approval-world.ts';
import { LUIS, MAYA } from '../../app/testing/worlds/sharing-samples.ts';
import { readRules, saveRules } from './rules.ts';

// Runs on PostgreSQL too.

let world: ApprovalWorld;
beforeAll(async () => {
  world = await createApprovalWorld();
});
afterAll(() => world.sharing.close());
beforeEach(() => world.anew());

const OWNER = { userId: OSCAR, type: 'Team Owner', accessLevel: 1, membership: null } as MemberActor;
const ADMIN = {
  ...{ userId: LUIS, type: null, accessLevel: 1 },
  membership: { ownerId: OSCAR, ownerType: 'Team Owner', isAdmin: true },
} as MemberActor;

const save = (actor: MemberActor, rules: Partial<TeamRules>) =>
  saveRules(world.deps, actor, { rules: { ...NO_RULES, ...rules } as never, requestId: 'req_1' });
const inForce = async () => (await readRules(world.deps, ADMIN)).rules;

test('the owner alone changes the rules, as long as admins are not let', async () => {
  await save(OWNER, { asks: 'everybody' });
  await expect(save(ADMIN, { asks: 'nobody', adminsMayChange: true })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await inForce()).toMatchObject({ asks: 'everybody', adminsMayChange: false });
});

test('an admin who is let changes them, but for who may change them', async () => {
  await save(OWNER, { adminsMayChange: true });
  await save(ADMIN, { adminsMayChange: true, asks: 'everybody' });
  await expect(save(ADMIN, { adminsMayChange: false })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await inForce()).toMatchObject({ asks: 'everybody', adminsMayChange: true });
});

test('rules name who is on the team, or was when they were named', async () => {
  const refusal = (path: string) => ({ code: 'invalid_request', issues: [{ path }] });
  await expect(save(OWNER, { members: ['usr_nobody01'] })).rejects.toMatchObject(refusal('members'));
  await expect(save(OWNER, { approverIds: [OSCAR] })).rejects.toMatchObject(refusal('approverIds'));
  await save(OWNER, { members: [MAYA] });
  await world.leave(MAYA);
  await save(OWNER, { members: [MAYA], hours: 5 });
  expect(await readRules(world.deps, OWNER)).toMatchObject({
    rules: { members: [MAYA], hours: 5 },
    named: [{ id: MAYA, onTeam: false }],
  });
});

test('rules that are saved as they are change nothing and write nothing to the audit log, in whatever order they name people', async () => {
  const written = async () =>
    world.deps.db.selectFrom('audit_entry').select('id').where('action', '=', 'team.rules-changed').execute();
  const rules = { asks: 'some', members: [MAYA, LUIS], hours: 5 } as const;
  await save(OWNER, {});
  expect(await written()).toHaveLength(0);
  await save(OWNER, rules);
  await save(OWNER, rules);
  await save(OWNER, { ...rules, members: [LUIS, MAYA] });
  expect(await written()).toHaveLength(1);
  await save(OWNER, { ...rules, members: [LUIS] });
  await save(OWNER, rules);
  expect(await written()).toHaveLength(3);
});
