import { createECDH, createHash, createPrivateKey } from 'node:crypto';

/**
 * Certificates of the simulated App Store, as base64 of DER, leaf first: its own root, which nobody else trusts, an intermediate and
 * a leaf with the marks that Apple's have.
 */
export const OWN_CHAIN: readonly string[] = [
  // The leaf.
  'MIIBvTCCAUKgAwIBAgIBAzAKBggqhkjOPQQDAzBDMREwDwYDVQQKEwhZYXJkc2lnbjEuMCwGA1UEAxMlU2FuZGJveCBvZiB0aGUgQXBwIFN0b3JlIGludGVybWVkaWF0ZTAgFw0yMDAxMDEwMDAwMDBaGA8yMDcwMDEwMTAwMDAwMFowNjERMA8GA1UEChMIWWFyZHNpZ24xITAfBgNVBAMTGFNhbmRib3ggb2YgdGhlIEFwcCBTdG9yZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFYlTJW0y1tQGTBZfnwJEKy/Y1aYjhfJZm6EjZhk83eeqmIzYKK1prYxiY4NeQAyGy82Mp36mT18fTPp1c8i6KijMjAwMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgeAMBAGCiqGSIb3Y2QGCwEEAgUAMAoGCCqGSM49BAMDA2kAMGYCMQCbDKMCGY3iv+TONVdoi/Gn1oslpb+2HwJ1Aanw7NngncVuuptsFvks7wPvtejpsmcCMQDcmQfp3JDI7m7tQaGdxxQS138iydmwZWmf6Jxjn7MhyRZCIY4uasbfMKthkN+U2yM=',
  // The intermediate.
  'MIIB5DCCAWqgAwIBAgIBAjAKBggqhkjOPQQDAzA7MREwDwYDVQQKEwhZYXJkc2lnbjEmMCQGA1UEAxMdU2FuZGJveCBvZiB0aGUgQXBwIFN0b3JlIHJvb3QwIBcNMjAwMTAxMDAwMDAwWhgPMjA3MDAxMDEwMDAwMDBaMEMxETAPBgNVBAoTCFlhcmRzaWduMS4wLAYDVQQDEyVTYW5kYm94IG9mIHRoZSBBcHAgU3RvcmUgaW50ZXJtZWRpYXRlMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE/tYGinECSaqXozFe7D0JanGSC5Wc5sceophOMvb7pDzDlkdLDPV2fOcvIiWAN+ihYPE7G5Pb8V2rGItExXTumccP2Wb1qtyRzK8Xh6QHZCZcVSmgD8S9d/l59YrdwUS0ozgwNjASBgNVHRMBAf8ECDAGAQH/AgEAMA4GA1UdDwEB/wQEAwIBBjAQBgoqhkiG92NkBgIBBAIFADAKBggqhkjOPQQDAwNoADBlAjEAsowq1LVC+xXzI7xW0+4exCODhsbU09q54+sk2TtJZVELDQDhTbI66BB/0x4YhRPIAjB89nYBS1MVx/lmxh3Vb5hcaOLVPsCrKdtNB0n6nVeKKxYfV05z5Fu9YXlQIXr+LWA=',
  // The root.
  'MIIBxzCCAU2gAwIBAgIBATAKBggqhkjOPQQDAzA7MREwDwYDVQQKEwhZYXJkc2lnbjEmMCQGA1UEAxMdU2FuZGJveCBvZiB0aGUgQXBwIFN0b3JlIHJvb3QwIBcNMjAwMTAxMDAwMDAwWhgPMjA3MDAxMDEwMDAwMDBaMDsxETAPBgNVBAoTCFlhcmRzaWduMSYwJAYDVQQDEx1TYW5kYm94IG9mIHRoZSBBcHAgU3RvcmUgcm9vdDB2MBAGByqGSM49AgEGBSuBBAAiA2IABG2tiYtnEv4bg46MeEnA9zgDG2Tq33GBH60rkboXyl3VeV5tAuNtmYukfwujxw4JjeKXrb0W+AwJFAC76qocr78UuDo4ZPlGJcLfAlvnPt/EsifsF6vWp6YznKj0DDdYP6MjMCEwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAQYwCgYIKoZIzj0EAwMDaAAwZQIxAJKddiYREvBPYv6YtjyJr9rnNI5PcgHgnn88OFrzXRomd3ZtM/lxqKhrgIpG+Q5aCQIwLZY22uusLckIrYdsvOo/+S6XF9LSHTIDNz8WxcROe/LsXI6PQo+NTfZmmu+Sicoh',
];

/** The key of the leaf. Everybody can work it out, so it is good for the sandbox and for nothing else. */
export function signingKey() {
  const d = createHash('sha256').update('the key that the simulated App Store signs with, known to everybody').digest();
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const part = (bytes: Buffer) => bytes.toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', d: part(d), x: part(point.subarray(1, 33)), y: part(point.subarray(33, 65)) };
  return createPrivateKey({ format: 'jwk', key });
}
