export interface RateWindowTable {
  key: string;
  times: number[];
  places: number[];
  allowed: boolean;
  expires_at: Date;
}

declare module '../database/tables.ts' {
  interface Tables {
    rate_window: RateWindowTable;
  }
}
