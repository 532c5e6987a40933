import { randomUUID } from 'node:crypto';
import { plainFilm } from '@yardsign/domain/content/films/plain-film';
import { refitSlotsJob } from '../../features/autopilot/jobs.ts';
import { askForApprovalJob } from '../../features/approval/jobs.ts';
import { needsOf } from '../../features/approval/must-ask.ts';
import { readHeldFeatures } from '../../features/access/read-held-features.ts';
import { readWornFilm } from '../../features/films/read-made-film.ts';
import { findNamed } from '../../features/content/find-named.ts';
import { namePieces } from '../../features/content/name-pieces.ts';
import { readPiece } from '../../features/content/read-piece.ts';
import { findMissingPages, readershipOf } from '../../features/content/store.ts';
import { makeProof } from '../../features/graphics/make-proof.ts';
import { pictureAddress } from '../../features/sharing/pictures/picture-address.ts';
import { proofKey } from '../../platform/files/file-keys.ts';
import type { DeliveryDeps, SharingDeps } from '../../features/sharing/deps.ts';
import { createLocalFiles } from '../../platform/files/local-files.ts';
import { tellingVault } from '../../platform/vault.ts';
import type { Core } from '../core.ts';
import { filmFiles } from './film-deps.ts';
import { graphicsDeps } from './graphics-deps.ts';
import { connectNetworks } from './networks.ts';
import { faultsOf } from './tell-error.ts';

const SHARES_PER_HOUR = 60;

/** @param internalUrl where this process reaches its own sandbox: not through any proxy in front. */
export function sharingDeps(core: Core, internalUrl: string, wakeWorker: () => void): SharingDeps {
  const { config, clock, random, vault, files, publicUrl } = core;
  const { db } = core.database;
  const films = createLocalFiles(core.paths.library);
  const drawing = graphicsDeps(core);
  return {
    db,
    clock,
    random,
    vault: tellingVault(
      vault,
      faultsOf(
        core,
        'sharing',
        'a token of a network does not open with the master key: its member has to connect again',
      ),
    ),
    networks: connectNetworks(config, { publicUrl, internalUrl, now: () => clock.now().getTime() }),
    markerKey: core.masterKey,
    publicUrl,
    sharesPerHour: SHARES_PER_HOUR,
    makeProof: (memberId, wanted) => makeProof(drawing, memberId, wanted),
    readProof: (sha256) => files.get(proofKey(sha256)),
    ...filmFiles(core),
    pictureAddress: (sha256) => pictureAddress({ markerKey: core.masterKey, publicUrl, clock }, sha256),
    async readPiece(memberId, contentId, language, answers) {
      const piece = await readPiece({ db, publicUrl, clock }, memberId, contentId, language, answers);
      if (!piece?.film) return piece && { ...piece, film: null, wornFilm: null };
      const wornFilm = await readWornFilm({ db, library: films, clock }, { memberId, contentId, language });
      const plain = plainFilm(piece.film);
      return {
        ...piece,
        film: plain && { ...plain, worn: null },
        wornFilm: wornFilm && { ...wornFilm, mime: 'video/mp4' },
      };
    },
    namePieces: (contentIds, readerId) =>
      namePieces({ db }, contentIds, readerId === undefined ? undefined : readershipOf(readerId, clock.now())),
    findNamed: (names, readerId) => findNamed({ db }, names, readershipOf(readerId, clock.now())),
    findMissingPages: (posts) => findMissingPages(db, posts, clock.now()),
    featuresOf: (memberIds) => readHeldFeatures(db, memberIds, clock.now()),
    mustAsk: (asked, posts) => needsOf(clock, asked, posts),
    refitSoon: (memberId) => core.queue.enqueue(refitSlotsJob, { memberId }),
    askSoon: (tx) => core.queue.enqueue(askForApprovalJob, {}, { tx, key: random.id('ask') }),
    wakeWorker,
    reportError: faultsOf(core, 'sharing', 'sharing failed'),
  };
}

/** What the worker sends with. On the embedded database it is the only one, so leases under its name are its own. */
export function deliveryDeps(core: Core, sharing: SharingDeps): DeliveryDeps {
  const alone = core.database.kind === 'pglite';
  return {
    ...sharing,
    monotonicMs: () => performance.now(),
    worker: alone ? 'embedded' : randomUUID(),
    takeOverLeases: alone,
    concurrency: core.config.POSTING_CONCURRENCY,
    pollMs: core.config.POSTING_POLL_MS,
  };
}
