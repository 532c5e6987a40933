import { ERRORS, type ErrorCode, type Issue, type RepeatedPost } from '@yardsign/contracts/errors';

/** What a use case throws when it cannot do what was asked. The HTTP layer and the job runner are its only translators. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues?: Issue[];
  /** With `posted_already`: the posts that would be repeated. */
  readonly earlier?: RepeatedPost[];
  /** For a refusal that time cures: how long to wait, in whole seconds. Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { issues?: Issue[]; earlier?: RepeatedPost[]; cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    if (options.issues) this.issues = options.issues;
    if (options.earlier) this.earlier = options.earlier;
    this.retryAfterSeconds =
      options.retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(options.retryAfterMs / 1000));
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
