import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRemembered, REMEMBERED_MS } from '@yardsign/domain/referral/referral';
import type { ReferralDeps } from './ports.ts';

/** Remembers by whose link a browser came. Sent with the sign-up alone. */
export const VISIT_COOKIE = { name: 'referral', path: '/api/auth/v1/users/', maxAgeSeconds: REMEMBERED_MS / 1000 };

export interface Visit {
  code: string;
  visitedAt: Date;
}

/** A visit as a sign-up remembers it until it is answered. */
export const visitText = {
  write: ({ code, visitedAt }: Visit): string => `${code}.${visitedAt.getTime()}`,
  read(text: string): Visit {
    const [code = '', at] = text.split('.');
    return { code, visitedAt: new Date(Number(at)) };
  },
};

const sign = (secret: Buffer, text: string) => createHmac('sha256', secret).update(`referral|${text}`).digest();

/** A visit as a cookie holds it. The browser cannot make it younger than it is. */
export function writeVisit({ secret, clock }: Pick<ReferralDeps, 'secret' | 'clock'>, code: string): string {
  const text = visitText.write({ code, visitedAt: clock.now() });
  return `${text}.${sign(secret, text).toString('base64url')}`;
}

/** The visit of a cookie; null for one that is not ours, or too long ago. */
export function readVisit(
  { secret, clock }: Pick<ReferralDeps, 'secret' | 'clock'>,
  cookie: string | undefined,
): Visit | null {
  const [, text = '', signature] = /^([a-z0-9]{6,40}\.\d{1,15})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (signature === undefined || !timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret, text))) return null;
  const visit = visitText.read(text);
  return isRemembered(visit.visitedAt, clock.now()) ? visit : null;
}
