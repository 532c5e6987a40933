import type { ToolDrafts } from '@yardsign/contracts/routes/content/tool-drafts';
import type { Json } from '../../platform/database/json.ts';

interface ToolDraftTable {
  id: string;
  member_id: string;
  tool: keyof ToolDrafts;
  typed: Json<ToolDrafts[keyof ToolDrafts]>;
  updated_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tool_draft: ToolDraftTable;
  }
}
