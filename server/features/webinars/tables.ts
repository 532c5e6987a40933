export interface WebinarRegistrationTable {
  member_id: string;
  content_id: string;
  starts_at: Date;
  registered_at: Date;
  reminded_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webinar_registration: WebinarRegistrationTable;
  }
}
