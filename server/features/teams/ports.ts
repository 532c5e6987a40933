import type { Tx } from '../../platform/database/database.ts';
import type { AccountDeps } from '../account/ports.ts';

export interface TeamsDeps extends AccountDeps {
  /** Mails an invitation, if and only if the transaction is committed. */
  mailInvite(tx: Tx, invite: { inviteId: string; linkId: string }): Promise<void>;
  /** Called after a change that the pieces of a member show, outside any transaction. */
  onBrandChange(memberId: string): void;
}
