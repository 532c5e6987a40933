import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessDeps } from '../ports.ts';

/** How long somebody may look at the question of their device. */
export const CHALLENGE_SECONDS = 10 * 60;

const NONCE_BYTES = 16;
const TIME_BYTES = 6;

/** What a challenge is for, and who may answer it: the browser that asked, or one session. */
export interface ChallengeFor {
  purpose: 'sign-in' | 'confirm' | 'add';
  holder: string;
}

type Deps = Pick<AccessDeps, 'clock' | 'random' | 'sessionKey'>;

function sign(wanted: ChallengeFor, said: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`passkey|${wanted.purpose}|${wanted.holder}|`).update(said).digest();
}

/**
 * A challenge for an authenticator, in base64url. Nothing is stored for it, since every visit of the sign-in page takes one: it
 * carries its own end and the digest of what it is for. Once answered it is kept until then (`spendChallenge`).
 */
export function makeChallenge(deps: Deps, wanted: ChallengeFor): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(deps.clock.now().getTime() + CHALLENGE_SECONDS * 1000, 0, TIME_BYTES);
  const said = Buffer.concat([deps.random.bytes(NONCE_BYTES), time]);
  return Buffer.concat([said, sign(wanted, said, deps.sessionKey)]).toString('base64url');
}

/** @returns when the challenge ends; null for one that is over, was made for something or somebody else, or not made here. */
export function readChallenge(
  deps: Pick<Deps, 'clock' | 'sessionKey'>,
  wanted: ChallengeFor,
  challenge: string,
): Date | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const said = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  const mac = sign(wanted, said, deps.sessionKey);
  const given = bytes.subarray(said.length);
  if (given.length !== mac.length || !timingSafeEqual(given, mac)) return null;
  const end = new Date(said.readUIntBE(NONCE_BYTES, TIME_BYTES));
  return end > deps.clock.now() ? end : null;
}
