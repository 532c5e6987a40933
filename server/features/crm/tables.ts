import type { Told } from '@yardsign/domain/crm/contact-properties';
import type { Generated } from 'kysely';
import type { FilledJson } from '../../platform/database/json.ts';

interface CrmContactTable {
  member_id: string;
  /** The contact's id at the CRM, once an answer has named it. */
  contact_id: string | null;
  told: FilledJson<Told>;
  is_due: boolean;
  /** Counted on with every change that the CRM should hear of. */
  version: Generated<number>;
  /** A contact that could not be told is not tried again before then. */
  next_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    crm_contact: CrmContactTable;
  }
}
