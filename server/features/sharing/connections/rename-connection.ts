import type { SharingDeps } from '../deps.ts';
import { setLabel } from './connection-store.ts';

/** The member's own name for a connection. @returns false when there is no such connection. */
export function renameConnection(
  deps: Pick<SharingDeps, 'db'>,
  memberId: string,
  network: string,
  label: string,
): Promise<boolean> {
  return setLabel(deps.db, memberId, network, label);
}
