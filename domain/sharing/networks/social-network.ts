import type { TargetKind } from './target.ts';

/** Permissions that are asked for together. What they are for the member reads as a text of the network. */
interface PermissionGroup {
  key: string;
  scopes: readonly string[];
  /** Whether nothing can be posted without them. */
  needed: boolean;
}

interface PictureRules {
  /** How many one post carries at most. */
  most: number;
  types: readonly ('image/jpeg' | 'image/png')[];
  mostBytes: number;
  /** Width by height; null where every shape is taken. */
  ratio: { least: number; most: number } | null;
}

interface VideoRules {
  types: readonly ('video/mp4' | 'video/quicktime')[];
  mostBytes: number;
  seconds: { least: number; most: number };
  /** How its pictures may be encoded, by the four letters of a movie; null where every way is taken. */
  codecs: readonly string[] | null;
  /** The same of its sound. A film without sound is taken everywhere. */
  soundCodecs: readonly string[] | null;
  /** Width by height; null where every shape is taken. */
  ratio: { least: number; most: number } | null;
  /** How it is told what stands for the film: a moment of it, or a picture of its own. Null where it takes what it likes. */
  cover: 'moment' | 'picture' | null;
  /** Where an account has to be confirmed before a cover of its own is taken; null where that is not asked. */
  coversConfirmedAt: string | null;
}

/** A comment by the target itself under its own post. */
interface CommentRules {
  /** What has to be granted beside what posting takes: without it posts go out all the same, and no comment follows. */
  scopes: readonly string[];
  /** The longest text, in UTF-16 units. */
  most: number;
  hashtagsMost: number | null;
}

/** How somebody can be named. */
interface MentionRules {
  /**
   * What becomes of an @name in the words: a link by itself; a link where the member chose whom it means (and the program may name them);
   * plain text.
   */
  words: 'link' | 'chosen' | 'plain';
  /** What an id looks like under which the network is told of somebody. Null where it is told of nobody. */
  id: RegExp | null;
  /** What has to be granted for somebody to be found by their name. */
  scopes: readonly string[];
  /** How many can be named on a picture or a film, and how many can be asked to post along. */
  tags: number;
  collaborators: number;
}

/** What people did with a post, as the network tells it. */
interface FigureRules {
  /** The kinds of target of whose posts it tells. */
  of: readonly TargetKind[];
  /** What has to be granted beside what posting takes. */
  scopes: readonly string[];
}

/** What can be posted there, and within which limits. */
export interface Capabilities {
  /** A link of which the network draws its own preview. */
  link: boolean;
  /** Whether that preview shows a picture that we send along. */
  linkPicture: boolean;
  picture: PictureRules | null;
  video: VideoRules | null;
  /** The longest text, as the network counts: in UTF-16 units unless it has a way of its own. */
  textMost: number;
  lengthOf?: (text: string) => number;
  /** How much of that a link takes that stands in the text; 0 where it stands beside it. */
  linkRoom: number;
  /** How many hashtags and mentions a text has at most; null where they are not counted. */
  tagsMost: { hashtags: number; mentions: number } | null;
  mentions: MentionRules;
  /** How a comment of ours can follow the post; null where none can. */
  firstComment: CommentRules | null;
  /** Whether it tells what people did with a post; null where it does not. */
  figures: FigureRules | null;
  /** Whether a published post can be given other words, and be taken down, by the program that made it; left out where it cannot. */
  changes?: true;
  /** How far ahead the network itself takes a post for later; null where it does not. We schedule by ourselves all the same. */
  ownScheduling: { leastMs: number; mostMs: number } | null;
  /** How many posts it takes for one target; null where no number is known. */
  quota: { posts: number; everyMs: number } | null;
  /** Whether the target itself is asked how much of it is used; left out where nobody can be asked. */
  asksQuota?: true;
}

/** A network as everything but its adapter knows it. Its texts stand in the catalogs under its key. */
export interface SocialNetwork {
  /** Its own name, the same in every language. */
  name: string;
  /** Its number in the documents, which autopilot's calls carry; left out for a network that has none. */
  wireId?: number;
  /** What the documents call it in addresses, where that is not its key. */
  wireName?: string;
  /** What posts go to, the usual kind first. */
  targetKinds: readonly [TargetKind, ...TargetKind[]];
  /** What an id of a target looks like. Anything else is blanked, so that it can never become part of a path. */
  targetId: RegExp;
  /** The consent screen that it is connected on, by a name: networks that share one are connected together. */
  consent: string;
  /** In the order in which the member reads what is missing. */
  permissions: readonly PermissionGroup[];
  capabilities: Capabilities;
  /** The wait rule: how late a sent call may still take effect (D), and how late an effect may show in a list (L). */
  wait: { lateEffectMs: number; listLagMs: number };
  /** What it puts behind the address that it sends people back to; null for nothing. */
  returnMark: string | null;
}
