import { grantOf, maySeePage } from '../caller.ts';
import type { Visit } from '../graph/node-type.ts';
import type { Network } from '../network.ts';

export interface Account {
  id: string;
  username: string;
}

/** The account of that id, with the page that it hangs on. */
export function pageOfAccount(network: Network, accountId: string) {
  return network.state().pages.find(({ instagram }) => instagram?.id === accountId);
}

/** Whether the caller may know of the account: through a page that they let the app see, with the permission for it. */
export function mayKnow({ network, caller }: Visit, accountId: string): boolean {
  const page = pageOfAccount(network, accountId);
  if (page === undefined || caller.kind === 'app') return false;
  if (caller.kind === 'page' && caller.page.id !== page.id) return false;
  const { personId } = caller.token;
  return maySeePage(network, personId, page) && grantOf(network, personId).granted.includes('instagram_basic');
}
