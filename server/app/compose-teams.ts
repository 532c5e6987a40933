import type { AccountDeps } from '../features/account/ports.ts';
import { mailTeamInviteJob } from '../features/alerts/jobs.ts';
import { renewProofs } from '../features/sharing/renew-proofs.ts';
import type { SharingDeps } from '../features/sharing/ports.ts';
import type { TeamsDeps } from '../features/teams/ports.ts';
import { teamAlerts } from './compose-alerts.ts';
import type { Core } from './core.ts';

/** What the teams feature works with: an account's means, the mail of an invitation, and what wears a changed brand. */
export function teamsDeps(core: Pick<Core, 'queue'>, account: AccountDeps, sharing: SharingDeps): TeamsDeps {
  return {
    ...account,
    mailInvite: (tx, invite) => core.queue.enqueue(mailTeamInviteJob, invite, { tx, key: invite.linkId }),
    tellTeam: teamAlerts(core),
    onBrandChange: (memberId) => void renewProofs(sharing, memberId).catch(sharing.reportError),
  };
}
