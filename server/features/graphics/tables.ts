import type { Language } from '@yardsign/domain/languages';
import type { Generated } from 'kysely';

export interface ProofTable {
  member_id: string;
  content_id: string;
  language: Language;
  size: string;
  brand_version: number;
  template_digest: string;
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  warnings: Generated<string[]>;
  created_at: Date;
  /** A post has carried it: it stays. */
  carried: Generated<boolean>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    proof: ProofTable;
  }
}
