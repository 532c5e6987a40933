import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { createFacebook } from '../../../integrations/facebook/adapter.ts';
import { createStillClock, type MovableClock } from '../../../platform/clock.ts';
import { hostSandbox, type HostedSandbox } from '../networks/hosted-sandbox.ts';
import type { Db } from '../../../platform/database/database.ts';
import { createSeededRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createVault, Secret } from '../../../platform/vault.ts';
import type { ShareBody } from '../../../features/sharing/shares/create-share.ts';
import { createPostDelivery, type PostDelivery } from '../../../features/sharing/posting/deliver-posts.ts';
import type { DeliveryDeps, Networks, SharingDeps } from '../../../features/sharing/deps.ts';
import type { NetworkAdapter } from '../../../features/sharing/ports.ts';
import { saveConnection } from '../../../features/sharing/connections/save-connection.ts';
import { createSharingPieces, type PieceSettings } from './sharing-pieces.ts';
import { film, GRAPHIC, LUIS, MAYA, PAGE, SECOND_PAGE, START, timings, VIDEO } from './sharing-samples.ts';

/** No test waits for it: a line that is cut is noticed at once. A busy machine must not look like a silent network. */
const PATIENCE_MS = 20_000;

/** Facebook alone, spoken to by this adapter. */
export function oneNetwork(adapter: NetworkAdapter): Networks {
  return { facebook: { key: 'facebook', about: networks.facebook, adapter, timings, isOffered: true } };
}

/** A world for the tests of sharing: the real code on a real database, talking to the real simulator over HTTP. */
export interface SharingWorld extends HostedSandbox, PieceSettings {
  db: Db;
  clock: MovableClock;
  deps: DeliveryDeps & SharingDeps;
  network: NetworkAdapter;
  delivery: PostDelivery;
  errors: unknown[];
  /** Connects Maya to the network with her two pages, without the consent screen. */
  connectMaya(granted?: readonly string[]): Promise<void>;
  shareBody(more?: Partial<ShareBody>): Promise<ShareBody>;
  reset(): Promise<void>;
}

const EVERY_SCOPE = scopesOf(networks.facebook);

async function addMember(db: Db, id: string): Promise<void> {
  const now = new Date(START);
  const name = id.slice(4);
  await db
    .insertInto('member')
    .values({
      id,
      email: `${name}@example.test`,
      username: name,
      password_hash: null,
      status: 'active',
      type: null,
      public_code: name,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function createSharingWorld(): Promise<SharingWorld> {
  const { db, reset: emptyDatabase } = await testDatabase();
  const clock = createStillClock(START);
  const pieces = createSharingPieces();
  const hosted = await hostSandbox(clock, PATIENCE_MS, pieces.proofs);
  const network = createFacebook(hosted.facebook);
  const errors: unknown[] = [];

  const deps: SharingWorld['deps'] = {
    db,
    clock,
    random: createSeededRandom('sharing-tests'),
    vault: createVault(new Map([['test', Buffer.alloc(32, 7)]]), 'test'),
    networks: oneNetwork(network),
    markerKey: Buffer.alloc(32, 9),
    publicUrl: 'http://members.example.test',
    sharesPerHour: 60,
    ...pieces.deps,
    pictureAddress: (sha256) => `${hosted.url}/pictures/${sha256}`,
    mustAsk: async () => new Map(),
    askSoon: async () => {},
    refitSoon: async () => {},
    wakeWorker: () => {},
    reportError: (error) => errors.push(error),
    // The still clock serves as the clock that never jumps as well: a test moves both.
    monotonicMs: () => clock.now().getTime(),
    worker: 'worker-1',
    takeOverLeases: false,
    concurrency: 4,
    pollMs: 1000,
  };

  const world: SharingWorld = {
    ...hosted,
    ...pieces.settings,
    db,
    clock,
    deps,
    network,
    delivery: createPostDelivery(deps),
    errors,
    async connectMaya(granted = EVERY_SCOPE) {
      const scopes = [...granted];
      const grant = hosted.sandbox.facebook.grant(personIds.maya, { scopes, pageIds: [PAGE, SECOND_PAGE] });
      const token = new Secret(grant.accessToken);
      await saveConnection(deps, {
        memberId: MAYA,
        network: 'facebook',
        grantId: deps.random.id('grt'),
        token,
        expiresAt: new Date(grant.expiresAt),
        account: { id: grant.userId, name: grant.name, granted: scopes },
        targets: (await network.readAccess(token)).targets,
      });
    },
    async shareBody(more = {}) {
      const piece = { contentId: GRAPHIC, language: 'en', size: 'portrait', ...more } as const;
      return {
        clientRequestId: crypto.randomUUID(),
        caption: 'Open house on Saturday',
        proofSha256: piece.contentId === VIDEO ? film.sha256 : (await deps.makeProof(MAYA, piece)).sha256,
        targets: [{ network: 'facebook', targetId: PAGE }],
        variants: [],
        pictures: [],
        mentions: [],
        when: { kind: 'now', undoable: false },
        again: true,
        outdated: false,
        unbranded: false,
        ...piece,
      };
    },
    async close() {
      await emptyDatabase();
      await hosted.close();
    },
    async reset() {
      hosted.sandbox.reset();
      await hosted.clearFaults();
      await emptyDatabase();
      clock.moveTo(Date.parse(START));
      errors.length = 0;
      pieces.reset();
      await addMember(db, MAYA);
      await addMember(db, LUIS);
    },
  };
  return world;
}
