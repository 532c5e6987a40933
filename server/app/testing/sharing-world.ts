import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { PLAN_FEATURES } from '@yardsign/domain/access/features';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import type { Timings } from '@yardsign/domain/sharing/timings';
import { createHash } from 'node:crypto';
import { createFacebook } from '../../integrations/facebook/adapter.ts';
import { createStillClock, type MovableClock } from '../../platform/clock.ts';
import { hostSandbox, type HostedSandbox } from './hosted-sandbox.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createSeededRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { createVault, Secret } from '../../platform/vault.ts';
import type { Sharer } from '../../features/sharing/posts/check-share.ts';
import type { ShareBody } from '../../features/sharing/posts/create-share.ts';
import { createPostDelivery, type PostDelivery } from '../../features/sharing/posting/deliver-posts.ts';
import type { DeliveryDeps, Film, Networks, Piece, Proof, SharingDeps } from '../../features/sharing/deps.ts';
import type { NetworkAdapter } from '../../features/sharing/ports.ts';
import { saveConnection } from '../../features/sharing/connections/save-connection.ts';

/** A world for the tests of this feature: the real code on a real database, talking to the real simulator over HTTP. */

export const MAYA = 'usr_maya0001';
export const LUIS = 'usr_luis0001';
/** Someone who may share every type of content. */
export const sharer = (userId: string): Sharer => ({ userId, features: ['social-graphics', 'video'] });
export const GRAPHIC = 'cnt_graphic1';
/** Two more that are drawn like it. */
export const MORE_GRAPHICS = ['cnt_graphic00002', 'cnt_graphic00003'] as const;
const isGraphic = (id: string) => id === GRAPHIC || (MORE_GRAPHICS as readonly string[]).includes(id);
export const BLOG = 'cnt_blog0001';
export const VIDEO = 'cnt_video001';
export const PAGE = pageIds.mayaHomes;
export const SECOND_PAGE = pageIds.casaAlvarez;
export const START = '2027-03-01T15:00:00.000Z';
/** No test waits for it: a line that is cut is noticed at once. A busy machine must not look like a silent network. */
const PATIENCE_MS = 20_000;

export const timings: Timings = {
  requestTimeoutMs: 30_000,
  sendGuardMs: 5_000,
  lateEffectMs: 120_000,
  listLagMs: 60_000,
  leaseMs: 90_000,
  windowMs: 24 * 3_600_000,
  retryBaseMs: 10_000,
  retryCapMs: 900_000,
};

/** The beginning of a JPEG of 1080 by 1350: what a network looks at to learn its shape. */
const JPEG_HEAD = Buffer.from('ffd8ffc0000b080546043801011100', 'hex');

/** The beginning of an MP4, and what stands for the rest of it: more than a part of an upload. */
const FILM = Buffer.concat([
  Buffer.from('0000001c66747970', 'hex'),
  Buffer.from('isom0200isomiso2avc1mp41'),
  Buffer.alloc(3 * 1024 * 1024, 'film'),
]);
/** The picture that stands for it. */
export const POSTER = Buffer.concat([JPEG_HEAD, Buffer.from('poster')]);
/** A film as its member has made it. */
export const film: Film = {
  sha256: createHash('sha256').update(FILM).digest('hex'),
  poster: '/files/posters/film.jpg',
  ...{ width: 1080, height: 1920, seconds: 24, bytes: FILM.length, mime: 'video/mp4' },
  worn: 'b'.repeat(64),
};
/** The same before anybody has made it theirs. */
export const unbrandedFilm: Film = { ...film, sha256: 'e'.repeat(64), worn: null };

/** Facebook alone, spoken to by this adapter. */
export function oneNetwork(adapter: NetworkAdapter): Networks {
  return { facebook: { key: 'facebook', about: networks.facebook, adapter, timings, isOffered: true } };
}

export interface SharingWorld extends HostedSandbox {
  db: Db;
  clock: MovableClock;
  deps: DeliveryDeps & SharingDeps;
  network: NetworkAdapter;
  delivery: PostDelivery;
  errors: unknown[];
  /** Connects Maya to the network with her two pages, without the consent screen. */
  connectMaya(granted?: readonly string[]): Promise<void>;
  /** What everybody holds from now on; a whole plan until it is set. */
  setFeatures(features: readonly string[]): void;
  /** The graphic is marked as sample data from now on, or no longer. */
  setSample(sample: boolean): void;
  /** The graphic speaks of a day from now on, or no longer. */
  setOfDay(ofDay: boolean): void;
  /** The facts of the graphic, as they are filled in from now on. */
  fillIn(answers: Piece['answers']): void;
  /** Facts of the graphic that are not filled in from now on. */
  setUnfilled(keys: readonly string[]): void;
  /** How long the file of the film runs from now on; undefined for one that is none. */
  setFilmSeconds(seconds: number | undefined): void;
  /** How the file of the film is encoded from now on, by four letters. */
  setFilmCodec(codec: string): void;
  /** The film that the member has made in their brand of now; null for none. */
  setWornFilm(made: Film | null): void;
  /** What films would wear from now on, by its digest. */
  wear(digest: string): void;
  /** The Spanish text of the graphic is older than the English one from now on, or no longer. */
  setOutdated(outdated: boolean): void;
  /** A change of Maya's brand: every picture looks different from now on. */
  changeBrand(): void;
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
  const proofs = new Map<string, Buffer>([[film.sha256, FILM]]);
  const hosted = await hostSandbox(clock, PATIENCE_MS, proofs);
  const network = createFacebook(hosted.facebook);
  const errors: unknown[] = [];
  let brand = 1;
  let isSample = false;
  let isOfDay = false;
  let isOutdated = false;
  let unfilled: Piece['unfilled'] = [];
  let facts: Piece['answers'] = {};
  let filmSeconds: number | undefined = film.seconds;
  let filmCodec = 'avc1';
  let wornFilm: Film | null = film;
  let wornNow = film.worn;
  let held: readonly string[] = PLAN_FEATURES;

