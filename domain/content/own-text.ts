import { mergeKeepingMine } from '../studio/merge.ts';
import { fromParagraphs, toParagraphs } from '../studio/paragraphs.ts';

/** What a member writes of a piece in one language. */
export interface OwnText {
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly contents: string;
  readonly caption: string;
}

/** What a member does about a copy whose source has changed: leave it, take what changed there, or take the source as it is now. */
export const SOURCE_CHOICES = ['keep', 'merge', 'take'] as const;
export type SourceChoice = (typeof SOURCE_CHOICES)[number];

/** A line that only the source has changed follows it; one that the member has written in stays. */
const follow = (base: string, mine: string, theirs: string) => (mine === base ? theirs : mine);

/**
 * A copy with what has changed in its source since. Where the member has written in the same paragraphs, their words stay.
 *
 * @param base the source when the copy was made. @returns also how many changes were left out for the member's own words.
 */
export function withSourceChanges(base: OwnText, mine: OwnText, theirs: OwnText): { text: OwnText; left: number } {
  const lines = ['title', 'description', 'caption'] as const;
  const kept = lines.filter((name) => base[name] !== theirs[name] && mine[name] !== base[name]);
  const { merged, left } = mergeKeepingMine(
    toParagraphs(base.contents),
    toParagraphs(mine.contents),
    toParagraphs(theirs.contents),
  );
  return {
    text: {
      title: follow(base.title, mine.title, theirs.title),
      description: follow(base.description, mine.description, theirs.description),
      contents: mine.contents === base.contents ? theirs.contents : fromParagraphs(merged),
      caption: follow(base.caption, mine.caption, theirs.caption),
    },
    left: left + kept.filter((name) => mine[name] !== theirs[name]).length,
  };
}
