import { readPhone } from '@yardsign/contracts/phone-numbers';
import { createHash } from 'node:crypto';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { createUser as route } from '@yardsign/contracts/routes/account';
import { AppError } from '../../../platform/errors.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { issueLink } from '../../access/credentials/one-time-link.ts';
import { assertGoodPassword } from '../../access/credentials/check-password.ts';
import { isUnproven, type SignupRequest } from './answer-signup-request.ts';
import type { AccountDeps } from '../ports.ts';
import { membersUnder, namesBeginning } from '../store.ts';

type Wanted = RouteTypes<typeof route>['body'];

/** What ties the password of a sign-up to the browser that chose it. Bytes go into a cookie, their digest beside the link. */
export const browserDigest = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Signs somebody up. The account stays unfinished, and has no password, until its mailed link is opened: whoever signs up
 * with an address that is not theirs must not end up with a password that opens the account of its owner. A password that is
 * chosen here waits beside the link, for the browser that chose it. Whether the address has an account already is found out
 * by the worker: the caller's answer takes the same work for every address.
 *
 * @param input.browserKey what this browser will show when the link is opened in it.
 * @param input.referral by whose link this browser came, as `readReferral` says it.
 * @throws AppError `account_not_created` with an issue per field, `too_many_requests`.
 */
export async function createUser(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'isCommonPassword' | 'limits' | 'mail' | 'passwords' | 'random'>,
  input: { wanted: Wanted; browserKey: string; referral: string; ip: string; requestId: string },
): Promise<{ mailed_to: string }> {
  const { wanted, browserKey } = input;
  await enforceLimit(deps.limits.signUps, input.ip);
  const about = [wanted.first_name, wanted.last_name, wanted.username ?? '', wanted.email];
  if (wanted.password !== undefined) assertGoodPassword(deps, wanted.password, about, 'account_not_created');
  // Always hashed, known address or not: it is what takes the time.
  const passwordHash = await deps.passwords.hash(wanted.password ?? browserKey);
  await deps.db.transaction().execute(async (tx) => {
    const taken = await namesBeginning(tx, wanted.username ?? wanted.email);
    const own = (await membersUnder(tx, wanted.email)).find(isUnproven)?.username;
    if (wanted.username !== undefined && wanted.username !== own && taken.has(wanted.username))
      throw new AppError('account_not_created', { issues: [{ path: 'username', message: 'taken' }] });
    const detail: SignupRequest = {
      firstName: wanted.first_name,
      lastName: wanted.last_name,
      phone: readPhone(wanted.phone ?? '').stored,
      language: wanted.language ?? 'en',
      username: wanted.username ?? '',
      timeZone: wanted.time_zone ?? '',
      browser: browserDigest(browserKey),
      passwordHash: wanted.password === undefined ? '' : passwordHash,
      referral: input.referral,
      coupon: wanted.coupon ?? '',
      requestId: input.requestId,
    };
    const requestId = await issueLink(deps, tx, {
      purpose: 'complete-signup',
      memberId: null,
      email: wanted.email,
      detail,
    });
    await deps.mail.answerSignupRequest(tx, requestId);
  });
  return { mailed_to: wanted.email };
}
