import type { ErrorKind } from './error-kind.ts';

/** Errors of the approval feature. */
export const approvalErrors = {
  approval_over: { status: 409, reportable: false, message: 'The post no longer waits for an approval.' },
  approval_changed: {
    status: 409,
    reportable: false,
    message: 'The post is no longer what was asked about. Look at it again.',
  },
  wording_refused: {
    status: 422,
    reportable: false,
    message: 'The caption refuses people whom the law on fair housing protects.',
  },
  words_need_yes: {
    status: 409,
    reportable: false,
    message: 'Somebody of the team has to agree to these words, which nobody is asked for once a post is out.',
  },
  wording_stopped: { status: 422, reportable: false, message: 'The team lets nobody share these words.' },
} as const satisfies Record<string, ErrorKind>;
