import type { ErrorKind } from './error-kind.ts';

/** Errors of the graphics feature. */
export const graphicsErrors = {
  proof_outdated: { status: 409, reportable: false, message: 'The brand has changed since this preview was made.' },
} as const satisfies Record<string, ErrorKind>;
