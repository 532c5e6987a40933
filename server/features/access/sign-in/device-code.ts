import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../platform/errors.ts';
import type { Admission, DeviceStep, Entrance } from './open-session.ts';
import { sha256 } from '../session/tokens.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import { findTicket, tryTicket } from '../second-factor/second-factor-store.ts';
import { findMember } from '../store.ts';
import { drawTicket, enterByTicket, keepTicket } from './ticket.ts';

/** How long a mail may take, and somebody to find it. */
const DEVICE_CODE_SECONDS = 10 * 60;
const MOST_TRIES = 5;
const DIGITS = 6;

/**
 * The code that a mail carries. It follows from the ticket and the key of the installation: the job that writes the mail needs
 * the digest of the ticket alone, and a copy of the database opens nothing.
 */
export function deviceCode(ticketHash: string, key: Buffer): string {
  const drawn = createHmac('sha256', key).update(`device-code|${ticketHash}`).digest().readUInt32BE();
  return String(drawn % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** As much of an address as tells its owner which mailbox to open, and nobody else whose it is. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/**
 * Mails a code to the account before a browser is let in that the account does not know. Each mail takes one of a few places an
 * hour: whoever has the password cannot fill the mailbox.
 *
 * @throws AppError `too_many_requests`
 */
export async function askForDeviceCode(deps: AccessDeps, memberId: string, entrance: Entrance): Promise<DeviceStep> {
  const member = await findMember(deps.db, memberId);
  if (!member) throw new AppError('invalid_login');
  await enforceLimit(deps.limits.deviceCodes, memberId);
  const { ticket, hash } = drawTicket(deps);
  await deps.db.transaction().execute(async (tx) => {
    await keepTicket(deps, tx, { hash, memberId, entrance, asks: 'device-code', seconds: DEVICE_CODE_SECONDS });
    await deps.mailDeviceCode(tx, hash);
  });
  return { kind: 'device-step', ticket, sentTo: masked(member.email) };
}

/** Mails the same code once more. @throws AppError `sign_in_stale`, `too_many_requests` */
export async function resendDeviceCode(deps: AccessDeps, ticket: string): Promise<void> {
  const hash = sha256(ticket);
  const found = await findTicket(deps.db, hash, { asks: 'device-code', most: MOST_TRIES, now: deps.clock.now() });
  if (!found) throw new AppError('sign_in_stale');
  await enforceLimit(deps.limits.deviceCodes, found.member_id);
  await deps.db.transaction().execute((tx) => deps.mailDeviceCode(tx, hash));
}

/**
 * Finishes a sign-in that waits for the code of a mail.
 *
 * @throws AppError `sign_in_stale` when the ticket is unknown, old or tried too often; `device_code_wrong`, `too_many_requests`.
 */
export async function answerDeviceStep(
  deps: AccessDeps,
  input: { ticket: string; code: string },
  entrance: Pick<Entrance, 'via' | 'userAgent' | 'device'>,
): Promise<Admission> {
  const hash = sha256(input.ticket);
  const limit = { asks: 'device-code' as const, most: MOST_TRIES, now: deps.clock.now() };
  const ticket = await tryTicket(deps.db, hash, limit);
  if (!ticket) throw new AppError('sign_in_stale');
  const wanted = Buffer.from(deviceCode(hash, deps.sessionKey));
  const given = Buffer.from(input.code.replaceAll(/[\s-]/g, ''));
  // Wrong ones count by account, so that new tickets give no new tries.
  const right = await deps.limits.attempts.attempt(
    `device-code:${ticket.member_id}`,
    async () => given.length === wanted.length && timingSafeEqual(given, wanted),
  );
  if (!right) throw new AppError('device_code_wrong');
  return enterByTicket(deps, hash, ticket, entrance);
}
