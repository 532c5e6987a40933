import type { ErrorKind } from './error-kind.ts';

/** Errors of what members record with RealTalk. */
export const realtalkErrors = {
  recording_refused: {
    status: 422,
    reportable: false,
    message: 'The file is no recording that can be kept: its format, its length or its weight is another.',
  },
} as const satisfies Record<string, ErrorKind>;
