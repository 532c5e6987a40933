import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getAccount } from '@yardsign/contracts/routes/account';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { mayStartTrial } from '@yardsign/domain/account/account-life';
import { AppError } from '../../platform/errors.ts';
import { isNewSession } from '../access/session/sign-up-session.ts';
import type { AccountDeps } from './ports.ts';
import { countTeam, findMember, openLinkOf, trialOf } from './store.ts';

/** What the account page shows besides the documents' account data. */
export async function readOwnAccount(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'selfApplicable'>,
  actor: MemberActor,
): Promise<RouteTypes<typeof getAccount>['answer']> {
  const now = deps.clock.now();
  const [member, pending, trial, teamMembers, fresh] = await Promise.all([
    findMember(deps.db, actor.userId),
    openLinkOf(deps.db, actor.userId, 'change-email', now),
    trialOf(deps.db, actor.userId),
    countTeam(deps.db, actor.userId),
    isNewSession(deps, actor.sessionId),
  ]);
  if (!member) throw new AppError('token_expired');
  const standing = { status: member.status, features: actor.features, hadTrial: trial !== undefined };
  return {
    hasPassword: member.password_hash !== null,
    maySetFirstPassword: member.password_hash === null && (actor.limitedTo === 'signup' || fresh),
    language: member.language,
    timeZone: member.time_zone,
    pendingEmail: pending ? { email: pending.email, expiresAt: pending.expires_at.toISOString() } : null,
    trial: trial ? { endsAt: trial.ends_at.toISOString() } : null,
    mayStartTrial: mayStartTrial(standing),
    selfApplicable: deps.selfApplicable.filter((slug) => !actor.features.includes(slug)),
    teamMembers,
  };
}
