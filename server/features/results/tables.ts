export interface PostFiguresTable {
  post_id: string;
  owner_id: string;
  published_at: Date;
  reactions: number | null;
  comments: number | null;
  /** Null before the first reading, and where the network does not count them. */
  shares: number | null;
  read_at: Date | null;
  /** Null once nothing is read any more. */
  next_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    post_figures: PostFiguresTable;
  }
}
