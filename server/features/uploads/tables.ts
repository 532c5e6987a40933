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
  /** Of the bytes that a file in one piece has, from when they begin to be kept. */
  tag: string | null;
  done_at: Date | null;
  /** How long a video is, in milliseconds; null of every other file. */
  length_ms: number | null;
  format: 'mp4' | 'mov' | null;
  /** Digest of the picture that stands for a video. */
  poster: string | null;
  created_at: Date;
  /** When it is deleted, unless a profile shows it then. */
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    upload: UploadTable;
  }
}
