import { voidLinks } from '../../access/credentials/one-time-link.ts';
import type { AccountDeps } from '../ports.ts';

/** The link of an open change of address stops working. Nothing happens where there is none. */
export function cancelEmailChange(deps: Pick<AccountDeps, 'db' | 'clock'>, memberId: string): Promise<void> {
  return voidLinks(deps.db, memberId, deps.clock.now(), ['change-email']);
}
