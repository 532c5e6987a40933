import type { Figures } from '@yardsign/domain/results/what-worked';
import type { Mention, Named } from '@yardsign/domain/sharing/mentions';
import type { TargetKind } from '@yardsign/domain/sharing/networks/target';
import type { z } from 'zod';
import type { Secret } from '../../platform/vault.ts';

/** What a network's failure means for us, whatever it calls it. */
export type FailureKind =
  /** The token is dead or lacks a right. Only the member can change that. */
  | 'reconnect'
  /** A definite no to this very content. */
  | 'rejected'
  /** Turned away for the moment, before any effect. */
  | 'retry-later'
  /** It could not be reached, or a call without effect did not get through. */
  | 'outage'
  /** The call may have had its effect. */
  | 'unknown-outcome';

/** What a failure is about. Only a failure of the connection may end the connection, and only a failure of a target closes that target. */
export type Concern = 'post' | 'target' | 'connection' | 'network';

/** What a code of a network means. Each adapter keeps a table of these, and no `if` beside it. */
export interface Meaning {
  kind: FailureKind;
  concerns: Concern;
  /** More than the kind says, where the rules need it. */
  detail?:
    | 'token'
    | 'role'
    | 'permission'
    | 'duplicate'
    | 'blocked'
    | 'target'
    | 'comment-permission'
    | 'post-gone'
    | 'too-late'
    | 'consent-spent'
    | 'not-prolonged'
    | 'quota'
    | 'unreadable'
    | 'processing-timeout'
    | 'processing-failed'
    | undefined;
  /** What we keep of the connection is of no use any more: targets and tokens are dropped. */
  forgets?: boolean;
  /** The picture that was uploaded for the post is of no use any more: the next attempt uploads another. */
  spendsUpload?: boolean;
}

