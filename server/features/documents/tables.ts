import type { TypedEquityFacts } from '@yardsign/domain/tools/equity';
import type { Json } from '../../platform/database/json.ts';

interface EquityDraftTable {
  id: string;
  member_id: string;
  facts: Json<TypedEquityFacts>;
  updated_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    equity_draft: EquityDraftTable;
  }
}
