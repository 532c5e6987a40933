import { setTimeout as sleep } from 'node:timers/promises';
import { PLAN_FEATURES } from '@yardsign/domain/access/features';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { timings } from '@yardsign/server/app/testing/worlds/sharing-samples';
import type { DeliveryDeps } from '@yardsign/server/features/sharing/deps';
import type { NetworkAdapter } from '@yardsign/server/features/sharing/ports';
import { createClock } from '@yardsign/server/platform/clock';
import type { Db } from '@yardsign/server/platform/database/database';
import { createSeededRandom } from '@yardsign/server/platform/random';
import { createVault } from '@yardsign/server/platform/vault';

export const CALL_MS = 20;
export const CONCURRENCY = 100;
export const PIECE = 'cnt_herd0001';

export const herdVault = createVault(new Map([['herd', Buffer.alloc(32, 7)]]), 'herd');

const never = (): never => {
  throw new Error('a post of a link asks for none of this');
};

/** A network that takes its time and says yes. */
function slowNetwork(): NetworkAdapter {
  let published = 0;
  return {
    ...{ consentUrl: never, redeem: never, readAccess: never, uploadPicture: never },
    ...{
      renew: null,
      revoke: null,
      readQuota: null,
      readScheduled: null,
      findMentions: null,
      readFigures: null,
      video: null,
      comment: null,
      changing: null,
    },
    ...{ prolong: null, uploadPictures: null, checkUpload: null },
    async publish({ targetId }, _post, mayStart) {
      if (!mayStart()) throw new Error('the send came too late for this bench');
      published += 1;
      const id = `${targetId}_${published}`;
      await sleep(CALL_MS);
      return { id, url: `https://network.example/${id}` };
    },
    async readAddress(_target, id) {
      await sleep(CALL_MS);
      return `https://network.example/${id}`;
    },
    findPost: async () => null,
  };
}

/** What a worker needs to send posts of links, and nothing else. @param worker its name in the ledger */
export function herdDeps(db: Db, worker: string): DeliveryDeps {
  const piece = { contentType: 'blog', titles: { en: 'Herd', es: 'Herd' }, path: '/herd', ownerId: null } as const;
  return {
    db,
    clock: createClock(),
    readWorn: async () => null,
    random: createSeededRandom(worker),
    vault: herdVault,
    networks: {
      facebook: { key: 'facebook', about: networks.facebook, adapter: slowNetwork(), timings, isOffered: true },
    },
    markerKey: Buffer.alloc(32, 9),
    publicUrl: 'https://members.example.test',
    sharesPerHour: 0,
    ...{
      makeProof: never,
      readProof: never,
      readFilm: never,
      probeFilm: never,
      readPoster: never,
      mustOwnPicture: never,
      readPicture: never,
      readPiece: never,
      askSoon: never,
      refitSoon: async () => {},
    },
    pictureAddress: never,
    namePieces: async (ids) => new Map(ids.map((id) => [id, { ...piece, sample: false, isDraft: false }])),
    findNamed: async () => new Map(),
    findMissingPages: async () => new Set(),
    featuresOf: async (ids) => new Map(ids.map((id) => [id, PLAN_FEATURES])),
    mustAsk: async () => new Map(),
    reportError: (error) => console.error(error),
    monotonicMs: () => performance.now(),
    worker,
    takeOverLeases: false,
    concurrency: CONCURRENCY,
    pollMs: 100,
  };
}
