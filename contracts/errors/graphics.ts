import type { ErrorKind } from './error-kind.ts';

/** Errors of the graphics feature. */
export const graphicsErrors = {
  facts_missing: { status: 409, reportable: false, message: 'Facts of this piece are not filled in yet.' },
  proof_outdated: { status: 409, reportable: false, message: 'The brand has changed since this preview was made.' },
} as const satisfies Record<string, ErrorKind>;
