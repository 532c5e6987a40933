import type { ContentType } from '@yardsign/domain/content/kinds';
import type { SlotAnswers, SlotFault } from '@yardsign/domain/content/slots';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getDraft } from '@yardsign/contracts/routes/sharing/drafts';
import type { listConnections } from '@yardsign/contracts/routes/sharing/connections';
import type { postSchema } from '@yardsign/contracts/routes/sharing/sharing';
import type { Language } from '@yardsign/domain/languages';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import type { Timings } from '@yardsign/domain/sharing/timings';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Memory } from '../../platform/database/memory.ts';
import type { Random } from '../../platform/random.ts';
import type { Vault } from '../../platform/vault.ts';
import type { NetworkAdapter } from './ports.ts';
import type { PostRow } from './rows.ts';
import type { WakeBell } from './posting/wake-signal.ts';

export type Post = z.infer<typeof postSchema>;
export type Draft = NonNullable<RouteTypes<typeof getDraft>['answer']['draft']>;
export type Connection = RouteTypes<typeof listConnections>['answer']['connections'][number];

type Size = Post['size'];

/** What the rules of a team look at. */
export type AskedPost = Pick<
  PostRow,
  'id' | 'owner_id' | 'content_type' | 'network' | 'caption' | 'first_comment' | 'language'
>;

/** A network as this feature works with it: what is known of it, and what speaks to it. */
export interface Network {
  /** As in the ledger and on the wire. */
  key: string;
  about: SocialNetwork;
  adapter: NetworkAdapter;
  timings: Timings;
  /** Whether members of this installation can connect it: an operator has its keys. */
  isOffered: boolean;
}

/** The networks by their keys. The list is the installation's, so that tests can add one of their own. */
export type Networks = Readonly<Record<string, Network>>;

export interface Proof {
  sha256: string;
  url: string;
  width: number;
  height: number;
}

/** A film as it lies in the store. */
export interface Film {
  sha256: string;
  /** Of the picture that stands for it. */
  poster: string;
  width: number;
  height: number;
  seconds: number;
  /** Of its member's intro, which runs before it; left out for none. */
  introSeconds?: number;
  bytes: number;
  mime: 'video/mp4';
  /** Digest of what it wears of the member's brand; null for a film in nobody's brand. */
  worn: string | null;
  /** The moment whose picture stands for it, in milliseconds, where its member has chosen one. */
  coverMs?: number;
  /** The picture of that moment. */
  coverSha256?: string;
  /** How it is encoded, once its file was looked at. */
  codec?: string;
  soundCodec?: string | null;
}

/** What the file of a film says: a network looks at nothing else. Its size is that in which it is shown. */
type FilmProbe = Pick<Film, 'seconds' | 'width' | 'height'> & { codec: string; soundCodec: string | null };

/** A film of a piece, by the digest of its file: that of the library, or one that its member has made. */
export interface FilmFile {
  /** Who posts it: another member's film of the same bytes has another picture. */
  memberId: string;
  contentId: string;
  language: Language;
  sha256: string;
}

export interface Piece {
  contentType: ContentType;
  title: string;
  /** The text that is suggested for a post, in the member's brand. */
  caption: string;
  path: string;
  publicUrl: string | null;
  /** The film that it is, in nobody's brand; null for what is none, and for one that its member has begun, which there is in their brand alone. */
  film: Film | null;
  /** The same in the member's brand as it is now; null while they have not made it. */
  wornFilm: Film | null;
  /** Its figures are invented: it is never posted. */
  sample: boolean;
  /** It speaks of a day or an hour: late it would be untrue. */
  ofDay: boolean;
  /** Its text in this language is older than its twin. */
  outdated: boolean;
  /** The facts that it is posted with, and what is wrong with them. */
  answers: SlotAnswers;
  unfilled: readonly { key: string; fault: SlotFault }[];
}

/** What a list says of a piece. */
export interface PieceName {
  contentType: ContentType;
  titles: Record<Language, string>;
  path: string;
  sample: boolean;
  /** Its writer has not published it. */
  isDraft: boolean;
}

