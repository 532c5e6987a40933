import { AppError } from '../../../platform/errors.ts';

/** Whether a post keeps the picture that it was made with: its piece has left the library, or asks for facts that it never had. */
export function isUndrawable(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not_found' || error.code === 'facts_missing');
}
