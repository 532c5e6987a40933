import { ERRORS, type ErrorCode, type Issue } from '@yardsign/contracts/errors';

/** What a use case throws when it cannot do what was asked. The HTTP layer and the job runner are its only translators. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;

  constructor(code: ErrorCode, options: { issues?: Issue[]; cause?: unknown } = {}) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
