import { join } from 'node:path';
import type { Sandbox } from '@yardsign/sandbox/sandbox';
import { createArgon2Passwords } from '../features/access/argon2-passwords.ts';
import type { SharingDeps } from '../features/sharing/ports.ts';
import { createSeededRandom } from '../platform/random.ts';
import { ALL_SCOPES, liveDemoLife } from '../seeds/demo-life.ts';
import { buildDemoWorld, DEMO_PASSWORD } from '../seeds/demo-world.ts';
import { giveDemoKeys } from '../seeds/demo-keys.ts';
import { googleIssuer } from './compose-identity.ts';
import { composeDelivery } from './compose-sharing.ts';
import type { Core } from './core.ts';

/** Fills an empty database with the demo people; one that has members is left alone. @returns what is left to do once the network answers. */
export async function seedDemo(
  core: Core,
  sharing: SharingDeps,
  sandbox: Sandbox | undefined,
): Promise<(() => Promise<void>) | undefined> {
  const { db } = core.database;
  if (await db.selectFrom('member').select('id').limit(1).executeTakeFirst()) return undefined;
  const passwordHash = await createArgon2Passwords().hash(DEMO_PASSWORD);
  const world = { db, clock: core.clock, random: createSeededRandom('demo-world'), passwordHash };
  const ids = await buildDemoWorld(world, core.files, join(core.paths.library, 'demo-images'));
  await giveDemoKeys(world, ids, { vault: core.vault, googleIssuer: googleIssuer(core) });
  if (!sandbox) return undefined;
  const { defaultSeed, personIds } = await import('@yardsign/sandbox/vendors/facebook/seed');
  const grant = (username: string) => {
    // Two accounts of one person are one person on the network.
    const personId = personIds[username.split('.')[0] as keyof typeof personIds];
    const pageIds = defaultSeed.pages.filter((page) => page.roles[personId] !== undefined).map((page) => page.id);
    return sandbox.facebook.grant(personId, { scopes: [...ALL_SCOPES], pageIds });
  };
  return () =>
    liveDemoLife({
      world,
      clock: core.clock,
      sharing,
      ids,
      grant,
      deliver: () => composeDelivery(core, sharing).drain(),
    });
}
