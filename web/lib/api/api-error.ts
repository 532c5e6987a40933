import type { ErrorCode, Issue, RepeatedPost } from '@yardsign/contracts/errors';

/**
 * What can go wrong apart from a refusal: no network, an answer that is not ours (a proxy's page), a sign-in that was right
 * and that this browser did not keep, a device that gave no passkey, or work that has to be saved first and was not.
 */
type TransportCode =
  | 'offline'
  | 'unreadable_answer'
  | 'session_not_kept'
  | 'passkey_cancelled'
  | 'passkey_unavailable'
  | 'not_saved';
export type ClientErrorCode = ErrorCode | TransportCode;

interface ApiErrorDetails {
  code: ClientErrorCode;
  status: number;
  message: string;
  issues?: readonly Issue[] | undefined;
  earlier?: readonly RepeatedPost[] | undefined;
  requestId?: string | undefined;
}

/** A call that was answered with a refusal, or not answered at all (`status` 0). Show `code` through `useErrorText`. */
export class ApiError extends Error {
  readonly code: ClientErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly earlier: readonly RepeatedPost[];
  readonly requestId: string | null;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.issues = details.issues ?? [];
    this.earlier = details.earlier ?? [];
    this.requestId = details.requestId ?? null;
  }
}

/** Whether it was refused because nobody is signed in: what waits can be sent once somebody is. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function hasCode(error: unknown, code: ClientErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

function isErrorBody(
  value: unknown,
): value is { code: ErrorCode; message: string; issues?: Issue[]; earlier?: RepeatedPost[]; requestId?: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

/** Reads a refusal. Anything that does not look like one of ours keeps its status and says so. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) {
    return new ApiError({ code: 'unreadable_answer', status: response.status, message: `HTTP ${response.status}` });
  }
  const { code, message, issues, earlier, requestId } = body;
  return new ApiError({ code, status: response.status, message, issues, earlier, requestId });
}
