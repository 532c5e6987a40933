import { randomUUID } from 'node:crypto';
import type { Timings } from '@yardsign/domain/sharing/timings';
import { readHeldFeatures } from '../features/access/read-held-features.ts';
import { namePieces } from '../features/content/name-pieces.ts';
import { readPiece } from '../features/content/read-piece.ts';
import { makeProof } from '../features/graphics/make-proof.ts';
import { proofKey } from '../features/graphics/ports.ts';
import type { DeliveryDeps, SharingDeps } from '../features/sharing/ports.ts';
import { createFacebook } from '../integrations/facebook/adapter.ts';
import { Secret } from '../platform/vault.ts';
import type { Config } from './config.ts';
import type { Core } from './core.ts';
import { graphicsDeps } from './graphics-deps.ts';
import { tellError } from './tell-error.ts';

const HOUR_MS = 3_600_000;
const SHARES_PER_HOUR = 60;

/** Where the Graph API is: Facebook's own addresses, or the sandbox that stands in for them. */
function facebookAddresses(
  config: Config,
  publicUrl: string,
  internalUrl: string,
): { graphBase: string; dialogBase: string } {
  const sandbox = (base: string) => `${config.YARDSIGN_SANDBOX_URL ?? base}/sandbox/facebook`;
  return {
    graphBase: config.FACEBOOK_GRAPH_URL ?? (config.sandbox ? sandbox(internalUrl) : 'https://graph.facebook.com'),
    dialogBase: config.FACEBOOK_DIALOG_URL ?? (config.sandbox ? sandbox(publicUrl) : 'https://www.facebook.com'),
  };
}

function timingsOf(config: Config): Timings {
  const { POSTING_REQUEST_TIMEOUT_MS, POSTING_SEND_GUARD_MS, POSTING_LATE_EFFECT_MS, POSTING_LIST_LAG_MS } = config;
  return {
    requestTimeoutMs: POSTING_REQUEST_TIMEOUT_MS,
    sendGuardMs: POSTING_SEND_GUARD_MS,
    lateEffectMs: POSTING_LATE_EFFECT_MS,
    listLagMs: POSTING_LIST_LAG_MS,
    // Preparing takes one upload, sending one call, each at most T; the rest is room for the database.
    leaseMs: 3 * POSTING_REQUEST_TIMEOUT_MS + POSTING_SEND_GUARD_MS,
    windowMs: 24 * HOUR_MS,
    retryBaseMs: POSTING_REQUEST_TIMEOUT_MS,
    retryCapMs: HOUR_MS,
  };
}

/** @param internalUrl where this process reaches its own sandbox: not through any proxy in front. */
export function sharingDeps(core: Core, internalUrl: string, wakeWorker: () => void): SharingDeps {
  const { config, clock, random, vault, files, publicUrl, log } = core;
  const { db } = core.database;
  const drawing = graphicsDeps(core);
  return {
    db,
    clock,
    random,
    vault,
    networks: {
      facebook: createFacebook({
        appId: config.FACEBOOK_APP_ID,
        appSecret: new Secret(config.FACEBOOK_APP_SECRET),
        graphVersion: config.FACEBOOK_GRAPH_VERSION,
        ...facebookAddresses(config, publicUrl, internalUrl),
        timeoutMs: config.POSTING_REQUEST_TIMEOUT_MS,
        now: () => clock.now().getTime(),
      }),
    },
    timings: { facebook: timingsOf(config) },
    markerKey: core.masterKey,
    publicUrl,
    sharesPerHour: SHARES_PER_HOUR,
    makeProof: (memberId, wanted) => makeProof(drawing, memberId, wanted),
    readProof: (sha256) => files.get(proofKey(sha256)),
    readPiece: (memberId, contentId, language) => readPiece({ db, clock, publicUrl }, memberId, contentId, language),
    namePieces: (contentIds) => namePieces({ db }, contentIds),
    featuresOf: (memberIds) => readHeldFeatures(db, memberIds, clock.now()),
    wakeWorker,
    reportError(error) {
      log.error({ err: error }, 'sharing failed');
      tellError(core, error, 'sharing');
    },
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
