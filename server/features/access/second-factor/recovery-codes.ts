import { createHmac } from 'node:crypto';
import type { Random } from '../../../platform/random.ts';

const HOW_MANY = 10;
const GROUP = 5;
/** Without 0, 1, l and o, since these are written down by hand; 32 signs, so that a byte picks one evenly. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** What was typed, as it was shown: spaces, hyphens and capitals do not count. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** Ten codes of fifty bits, as `abcde-fghjk`. */
export function makeRecoveryCodes(random: Random): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = [...random.bytes(2 * GROUP)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
  });
}

/** What is stored of a recovery code. Keyed: a copy of the database cannot be searched for codes. */
export function hashRecoveryCode(memberId: string, code: string, key: Buffer): string {
  return createHmac('sha256', key)
    .update(`recovery|${memberId}|${plainCode(code)}`)
    .digest('hex');
}
