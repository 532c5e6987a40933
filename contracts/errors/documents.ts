import type { ErrorKind } from './error-kind.ts';

/** Errors of the documents feature. What went wrong was reported before. */
export const documentsErrors = {
  documents_unavailable: { status: 503, reportable: false, message: 'The document cannot be made right now.' },
} as const satisfies Record<string, ErrorKind>;
