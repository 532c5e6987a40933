import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { api } from '@yardsign/contracts/api';
import type { SharingDeps } from '../deps.ts';

/** Long enough for a network that loads slowly or twice, too short to be of use to anybody else. */
const LIFE_SECONDS = 15 * 60;

type SigningDeps = Pick<SharingDeps, 'markerKey' | 'publicUrl' | 'clock'>;

/** A film by its digest, and the post that carries it. */
export interface PostedFilm {
  postId: string;
  sha256: string;
}

interface AskedPicture {
  sha256: string;
  expires: string;
  signature: string;
  /** The post whose film has that digest: what is meant is the picture that stands for the film. */
  of?: string | undefined;
}

type Shown = Pick<AskedPicture, 'sha256' | 'of'>;

function signatureOf(key: Buffer, { sha256, of = 'picture' }: Shown, expires: number) {
  return createHmac('sha256', key).update(`${of}|${sha256}|${expires}`).digest();
}

function signedAddress({ markerKey, publicUrl, clock }: SigningDeps, { sha256, of }: Shown): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFE_SECONDS;
  const signature = signatureOf(markerKey, { sha256, of }, expires).toString('base64url');
  const path = api.sharing.getOutgoingPicture.path.replace(':sha256', sha256);
  const query = new URLSearchParams({ expires: String(expires), signature, ...(of !== undefined && { of }) });
  return `${publicUrl}${path}?${query.toString()}`;
}

/** A public address of the bytes of a proof, good for a quarter of an hour: some networks take a picture by its address only. */
export function pictureAddress(deps: SigningDeps, sha256: string): string {
  return signedAddress(deps, { sha256 });
}

/** A public address of the picture that stands for the film of a post, good for as long. It opens the picture and never the film. */
export function posterAddress(deps: SigningDeps, film: PostedFilm): string {
  return signedAddress(deps, { sha256: film.sha256, of: film.postId });
}

/** The bytes behind such an address; null for one that we did not sign, that is over, or whose file is not what was signed. */
export async function readOutgoingPicture(
  deps: Pick<SharingDeps, 'markerKey' | 'clock' | 'readProof'> & {
    readPoster(film: PostedFilm): Promise<Buffer | null>;
  },
  asked: AskedPicture,
): Promise<Buffer | null> {
  const expires = Number(asked.expires);
  const right = signatureOf(deps.markerKey, asked, expires);
  const given = Buffer.from(asked.signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (deps.clock.now().getTime() >= expires * 1000) return null;
  if (asked.of !== undefined) return deps.readPoster({ postId: asked.of, sha256: asked.sha256 });
  const bytes = await deps.readProof(asked.sha256);
  return bytes && createHash('sha256').update(bytes).digest('hex') === asked.sha256 ? bytes : null;
}
