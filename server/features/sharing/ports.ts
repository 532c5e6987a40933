import type { Language } from '@yardsign/domain/languages';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getDraft } from '@yardsign/contracts/routes/drafts';
import type { listConnections, networkSchema, postSchema } from '@yardsign/contracts/routes/sharing';
import type { TargetKind } from '@yardsign/domain/sharing/networks/target';
import type { Timings } from '@yardsign/domain/sharing/timings';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { Secret, Vault } from '../../platform/vault.ts';
import type { WakeSignal } from './wake-signal.ts';

export type NetworkId = z.infer<typeof networkSchema>;
export type Post = z.infer<typeof postSchema>;
export type Draft = NonNullable<RouteTypes<typeof getDraft>['answer']['draft']>;
export type Connection = RouteTypes<typeof listConnections>['answer']['connections'][number];

type Size = Post['size'];

/** What a network's failure means for us, whatever it calls it. */
export type FailureKind =
  /** The token is dead or lacks a right: only the member can mend it. */
  | 'reconnect'
  /** A definite no to this very content. */
  | 'rejected'
  /** Turned away for the moment, before any effect. */
  | 'retry-later'
  /** It could not be reached, or a call without effect did not get through. */
  | 'outage'
  /** The call may have had its effect. */
  | 'unknown-outcome';

/** Whose failure it is: only what concerns the connection may end it, and only what concerns a target closes that target. */
export type Concern = 'post' | 'target' | 'connection' | 'network';

/** How an adapter says no. The message is for logs; `networkMessage` is what the network wrote for the person. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly kind: FailureKind;
  readonly code: number | undefined;
  readonly subcode: number | undefined;
  readonly networkMessage: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly concerns: Concern;
  /** More than the kind says, where the rules need it. */
  readonly detail: 'token' | 'role' | 'permission' | 'duplicate' | 'blocked' | 'target' | 'too-late' | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    more: {
      code?: number | undefined;
      subcode?: number | undefined;
      networkMessage?: string | undefined;
      retryAfterMs?: number | undefined;
      concerns?: Concern;
      detail?: NetworkError['detail'];
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.code = more.code;
    this.subcode = more.subcode;
    this.networkMessage = more.networkMessage;
    this.retryAfterMs = more.retryAfterMs;
    this.concerns = more.concerns ?? 'network';
    this.detail = more.detail;
  }
}

export interface UserToken {
  token: Secret<string>;
  /** Seconds from now until it ends; null for one without an end. */
  expiresInSeconds: number | null;
}

export interface NetworkTarget {
  id: string;
  name: string;
  kind: TargetKind;
  /** Whether the person has the role that posting there takes. */
  mayPost: boolean;
  token: Secret<string>;
}

export interface TargetAccess {
  targetId: string;
  token: Secret<string>;
}

export interface RemotePost {
  id: string;
  url: string;
}

/** What a lost post is recognised by. */
export interface SearchedPost {
  pictureId: string | null;
  link: string | null;
  marker: string;
  message: string;
  /** No attempt was made before, by our clock. The network's may say something else of that instant. */
  since: Date;
  /** Ids on the network that are known to be other posts of ours: the same words do not make them this one. */
  others: ReadonlySet<string>;
}

/** A network that posts can go to. Every call throws NetworkError, and nothing else, when it does not succeed. */
export interface SocialNetwork {
  /** Where the member says yes. @param askAgain asks once more for what was declined before. */
  consentUrl(input: { state: string; redirectUri: string; scopes: readonly string[]; askAgain: boolean }): string;
  redeemCode(input: { code: string; redirectUri: string }): Promise<UserToken>;
  /** Exchanges a token of an hour for one of weeks. */
  prolong(token: Secret<string>): Promise<UserToken>;
  readAccount(token: Secret<string>): Promise<{ id: string; name: string; granted: string[] }>;
  listTargets(token: Secret<string>): Promise<NetworkTarget[]>;
  /** Uploads a picture that nobody sees yet. Safe to repeat. @returns its handle and the SHA-256 of the bytes that were sent. */
  uploadPicture(
    target: TargetAccess,
    picture: { bytes: Buffer; type: string },
  ): Promise<{ pictureId: string; sha256: string }>;
  /**
   * The one call that has an effect. @param mayStart asked immediately before the first byte; on false nothing is sent and
   * the failure is an `outage` with the detail `too-late`.
   */
  publish(
    target: TargetAccess,
    post: { message: string; link: string | null; pictureId: string | null },
    mayStart: () => boolean,
  ): Promise<RemotePost>;
  /** The address of a published post as the network gives it. */
  readAddress(target: TargetAccess, remoteId: string): Promise<string>;
  /**
   * Looks for a post on the target. @returns null only when the whole list from `since` on was read and the post is not in it.
   */
  findPost(target: TargetAccess, wanted: SearchedPost): Promise<RemotePost | null>;
}

export interface Proof {
  sha256: string;
  url: string;
  width: number;
  height: number;
}

export interface Piece {
  contentType: string;
  title: string;
  /** The text that is suggested for a post, in the member's brand. */
  caption: string;
  path: string;
  publicUrl: string | null;
  /** Its figures are invented: it is never posted. */
  sample: boolean;
  /** It speaks of a day or an hour: late it would be untrue. */
  ofDay: boolean;
}

/** What a list says of a piece. */
export interface PieceName {
  contentType: string;
  titles: Record<Language, string>;
  path: string;
  sample: boolean;
}

export interface SharingDeps {
  db: Db;
  clock: Clock;
  random: Random;
  vault: Vault;
  networks: Record<NetworkId, SocialNetwork>;
  timings: Record<NetworkId, Timings>;
  /** Keys the markers: 32 bytes. */
  markerKey: Buffer;
  /** The address of this installation, without a slash at its end: `https://members.example.com`. */
  publicUrl: string;
  sharesPerHour: number;
  /** What a member's post would show now; the same brand and piece give the same proof. Throws `not_found` for an unknown piece. */
  makeProof(memberId: string, wanted: { contentId: string; language: Language; size: Size }): Promise<Proof>;
  /** The bytes of a proof, or null when they are gone. */
  readProof(sha256: string): Promise<Buffer | null>;
  readPiece(memberId: string, contentId: string, language: Language): Promise<Piece | null>;
  /** The names of those of these pieces that are in the library, by id. */
  namePieces(contentIds: readonly string[]): Promise<ReadonlyMap<string, PieceName>>;
  /** What members hold now, by member; nobody who holds nothing. */
  featuresOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Tells the worker of this process that something is due now. */
  wakeWorker(): void;
  reportError(error: unknown): void;
}

export interface DeliveryDeps extends Omit<SharingDeps, 'wakeWorker'> {
  /** Milliseconds of a clock that never jumps, for the send deadline. */
  monotonicMs(): number;
  /** Names this worker in the ledger. */
  worker: string;
  /** Whether a lease under this name can only be one's own from before a restart; then it ends at the start. */
  takeOverLeases: boolean;
  /** Posts in flight at once. */
  concurrency: number;
  pollMs: number;
  /** What wakes the worker between two polls; one of its own when left out. */
  signal?: WakeSignal;
}
