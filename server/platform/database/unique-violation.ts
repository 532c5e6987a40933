/** PostgreSQL's own number for it, which the embedded database uses as well. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because somebody else was quicker to take what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
