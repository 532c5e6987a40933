import type { Language } from '@yardsign/domain/languages';
import type { Caption } from '@yardsign/domain/realtalk/captions';
import type { Generated } from 'kysely';
import type { FilledJson } from '../../platform/database/json.ts';

/** What a member has recorded with RealTalk. */
export interface RecordingTable {
  id: string;
  member_id: string;
  title: string;
  language: Language;
  /** The script that was read; null once it is gone, or where none was. */
  script_id: string | null;
  upload_id: string;
  bytes: number;
  length_ms: number;
  width: number;
  height: number;
  /** Digest of the picture that stands for it. */
  poster: string;
  created_at: Date;
  /** What is said in it, each after the one before. */
  captions: FilledJson<Caption[]>;
  /** The part that its video shows, in milliseconds; until the end where `cut_until` is null. */
  cut_from: Generated<number>;
  cut_until: number | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    recording: RecordingTable;
  }
}
