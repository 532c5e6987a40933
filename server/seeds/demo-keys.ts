import { sealedFor } from '../features/access/second-factor/prove-code.ts';
import type { Vault } from '../platform/vault.ts';
import { DEMO_AUTHENTICATOR } from './demo-authenticator.ts';
import type { World } from './scenarios.ts';

/** Subject of Tina's account at the sandbox's Google. */
const TINA_AT_GOOGLE = '100000000000000000002';

/**
 * The keys of the demo people besides their password: staff has a second factor, without which its level does not count, and Tina signs in
 * with Google as well.
 *
 * @param options.googleIssuer how the sandbox's Google calls itself.
 */
export async function giveDemoKeys(
  world: World,
  ids: Readonly<Record<string, string>>,
  options: { vault: Vault; googleIssuer: string },
): Promise<void> {
  const now = world.clock.now();
  for (const { label, secret } of DEMO_AUTHENTICATOR) {
    const memberId = ids[label];
    if (memberId === undefined) continue;
    await world.db
      .insertInto('second_factor')
      .values({
        member_id: memberId,
        sealed: JSON.stringify(options.vault.seal(secret, sealedFor(memberId))),
        confirmed_at: now,
        last_step: null,
        created_at: now,
      })
      .execute();
  }
  const tina = ids['tina'];
  if (tina === undefined) return;
  await world.db
    .insertInto('member_identity')
    .values({
      issuer: options.googleIssuer,
      subject: TINA_AT_GOOGLE,
      member_id: tina,
      provider: 'google',
      email: 'tina@demo.yardsign.test',
      created_at: now,
      last_used_at: null,
    })
    .execute();
}
