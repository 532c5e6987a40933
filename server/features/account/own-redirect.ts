import { isOnSite } from '@yardsign/domain/access/own-path';
import { AppError } from '../../platform/errors.ts';
import type { AccountDeps } from './ports.ts';

/** Refuses a `redirect` that leads to another site. @throws AppError `invalid_request`. */
export function assertOwnRedirect(deps: Pick<AccountDeps, 'issuer'>, redirect: string | undefined): void {
  if (redirect !== undefined && !isOnSite(redirect, deps.issuer))
    throw new AppError('invalid_request', { issues: [{ path: 'redirect', message: 'must be on this site' }] });
}
