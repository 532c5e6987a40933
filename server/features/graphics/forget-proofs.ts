import { DAY_MS } from '@yardsign/domain/time/spans';
import { proofKey } from '../../platform/files/file-keys.ts';
import { deleteUnlessKept } from '../../platform/files/shared-bytes.ts';
import type { GraphicsDeps } from './ports.ts';
import { deleteUnposted, isProofKept } from './store.ts';

/** Whoever is still choosing has until then; the same picture is drawn again whenever it is asked for. */
const KEPT_MS = 2 * DAY_MS;
const MOST_AT_ONCE = 5000;

/** Deletes proofs that nobody has asked for in two days and no post carries: each change of a brand or of a text makes others. */
export async function forgetProofs({ db, files, clock }: Pick<GraphicsDeps, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (const sha256 of await deleteUnposted(db, before, MOST_AT_ONCE))
    await deleteUnlessKept(files, proofKey(sha256), () => isProofKept(db, sha256));
}
