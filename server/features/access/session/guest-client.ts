import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../platform/errors.ts';
import { sha256 } from './tokens.ts';

/**
 * Checks the pair of name and secret that a program sends with the calls of guests. It names a program and not a person: a good
 * one gives no right.
 *
 * @param known as `name:secret`; with none of them every pair passes.
 * @throws AppError `client_unknown` for any other pair.
 */
export function checkGuestClient(authorization: string | undefined, known: readonly string[]): void {
  const [scheme, pair = ''] = (authorization ?? '').split(/ +/);
  if (scheme?.toLowerCase() !== 'basic' || known.length === 0) return;
  const given = Buffer.from(sha256(Buffer.from(pair, 'base64').toString()));
  const isKnown = known.filter((each) => timingSafeEqual(Buffer.from(sha256(each)), given)).length > 0;
  if (!isKnown) throw new AppError('client_unknown');
}
