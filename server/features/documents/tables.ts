import type { ToolDrafts } from '@yardsign/contracts/routes/content/tool-drafts';
import type { Language } from '@yardsign/domain/languages';
import type { EquityFacts } from '@yardsign/domain/tools/equity';
import type { Json } from '../../platform/database/json.ts';

/** A report as it was when its link was made. */
export interface LinkedReport {
  facts: EquityFacts;
  language: Language;
  /** The month that it speaks of, as `2026-11`. */
  month: string;
}

interface ToolDraftTable {
  id: string;
  member_id: string;
  tool: keyof ToolDrafts;
  typed: Json<ToolDrafts[keyof ToolDrafts]>;
  /** In the address by which a client reads the report of this draft; null while there is none. */
  link_key: string | null;
  /** What that report is made of. */
  linked: Json<LinkedReport> | null;
  updated_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tool_draft: ToolDraftTable;
  }
}
