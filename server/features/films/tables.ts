import type { Language } from '@yardsign/domain/languages';
import type { Generated } from 'kysely';

/** A film that a member has made in their brand. */
export interface MadeFilmTable {
  id: string;
  member_id: string;
  content_id: string;
  language: Language;
  /** Digest of the film of the library that it was made of, or of the drawing of one of the member’s own. */
  source_sha256: string;
  /** Digest of all that it wears. */
  worn_sha256: string;
  upload_id: string;
  sha256: string;
  bytes: number;
  length_ms: number;
  /** How long the member's intro runs before the film itself begins. */
  intro_ms: Generated<number>;
  width: number;
  height: number;
  /** Digest of the picture that stands for it. */
  poster: string;
  created_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    made_film: MadeFilmTable;
  }
}
