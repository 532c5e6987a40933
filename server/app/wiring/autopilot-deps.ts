import { readHeldFeatures } from '../../features/access/read-held-features.ts';
import type { AutopilotDeps } from '../../features/autopilot/ports.ts';
import { listCandidates } from '../../features/content/autopilot-pieces.ts';
import { captionValuesOf } from '../../features/content/caption-values.ts';
import { namePieces } from '../../features/content/name-pieces.ts';
import type { SharingDeps } from '../../features/sharing/deps.ts';
import { madeFilmsOf } from '../../features/films/store.ts';
import { outgrownSlots } from '../../features/sharing/planned/outgrown-slots.ts';
import { planPosts } from '../../features/sharing/planned/plan-posts.ts';
import { openTargetsOf } from '../../features/sharing/planned/open-targets.ts';
import { postedPieces } from '../../features/sharing/planned/planned-store.ts';
import { withdrawPosts } from '../../features/sharing/planned/withdraw-posts.ts';
import { markAged } from '../../features/sharing/posts/mark-aged.ts';
import { createMemory } from '../../platform/database/memory.ts';
import type { Core } from '../core.ts';
import { LIBRARY_KNOWN_MS } from './content-deps.ts';
import type { Notices } from './notices.ts';
import { faultsOf } from './tell-error.ts';

export function autopilotDeps(core: Core, notices: Notices, sharing: SharingDeps): AutopilotDeps {
  const { clock, random } = core;
  const { db, watch } = core.database;
  // They are as many as the library has pieces, and asked for at every hour of every job.
  const candidates = createMemory({
    ...{ watch, tables: ['content', 'content_text'], forMs: LIBRARY_KNOWN_MS, elapsed: core.elapsed, most: 1 },
  });
  return {
    db,
    clock,
    random,
    openTargetsOf: (memberId) => openTargetsOf(db, memberId, clock.now()),
    featuresOf: (memberIds) => readHeldFeatures(db, memberIds, clock.now()),
    captionValuesOf: (memberIds) => captionValuesOf({ db }, memberIds),
    listCandidates: () => candidates.recall('all', () => listCandidates({ db })),
    namePieces: (contentIds) => namePieces({ db }, contentIds),
    madeFilms: (memberId, contentIds) => madeFilmsOf(db, memberId, contentIds),
    postedPieces: (memberIds, from) => postedPieces(db, memberIds, from),
    planPosts: (wanted, confirm) => planPosts(sharing, wanted, confirm),
    withdrawPosts: (tx, slotIds) => withdrawPosts(sharing, tx, slotIds),
    outgrownSlots: (memberId) => outgrownSlots(sharing, memberId),
    markAged: () => markAged(sharing),
    tellHeld: notices.autopilotHeld,
    reportError: faultsOf(core, 'autopilot', 'autopilot failed'),
  };
}
