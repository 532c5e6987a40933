import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

export interface Certificate {
  /** PEM; it vouches for itself, so it is also what a client must trust. */
  cert: string;
  /** PEM. */
  key: string;
}

const DAY_MS = 86_400_000;

/** A certificate for these hosts, a day old and good for one more. It is made anew each time and kept nowhere. */
export function makeCertificate(hosts: readonly string[], now: number): Certificate {
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: pem,
    publicKeyEncoding: { ...pem, type: 'spki' },
  });
  const name = [{ name: 'commonName', value: 'Simulated vendors' }];
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(now - DAY_MS);
  certificate.validity.notAfter = new Date(now + DAY_MS);
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, digitalSignature: true, critical: true },
    { name: 'extKeyUsage', serverAuth: true },
    { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(certificate), key: pair.privateKey };
}
