import { createHmac, timingSafeEqual } from 'node:crypto';
import { api } from '@yardsign/contracts/api';

/** What an address is good for: one part of one upload, of one size; or one file. */
interface SignedPlace {
  uploadId: string;
  /** Left out for a file in one piece. */
  part?: { number: number; bytes: number };
  /** Epoch seconds. */
  expires: number;
}

function signatureOf(secret: Buffer, { uploadId, part, expires }: SignedPlace): Buffer {
  const what = part === undefined ? 'file' : `part|${part.number}|${part.bytes}`;
  return createHmac('sha256', secret).update(`upload|${uploadId}|${what}|${expires}`).digest();
}

/** The address, without a host, that takes a part or a file without any token. */
export function signAddress(secret: Buffer, place: SignedPlace): string {
  const route = place.part === undefined ? api.uploads.putUploadFile : api.uploads.putUploadPart;
  const path = route.path.replace(':uploadId', place.uploadId).replace(':partNumber', String(place.part?.number));
  const query = new URLSearchParams({
    ...(place.part && { bytes: String(place.part.bytes) }),
    expires: String(place.expires),
    signature: signatureOf(secret, place).toString('base64url'),
  });
  return `${path}?${query.toString()}`;
}

/** Whether an address was signed by us for this place, and its time is not over. */
export function isSigned(secret: Buffer, place: SignedPlace, signature: string, now: Date): boolean {
  const right = signatureOf(secret, place);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < place.expires * 1000;
}
