import { type KeyObject, X509Certificate } from 'node:crypto';

/** Marks that Apple's certificates have, as DER: 1.2.840.113635.100.6.11.1 of the leaf, 1.2.840.113635.100.6.2.1 of the intermediate. */
const LEAF_MARK = Buffer.from('060a2a864886f76364060b01', 'hex');
const INTERMEDIATE_MARK = Buffer.from('060a2a864886f76364060201', 'hex');

function read(base64: string): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    return null;
  }
}

const isIssued = (one: X509Certificate, by: X509Certificate) =>
  by.ca && one.checkIssued(by) && one.verify(by.publicKey);

const isOfTime = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  new Date(validFrom) <= now && now <= new Date(validTo);

const fingerprintOf = ({ fingerprint256 }: X509Certificate) => fingerprint256.replaceAll(':', '').toLowerCase();

/**
 * The key that a chain of certificates vouches for: leaf, intermediate and a root that is one of ours. The marks matter: every
 * developer has a certificate of Apple's intermediate, but only the store's own has these.
 *
 * @param roots fingerprints (SHA-256, hex) of the roots that are believed.
 * @returns null for a chain that is not to be believed.
 */
export function keyOfChain(chain: unknown, roots: readonly string[], now: Date): KeyObject | null {
  if (!Array.isArray(chain) || chain.length !== 3) return null;
  const [leaf, intermediate, root] = chain.map((one) => (typeof one === 'string' ? read(one) : null));
  if (!leaf || !intermediate || !root) return null;
  const isBelieved =
    roots.includes(fingerprintOf(root)) &&
    isIssued(root, root) &&
    isIssued(intermediate, root) &&
    isIssued(leaf, intermediate) &&
    !leaf.ca &&
    intermediate.raw.includes(INTERMEDIATE_MARK) &&
    leaf.raw.includes(LEAF_MARK) &&
    [leaf, intermediate, root].every((one) => isOfTime(one, now));
  return isBelieved ? leaf.publicKey : null;
}
