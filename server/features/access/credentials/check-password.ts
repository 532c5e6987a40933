import { judgePassword, type PasswordFault } from '@yardsign/domain/account/password';
import type { ErrorCode } from '@yardsign/contracts/errors';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import type { MemberRow } from '../store.ts';

type Judge = Pick<AccessDeps, 'isCommonPassword'>;

/** What is wrong with a password; null when it may be used. */
export function passwordFault(deps: Judge, password: string, about: readonly string[]): PasswordFault | null {
  const verdict = judgePassword(password, { about, isCommon: (candidate) => deps.isCommonPassword(candidate) });
  return verdict.ok ? null : verdict.reason;
}

/** Names and address of a member, of which their password must not be made. */
export function aboutMember(member: Pick<MemberRow, 'first_name' | 'last_name' | 'username' | 'email'>): string[] {
  return [member.first_name, member.last_name, member.username, member.email];
}

/** @throws AppError `code`, with the fault at the field `password`. */
export function assertGoodPassword(
  deps: Judge,
  password: string,
  about: readonly string[],
  code: ErrorCode = 'password_refused',
): void {
  const fault = passwordFault(deps, password, about);
  if (fault !== null) throw new AppError(code, { issues: [{ path: 'password', message: fault }] });
}
