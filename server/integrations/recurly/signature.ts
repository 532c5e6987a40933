import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;
const SIGNATURE = /^(\d{10,16})((?:,[0-9a-f]{64})+)$/;

/**
 * Whether a webhook was signed by the site, within five minutes of now. Any of the signatures may fit any of the keys: for a day
 * after a key was replaced letters carry both.
 */
export function isSignedBy(keys: readonly string[], letter: { body: Buffer; signature: string; now: number }): boolean {
  const [, at = '', list = ''] = SIGNATURE.exec(letter.signature) ?? [];
  if (at === '' || Math.abs(letter.now - Number(at)) > TOLERANCE_MS) return false;
  const given = list
    .split(',')
    .filter(Boolean)
    .map((hex) => Buffer.from(hex, 'hex'));
  return keys.some((key) => {
    const right = createHmac('sha256', key).update(`${at}.`).update(letter.body).digest();
    return given.some((one) => timingSafeEqual(one, right));
  });
}
