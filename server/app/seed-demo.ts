import { join } from 'node:path';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import type { Sandbox } from '@yardsign/sandbox/sandbox';
import { createPostDelivery } from '../features/sharing/posting/deliver-posts.ts';
import { createArgon2Passwords } from '../features/access/credentials/argon2-passwords.ts';
import { markDemo } from '../platform/database/installation-mark.ts';
import { createSeededRandom } from '../platform/random.ts';
import { DEMO_PASSWORD } from '../seeds/demo-accounts.ts';
import { ALL_SCOPES, liveDemoLife } from '../seeds/demo-life.ts';
import { makeDemoCoupons } from '../seeds/demo-coupons.ts';
import { liveBillingPasts } from '../seeds/demo-billing.ts';
import { buildDemoWorld } from '../seeds/demo-world.ts';
import type { World } from '../seeds/scenarios.ts';
import { googleIssuer } from './wiring/identity-providers.ts';
import type { Core } from './core.ts';
import { hostSandbox } from './wiring/open-sandbox.ts';
import { billingDeps } from './wiring/billing-deps.ts';
import { deliveryDeps, sharingDeps } from './wiring/sharing-deps.ts';

/**
 * Fills an empty database with the demo people and, where the network of the sandbox is at hand, with a life lived on it; a
 * database that has members is left alone. To be called before anybody is let in: while the past is lived, the clock of the
 * whole product stands weeks back, and a session that began then would be old at once.
 */
export async function seedDemo(core: Core, sandbox: Sandbox | undefined): Promise<void> {
  const { db } = core.database;
  if (await db.selectFrom('member').select('id').limit(1).executeTakeFirst()) return;
  // Before its first person: a start that is killed half-way leaves a demo installation all the same.
  await markDemo(db, core.clock.now());
  const passwordHash = await createArgon2Passwords().hash(DEMO_PASSWORD);
  const world = { db, clock: core.clock, random: createSeededRandom('demo-world'), passwordHash };
  const ids = await buildDemoWorld(world, core.files, join(core.paths.library, 'demo-images'), {
    vault: core.vault,
    googleIssuer: googleIssuer(core),
  });
  if (sandbox) await livePast(core, sandbox, world, ids);
}

/** Enters a card that pays into the hosted fields, as its holder would. @returns its token. */
async function enterCard(url: string, holder: { firstName: string; lastName: string }): Promise<string> {
  const { firstName: first_name, lastName: last_name } = holder;
  // Of the machine: the clock of the product stands in the past meanwhile.
  const year = String(new Date().getUTCFullYear() + 3);
  const card = { number: '4111111111111111', month: '12', year, cvv: '123', first_name, last_name };
  const answer = await fetch(`${url}/sandbox/recurly/js/v1/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  return ((await answer.json()) as { id: string }).id;
}

async function livePast(core: Core, sandbox: Sandbox, world: World, ids: Readonly<Record<string, string>>) {
  const { defaultSeed, personIds } = await import('@yardsign/sandbox/vendors/facebook/seed');
  const { linkedInPeople } = await import('@yardsign/sandbox/vendors/linkedin/seed');
  const { xPeople } = await import('@yardsign/sandbox/vendors/x/state');
  const grant = (username: string) => {
    // Two accounts of one person are one person on the network.
    const personId = personIds[username.split('.')[0] as keyof typeof personIds];
    const pageIds = defaultSeed.pages.filter((page) => page.roles[personId] !== undefined).map((page) => page.id);
    return sandbox.facebook.grant(personId, { scopes: [...ALL_SCOPES], pageIds });
  };
  const grantOn = (network: 'linkedin' | 'x', username: string) => {
    if (username !== 'maya') return undefined;
    const scopes = scopesOf(networks[network]);
    return network === 'x'
      ? sandbox.x.grant({ personId: xPeople.maya, scopes })
      : sandbox.linkedin.grant({ personId: linkedInPeople.maya, scopes });
  };
  const began = core.clock.now().getTime();
  const before = core.elapsed();
  // The network on a port of its own, which nobody else knows.
  const network = await hostSandbox(sandbox);
  try {
    const url = await network.listen({ host: '127.0.0.1', port: 0 });
    const sharing = sharingDeps(core, url, () => {});
    const deliver = () => createPostDelivery(deliveryDeps(core, sharing)).drain();
    await liveDemoLife({ world, clock: core.clock, sharing, ids, grant, grantOn, deliver });
    const billing = billingDeps(core, { tellNews: async () => {}, remind: async () => {} }, url);
    await liveBillingPasts({
      deps: billing,
      clock: core.clock,
      ids,
      card: (holder) => enterCard(url, holder),
    });
    if (ids['ada'] !== undefined) await makeDemoCoupons(billing, ids['ada']);
  } finally {
    // The past took its time: a clock that is only put back to where it stood would lag behind that of every other process.
    core.clock.moveTo(began + core.elapsed() - before);
    await network.close();
  }
}
