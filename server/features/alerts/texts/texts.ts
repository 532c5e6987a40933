import type { EndingStage } from '@yardsign/domain/alerts/ending-stage';
import type { PostNeed } from '@yardsign/domain/alerts/post-need';
import type { PostReason } from '@yardsign/domain/sharing/delivery';
import type { TargetKind } from '@yardsign/domain/sharing/networks/target';

/** A target of a kind, as sentences speak of it: *the page*, *this page*, *pages*. */
interface TargetWords {
  the: string;
  this: string;
  many: string;
}

interface About {
  count: number;
  network: string;
  /** Of the target of the first post. */
  words: TargetWords;
  /** Where the network wants an account confirmed before it takes covers; null where it does not. */
  confirmedAt: string | null;
  /** Of the first post. */
  title: string;
}

interface PostsText {
  label: string;
  subject(about: About): string;
  title(about: About): string;
  kept(about: About): string;
  todo(about: About): string;
  button(about: About): string;
}

interface EndingText {
  label: string;
  subject(network: string, moment: string): string;
  title(network: string, moment: string): string;
  /** @param words of the network's usual targets */
  lead(network: string, words: TargetWords): string;
  kept(network: string): string;
  button(network: string): string;
}

/** Everything that the mails of this feature say, in one language. A missing line is a type error. */
export interface AlertTexts {
  kept: string;
  todo: string;
  more(count: number): string;
  postDetail(target: string, network: string, moment: string): string;
  posts: Record<PostNeed, PostsText>;
  /** Of first comments, whose posts are out. */
  comments: Record<'waits' | 'absent' | 'unknown', PostsText>;
  /** True of one post and of many. */
  reasons: Record<PostReason, (network: string, words: TargetWords) => string>;
  targets: Record<TargetKind, TargetWords>;
  ends(network: string, moment: string): string;
  ending: Record<EndingStage, EndingText>;
  footer: { posts: string; connection: string };
}