/** How an adapter says no. The message is for logs; `networkMessage` is what the network wrote for the person. */
export class NetworkError extends Error implements Meaning {
  override readonly name = 'NetworkError';
  readonly kind: FailureKind;
  readonly concerns: Concern;
  readonly detail: Meaning['detail'];
  readonly forgets: boolean;
  readonly spendsUpload: boolean;
  /** The network's own code, as members and support read it: `190/463`. */
  readonly code: string | undefined;
  readonly networkMessage: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    meaning: Meaning,
    message: string,
    more: {
      code?: string | undefined;
      networkMessage?: string | undefined;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = meaning.kind;
    this.concerns = meaning.concerns;
    this.detail = meaning.detail;
    this.forgets = meaning.forgets ?? false;
    this.spendsUpload = meaning.spendsUpload ?? false;
    this.code = more.code;
    this.networkMessage = more.networkMessage;
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** What a member has agreed to: a token for calls in their name. */
export interface Grant {
  token: Secret<string>;
  /** Seconds from now until it ends; null for one without an end. */
  expiresInSeconds: number | null;
  /** What the next token is asked for with, without the person; null or left out where only they can renew it. Often it works once. */
  renewal?: Secret<string> | null;
}

/** The account that has agreed, what it has granted, and where posts can go. */
interface Access {
  account: { id: string; name: string; granted: string[] };
  targets: NetworkTarget[];
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

/** What a network gave for a picture that nobody sees yet. Only its adapter reads it. */
export type Handle = Readonly<Record<string, string>>;

/** What a lost post is recognised by. */
export interface SearchedPost {
  handle: Handle | null;
  link: string | null;
  marker: string;
  message: string;
  /** No attempt was made before, by our clock. The network's may say something else of that instant. */
  since: Date;
  /** Ids on the network that are known to be other posts of ours: the same words do not make them this one. */
  others: ReadonlySet<string>;
}

/** A picture on its way, with what belongs to it on networks that take both at once. */
export interface OutgoingPicture {
  bytes: Buffer;
  type: string;
  /** Where anybody who has the address may fetch these bytes, for a short time: some networks take no file. */
  address(): string;
  /** What it shows, for those who cannot see it. */
  altText: string;
  message: string;
  /** Whom its post names, on networks that are told with what is uploaded; left out for nobody. */
  mentions?: readonly Mention[];
}

type CoverPicture = Pick<OutgoingPicture, 'bytes' | 'type'>;

/** A film on its way, read in parts: it is never in memory whole. */
export interface OutgoingVideo {
  /** Of the whole file. */
  sha256: string;
  bytes: number;
  type: string;
  seconds: number;
  /** The moment whose picture stands for it, in milliseconds. */
  coverMs: number;
  title: string;
  message: string;
  /** Whom its post names; left out for nobody. */
  mentions?: readonly Mention[];
  /** Where anybody who has the address may fetch it, for a short time: some networks take no file. */
  address(): string;
  /** The picture that stands for it, on networks that take one; null when it is gone. */
  cover?(): Promise<CoverPicture | null>;
  /** The bytes from one place up to another, which is not among them. */
  read(from: number, to: number): Promise<Buffer>;
}

/** How films get to a network. Nobody sees anything of it before `publish`. */
export interface VideoLine {
  /** Opens an upload. @returns its handle, which is kept before a byte of the film goes out. */
  open(target: TargetAccess, video: OutgoingVideo): Promise<Handle>;
  /** Sends all of the film but what `publish` sends, from where an earlier attempt has stopped. Safe to repeat. */
  feed(target: TargetAccess, handle: Handle, video: OutgoingVideo): Promise<void>;
  /** Puts a cover on a film that is out, where it is taken only then. Safe to repeat. */
  dress?(target: TargetAccess, remoteId: string, cover: CoverPicture): Promise<void>;
}

/** A comment by a target under its own post, which the network names so. */
interface OutgoingComment {
  postId: string;
  message: string;
}

/** How comments get under posts. */
export interface CommentLine {
  /** The one call that has an effect, under the rules of `publish`. @returns the id of the comment. */
  publish(target: TargetAccess, comment: OutgoingComment, mayStart: () => boolean): Promise<string>;
  /** Looks for a comment of the target with these words. @returns its id; null only when all comments were read. */
  find(target: TargetAccess, comment: OutgoingComment): Promise<string | null>;
}

/** How a published post is changed. Both are safe to repeat. */
interface ChangeLine {
  reword(target: TargetAccess, remoteId: string, words: Pick<OutgoingPost, 'message' | 'mentions'>): Promise<void>;
  /** A post that is not there any more is one that was taken down. */
  takeDown(target: TargetAccess, remoteId: string): Promise<void>;
}

/** A post as it is to be published. */
export interface OutgoingPost {
  message: string;
  link: string | null;
  /** What the piece is called. */
  title: string;
  /** What its picture shows, on networks that take that with the post. */
  altText: string;
  /** Whom it names and the network is told of; left out for nobody. */
  mentions?: readonly Mention[];
  handle: Handle | null;
  /** The film that it carries, where it is one. */
  video?: OutgoingVideo;
}

/** What speaks to a network. Every call throws NetworkError, and nothing else, when it does not succeed. */
export interface NetworkAdapter {
  /** Where the member says yes. @param askAgain asks once more for what was declined before. */
  consentUrl(input: { state: string; redirectUri: string; scopes: readonly string[]; askAgain: boolean }): string;
  /** Whether the app may ask for a permission: one that it was not approved for is not missing. Left out where it may ask for all. */
  mayAskFor?(scope: string): boolean;
  /**
   * Makes a grant of what came back from the consent screen, for as long as the network gives one without the person.
   *
   * @throws NetworkError with the detail `consent-spent` for a code that was used or ran out, `not-prolonged` where only a short grant was had.
   */
  redeem(input: { code: string; redirectUri: string; state: string }): Promise<Grant>;
  /** Asks for the next token. Null where there is none to be had without the person. */
  renew: ((renewal: Secret<string>) => Promise<Grant>) | null;
  readAccess(token: Secret<string>): Promise<Access>;
  /** Takes back what the member agreed to. Null where that would end what other accounts of the same person hold. */
  revoke: ((token: Secret<string>) => Promise<void>) | null;
  /** How many posts a target has taken within the window of its limit, and how many it takes. Null where the network does not say. */
  readQuota: ((target: TargetAccess) => Promise<{ used: number; most: number } | null>) | null;
  /** The first hundred posts that wait on a target itself, which some other program has left there; a picture without words has none. Null where the network does not say. */
  readScheduled: ((target: TargetAccess) => Promise<{ id: string; message: string; dueAt: Date }[]>) | null;
  /** Whom these words may mean there, at most ten, the likeliest first. Null where nobody is found for a program like ours. */
  findMentions: ((target: TargetAccess, words: string) => Promise<Named[]>) | null;
  /** Null where no films are taken. */
  video: VideoLine | null;
  /** Null where no comment can follow a post. */
  comment: CommentLine | null;
  /** Null where a program can change nothing that is out; `changes` in its row says so. */
  changing: ChangeLine | null;
  /** Exchanges the short token of a browser login for the longest grant there is; null where only a consent screen gives one. */
  prolong: ((short: Secret<string>) => Promise<Grant>) | null;
  /** Uploads a picture that nobody sees yet. Safe to repeat. @returns its handle and the SHA-256 of the bytes that were sent. */
  uploadPicture(target: TargetAccess, picture: OutgoingPicture): Promise<{ handle: Handle; sha256: string }>;
  /**
   * Uploads several pictures that one post is to show, in their order; nobody sees them yet. Null where a post shows one. Safe to repeat.
   *
   * @returns one handle for all, and the SHA-256 of the bytes of each
   */
  uploadPictures:
    | ((target: TargetAccess, pictures: readonly OutgoingPicture[]) => Promise<{ handle: Handle; sha256s: string[] }>)
    | null;
  /**
   * Asks whether what was uploaded can be published by now. Null where it always can. Safe to repeat.
   *
   * @returns null when it can, else the handle as it is to be kept, and how long to wait before asking again.
   */
  checkUpload: ((target: TargetAccess, handle: Handle) => Promise<{ handle: Handle; waitMs: number } | null>) | null;
  /**
   * The one call that has an effect. @param mayStart asked immediately before the first byte; on false nothing is sent and
   * the failure is an `outage` with the detail `too-late`.
   */
  publish(target: TargetAccess, post: OutgoingPost, mayStart: () => boolean): Promise<RemotePost>;
  /** What the network counts of a published post. Null where it tells us nothing of that. */
  readFigures: ((target: TargetAccess, remoteId: string) => Promise<Figures>) | null;
  /** The address of a published post as the network gives it. */
  readAddress(target: TargetAccess, remoteId: string): Promise<string>;
  /**
   * Looks for a post on the target. @returns null only when the whole list from `since` on was read and the post is not in it.
   */
  findPost(target: TargetAccess, wanted: SearchedPost): Promise<RemotePost | null>;
}

/** What an adapter is made in. */
export interface AdapterPlace {
  /** Where the sandbox stands in for the networks: for calls of ours, and for the browsers of members. Null for the real ones. */
  sandbox: { internal: string; public: string } | null;
  /** T: a call is given up after this long. */
  timeoutMs: number;
  /** Our own time, in epoch milliseconds. */
  now(): number;
}

/** What an adapter's folder offers to the list of networks. */
export interface NetworkPlug<Shape extends z.ZodRawShape> {
  /** Its settings of the environment, with texts for operators. */
  settings: Shape;
  /** Those of them that name its app and prove it, whose defaults are the sandbox's: all of them are needed without it. */
  credentials: readonly (keyof Shape & string)[];
  create(settings: z.infer<z.ZodObject<Shape>>, place: AdapterPlace): NetworkAdapter;
  /** How its simulator is to know this installation. */
  registered(settings: z.infer<z.ZodObject<Shape>>): object;
}
