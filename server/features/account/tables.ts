import type { LegalPage } from '@yardsign/domain/studio/legal-text';

/** Whether a link makes the first administrator or another one. */
export type AdminLinkPurpose = 'first' | 'again';

interface TrialTable {
  member_id: string;
  industry_id: number;
  started_at: Date;
  ends_at: Date;
}

interface AdminLinkTable {
  hash: string;
  purpose: AdminLinkPurpose;
  created_at: Date;
  expires_at: Date;
}

interface LegalAcceptanceTable {
  member_id: string;
  page: LegalPage;
  number: number;
  accepted_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    trial: TrialTable;
    admin_link: AdminLinkTable;
    legal_acceptance: LegalAcceptanceTable;
  }
}
