const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 10;

/**
 * The marker of a post: 50 bits, ten characters of base 32, the same for every attempt, so that whichever of them arrived
 * is found. It travels as `utm_content` of the link, where the network shows it back and no reader is disturbed.
 *
 * @param digest an HMAC of the post's id, at least 7 bytes: nobody outside can foretell or forge a marker.
 */
export function markerOf(digest: Uint8Array): string {
  let bits = 0n;
  for (const byte of digest.subarray(0, 7)) bits = (bits << 8n) | BigInt(byte);
  bits >>= 6n;
  let marker = '';
  for (let place = LENGTH - 1; place >= 0; place--) {
    marker += ALPHABET[Number((bits >> BigInt(place * 5)) & 31n)];
  }
  return marker;
}
