import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { api } from '@yardsign/contracts/api';
import type { SharingDeps } from '../deps.ts';

/** Long enough for a network that loads slowly or twice, too short to be of use to anybody else. */
const LIFE_SECONDS = 15 * 60;

type SigningDeps = Pick<SharingDeps, 'markerKey' | 'publicUrl' | 'clock'>;

function signatureOf(key: Buffer, sha256: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`picture|${sha256}|${expires}`).digest();
}

/** A public address of the bytes of a proof, good for a quarter of an hour: some networks take a picture by its address only. */
export function pictureAddress({ markerKey, publicUrl, clock }: SigningDeps, sha256: string): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFE_SECONDS;
  const signature = signatureOf(markerKey, sha256, expires).toString('base64url');
  const path = api.sharing.getOutgoingPicture.path.replace(':sha256', sha256);
  return `${publicUrl}${path}?${new URLSearchParams({ expires: String(expires), signature }).toString()}`;
}

/** The bytes behind such an address; null for one that we did not sign, that is over, or whose file is not what was signed. */
export async function readOutgoingPicture(
  deps: Pick<SharingDeps, 'markerKey' | 'clock' | 'readProof'>,
  asked: { sha256: string; expires: string; signature: string },
): Promise<Buffer | null> {
  const expires = Number(asked.expires);
  const right = signatureOf(deps.markerKey, asked.sha256, expires);
  const given = Buffer.from(asked.signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (deps.clock.now().getTime() >= expires * 1000) return null;
  const bytes = await deps.readProof(asked.sha256);
  return bytes && createHash('sha256').update(bytes).digest('hex') === asked.sha256 ? bytes : null;
}
