/** A file larger than a picture, on its way or there. */
export interface UploadTable {
  id: string;
  /** Null once the account is gone. */
  member_id: string | null;
  file_key: string;
  path: string;
  /** Announced; of a file in one piece 0 until it is there. */
  bytes: number;
  /** 0 for a file in one piece. */
  part_bytes: number;
  store_id: string | null;
  done_at: Date | null;
  created_at: Date;
  /** When it is deleted; null while something shows it. */
  expires_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    upload: UploadTable;
  }
}
