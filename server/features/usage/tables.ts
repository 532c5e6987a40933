export interface UsageCountTable {
  /** A day in UTC, as in `2026-11-21`. */
  day: string;
  event: string;
  /** The pattern of the page; empty where it is none of ours. */
  page: string;
  times: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    usage_count: UsageCountTable;
  }
}
