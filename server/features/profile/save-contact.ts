import type { Tx } from '../../platform/database/database.ts';
import { saveFields } from './store.ts';

/** What is known of a new member stands in their profile from the first: nobody types their own name twice. */
export async function saveContact(
  tx: Tx,
  memberId: string,
  contact: { first_name: string; last_name: string; email: string },
): Promise<void> {
  const fields = Object.entries(contact).map(([name, value]) => ({
    name,
    saved: { value, values: [], syncTo: '', fontSize: null },
  }));
  await saveFields(tx, { memberId, feature: 'basic', fields });
}
