import type { Tx } from '../../platform/database/database.ts';
import { saveFields } from './store.ts';

/** What is known of a new member stands in their profile from the first: nobody types their own name twice. */
export async function saveContact(
  tx: Tx,
  memberId: string,
  contact: { first_name: string; last_name: string; email: string },
): Promise<void> {
  await saveFields(
    tx,
    Object.entries(contact).map(([name, value]) => ({
      member_id: memberId,
      feature: 'basic',
      name,
      value,
      values: [],
      sync_to: '',
      font_size: null,
      field_type: 'string',
      table_name: '',
    })),
  );
}
