export interface ImageTable {
  member_id: string;
  sha256: string;
  name: string;
  width: number;
  height: number;
  format: 'jpeg' | 'png';
  bytes: number;
  created_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    image: ImageTable;
  }
}
