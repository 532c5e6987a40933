import type { MemberActor } from '@yardsign/domain/access/actor';
import { PLAN_FEATURES } from '@yardsign/domain/access/features';
import { afterDays, mayStartTrial, TRIAL_DAYS } from '@yardsign/domain/account/account-life';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../../access/own-act.ts';
import { liftSignupLimit } from '../../access/session/sign-up-session.ts';
import { becomeFree } from './become-free.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember, insertTrial, lockMember, putFeature, trialOf, type MemberRow } from '../store.ts';

/** What a trial gives, as the documents give a plan: one feature that holds others. */
const TRIAL = { slug: 'trial', feature_id: 101, is_plan: true, includes: [...PLAN_FEATURES] };

/** The account is in order from now on, and a free one wherever nothing better holds. @throws AppError `signup_unfinished` without a password. */
async function activate(
  deps: Pick<AccountDeps, 'clock'>,
  tx: Tx,
  actor: MemberActor,
  member: MemberRow,
  requestId: string,
) {
  if (member.password_hash === null)
    throw new AppError('signup_unfinished', { issues: [{ path: 'password', message: 'missing' }] });
  const now = deps.clock.now();
  await changeMember(tx, member.id, now, { status: 'active' });
  await becomeFree(tx, member.id);
  await liftSignupLimit(tx, actor.sessionId);
  await recordAct(tx, ownAct(actor, 'account.signup-finished', now, requestId));
}

async function lockOwn(tx: Tx, actor: MemberActor): Promise<MemberRow> {
  const member = await lockMember(tx, actor.userId);
  if (!member) throw new AppError('token_expired');
  return member;
}

/** Finishes a sign-up without a trial. One that is finished stays as it is. @throws AppError `signup_unfinished`. */
export async function finishSignup(
  deps: Pick<AccountDeps, 'clock' | 'db'>,
  actor: MemberActor,
  requestId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const member = await lockOwn(tx, actor);
    if (member.status === 'incomplete') await activate(deps, tx, actor, member, requestId);
  });
}

/**
 * Starts the trial: every feature of a plan for two weeks, once for each account. An unfinished sign-up is finished by it.
 *
 * @throws AppError `trial_used`, `trial_not_needed`, `signup_unfinished`.
 */
export async function startTrial(
  deps: Pick<AccountDeps, 'clock' | 'db'>,
  actor: MemberActor,
  input: { industryId: number; requestId: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const member = await lockOwn(tx, actor);
    if (await trialOf(tx, member.id)) throw new AppError('trial_used');
    const standing = { status: member.status, features: actor.features, hadTrial: false };
    if (!mayStartTrial(standing)) throw new AppError('trial_not_needed');
    if (member.status === 'incomplete') await activate(deps, tx, actor, member, input.requestId);
    const now = deps.clock.now();
    const ends_at = afterDays(now, TRIAL_DAYS);
    const row = { member_id: member.id, industry_id: input.industryId, started_at: now, ends_at };
    if (!(await insertTrial(tx, row))) throw new AppError('trial_used');
    await putFeature(tx, { member_id: member.id, ...TRIAL });
    await recordAct(tx, ownAct(actor, 'account.trial-started', now, input.requestId));
  });
}