export interface SharingDeps {
  db: Db;
  clock: Clock;
  random: Random;
  vault: Vault;
  networks: Networks;
  /** Keys the markers: 32 bytes. */
  markerKey: Buffer;
  /** The address of this installation, without a slash at its end: `https://members.example.com`. */
  publicUrl: string;
  sharesPerHour: number;
  /** What a member's post would show now; the same brand and piece give the same proof. Throws `not_found` for an unknown piece. */
  makeProof(
    memberId: string,
    wanted: { contentId: string; language: Language; size: Size; answers?: SlotAnswers },
  ): Promise<Proof>;
  /** The bytes of a proof, or null when they are gone. */
  readProof(sha256: string): Promise<Buffer | null>;
  /** Bytes of a film from one place up to another; null when it is gone. */
  readFilm(film: FilmFile, from: number, to: number): Promise<Buffer | null>;
  /** What a film is by its own file; undefined when that is no film, or is gone. */
  probeFilm(film: FilmFile): Promise<FilmProbe | undefined>;
  /** The picture that stands for a film. */
  readPoster(film: FilmFile): Promise<Buffer | null>;
  /** A picture of the member. Throws `invalid_request` where they have none of this digest. */
  mustOwnPicture(memberId: string, sha256: string): Promise<void>;
  /** The bytes of a member's picture, or null when they are gone. */
  readPicture(sha256: string): Promise<Buffer | null>;
  /** Digest of what the film of a piece would wear of a member's brand now; null when it is no film any more. */
  readWorn(film: Omit<FilmFile, 'sha256'>): Promise<string | null>;
  /** A public address of the bytes of a proof, good for a short time. */
  pictureAddress(sha256: string): string;
  /** @param answers the facts that a post was made with; what the member has filled in now when left out. */
  readPiece(memberId: string, contentId: string, language: Language, answers?: SlotAnswers): Promise<Piece | null>;
  /** The names of those of these pieces that are in the library, by id. @param readerId a member: then of those alone that are for them. */
  namePieces(contentIds: readonly string[], readerId?: string): Promise<ReadonlyMap<string, PieceName>>;
  /** The ids of the pieces for a reader that are called so, by the names: a title in either language, or the address of a page. */
  findNamed(names: readonly string[], readerId: string): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The ids of those of these posts whose pieces have no page on the public site of their members. */
  findMissingPages(posts: readonly { id: string; memberId: string; contentId: string }[]): Promise<ReadonlySet<string>>;
  /** What members hold now, by member; nobody who holds nothing. */
  featuresOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Which of these posts somebody of a team has to agree to before they go out, and which the team lets nobody share by hand. */
  mustAsk(db: Db | Tx, posts: readonly AskedPost[]): Promise<ReadonlyMap<string, { stops: boolean }>>;
  /** Has those asked who may agree, if and only if the transaction is committed. */
  askSoon(tx: Tx): Promise<void>;
  /** Has the hours of a member's jobs looked at again whose words their new brand has made too long. */
  refitSoon(memberId: string): Promise<void>;
  /** Tells the worker of this process that something is due now. */
  wakeWorker(): void;
  reportError(error: unknown): void;
}

/** What the calls of pages need. */
export interface PageDeps extends SharingDeps {
  /** What pages were told of connections a moment ago. */
  connectionPages: Memory;
}

export interface DeliveryDeps extends Omit<SharingDeps, 'wakeWorker'> {
  /** Milliseconds of a clock that never jumps, for the send deadline. */
  monotonicMs(): number;
  /** Names this worker in the ledger. */
  worker: string;
  /** Whether a lease under this name can only be one's own from before a restart; then it ends at the start. */
  takeOverLeases: boolean;
  /** Calls under way at once, to each network. */
  concurrency: number;
  pollMs: number;
  /** What wakes the worker between two polls; nothing but its own `wake` when left out. */
  bell?: WakeBell;
}
