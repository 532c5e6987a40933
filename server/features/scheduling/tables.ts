interface CalendarFeedTable {
  member_id: string;
  /** Stands in the address. */
  id: string;
  version: number;
  created_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_feed: CalendarFeedTable;
  }
}

export type { CalendarFeedTable };
