import type { Language } from '@yardsign/domain/languages';
import type { Generated } from 'kysely';

export interface LeadTable {
  id: string;
  member_id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  language: Language;
  content_id: string | null;
  consent: string;
  digest: string;
  times: Generated<number>;
  created_at: Date;
  last_sent_at: Date;
  answered_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    lead: LeadTable;
  }
}
