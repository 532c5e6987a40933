import { sql } from 'kysely';

/** Who saved a version, by name, where `member` is joined; null for somebody who is gone. */
export const savedBy = sql<string | null>`nullif(trim(concat(member.first_name, ' ', member.last_name)), '')`.as(
  'savedBy',
);

interface SavedVersion {
  number: number;
  /** Null where the files were brought back. */
  entry: object | null;
  savedAt: Date;
  savedBy: string | null;
}

/** Versions of a form as they are listed: those that were saved, the newest first. */
export function versionLines(saved: readonly SavedVersion[]) {
  return saved.map(({ number, entry, savedAt, savedBy: who }) => ({
    number,
    savedBy: who,
    isOfFiles: entry === null,
    savedAt: savedAt.toISOString(),
  }));
}

/** The version that is there before any was saved: that of the files. */
export const FILES_LINE = { number: 0, isOfFiles: true, savedAt: null, savedBy: null };
