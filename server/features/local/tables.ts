import type { MonthOfFigures } from '@yardsign/domain/local/figures';
import type { Json } from '../../platform/database/json.ts';

interface LocalFiguresTable {
  member_id: string;
  /** As the profile names it. */
  market: string;
  source: string;
  months: Json<readonly MonthOfFigures[]>;
  /** Counts the changes. */
  version: number;
  updated_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    local_figures: LocalFiguresTable;
  }
}