  const makeProof: SharingDeps['makeProof'] = async (
    memberId,
    { contentId, language, size, answers = facts },
  ): Promise<Proof> => {
    if (!isGraphic(contentId) && contentId !== BLOG) throw new AppError('not_found');
    const shown = contentId === GRAPHIC ? JSON.stringify(answers) : '';
    const bytes = Buffer.concat([
      JPEG_HEAD,
      Buffer.from([memberId, contentId, language, size, brand, shown].join('|')),
    ]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    proofs.set(sha256, bytes);
    return { sha256, url: `/files/proofs/${sha256}`, width: 1080, height: 1350 };
  };

  const deps: SharingWorld['deps'] = {
    db,
    clock,
    random: createSeededRandom('sharing-tests'),
    vault: createVault(new Map([['test', Buffer.alloc(32, 7)]]), 'test'),
    networks: oneNetwork(network),
    markerKey: Buffer.alloc(32, 9),
    publicUrl: 'http://members.example.test',
    sharesPerHour: 60,
    makeProof,
    pictureAddress: (sha256) => `${hosted.url}/pictures/${sha256}`,
    readProof: async (sha256) => proofs.get(sha256) ?? null,
    readFilm: async ({ contentId }, from, to) => (contentId === VIDEO ? FILM.subarray(from, to) : null),
    readWorn: async () => wornNow,
    probeFilm: async ({ contentId }) =>
      contentId === VIDEO && filmSeconds !== undefined
        ? { seconds: filmSeconds, width: 1080, height: 1920, codec: filmCodec, soundCodec: 'mp4a' }
        : undefined,
    readPoster: async ({ sha256 }) => (sha256 === film.sha256 ? POSTER : null),
    async readPiece(_memberId, contentId, language, given) {
      if (isGraphic(contentId)) {
        return {
          contentType: 'social-graphic',
          title: `Graphic (${language})`,
          caption: `Call me, ${brand}`,
          path: '/content/social-graphic/one',
          publicUrl: null,
          film: null,
          wornFilm: null,
          sample: isSample,
          ofDay: isOfDay,
          answers: given ?? facts,
          unfilled,
          outdated: isOutdated && language === 'es',
        };
      }
      if (contentId === VIDEO)
        return {
          ...{ contentType: 'video', title: `Film (${language})`, caption: 'See it', path: '/content/video/film' },
          ...{
            publicUrl: null,
            film: unbrandedFilm,
            wornFilm,
            sample: false,
            ofDay: false,
            outdated: false,
            answers: {},
            unfilled: [],
          },
        };
      if (contentId !== BLOG) return null;
      const publicUrl = `http://members.example.test/p/maya/${language}/spring-checklist`;
      return {
        contentType: 'blog',
        title: `Article (${language})`,
        caption: 'Read on',
        path: '/content/blog/spring-checklist',
        publicUrl,
        film: null,
        wornFilm: null,
        sample: false,
        ofDay: false,
        outdated: false,
        answers: {},
        unfilled: [],
      };
    },
    async namePieces(contentIds) {
      const known = [
        [GRAPHIC, 'social-graphic', 'Graphic', '/content/social-graphic/one'],
        [BLOG, 'blog', 'Article', '/content/blog/spring-checklist'],
      ] as const;
      return new Map(
        known
          .filter(([id]) => contentIds.includes(id))
          .map(([id, contentType, name, path]) => [
            id,
            {
              contentType,
              titles: { en: `${name} (en)`, es: `${name} (es)` },
              path,
              ownerId: null,
              sample: isSample && id === GRAPHIC,
            },
          ]),
      );
    },
    featuresOf: async (memberIds) => new Map(memberIds.map((id) => [id, held])),
    mustAsk: async () => new Map(),
    askSoon: async () => {},
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
    setFeatures: (features) => {
      held = features;
    },
    setSample: (sample) => {
      isSample = sample;
    },
    setOfDay: (ofDay) => {
      isOfDay = ofDay;
    },
    fillIn: (answers) => {
      facts = answers;
    },
    setUnfilled: (keys) => {
      unfilled = keys.map((key) => ({ key, fault: 'missing' }));
    },
    setFilmSeconds: (seconds) => {
      filmSeconds = seconds;
    },
    setFilmCodec: (codec) => {
      filmCodec = codec;
    },
    setWornFilm: (made) => {
      wornFilm = made;
    },
    wear: (digest) => {
      wornNow = digest;
    },
    setOutdated: (outdated) => {
      isOutdated = outdated;
    },
    changeBrand: () => {
      brand += 1;
    },
    async shareBody(more = {}) {
      const piece = { contentId: GRAPHIC, language: 'en', size: 'portrait', ...more } as const;
      return {
        clientRequestId: crypto.randomUUID(),
        caption: 'Open house on Saturday',
        proofSha256: piece.contentId === VIDEO ? film.sha256 : (await makeProof(MAYA, piece)).sha256,
        targets: [{ network: 'facebook', targetId: PAGE }],
        variants: [],
        pictures: [],
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
      held = PLAN_FEATURES;
      filmSeconds = film.seconds;
      filmCodec = 'avc1';
      wornFilm = film;
      wornNow = film.worn;
      isSample = false;
      isOfDay = false;
      isOutdated = false;
      unfilled = [];
      facts = {};
      await addMember(db, MAYA);
      await addMember(db, LUIS);
    },
  };
  return world;
}
