/** The store of files cannot be reached, or takes and gives nothing for now. */
export class FilesAwayError extends Error {
  override readonly name = 'FilesAwayError';
}

/** What a disk says that is full or takes no more, whatever is written to it. */
const DISK_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether a file could not be kept or read because its store is away or full, and not because of what was asked of it. */
export function isFilesAway(error: unknown): boolean {
  if (error instanceof FilesAwayError) return true;
  return error instanceof Error && 'syscall' in error && 'code' in error && DISK_CODES.has(error.code);
}
