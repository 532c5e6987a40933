import { fromParagraphs, toParagraphs } from '../studio/paragraphs.ts';
import { changesOfSource, type ParagraphChange } from './source-changes.ts';

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

const LINES = ['title', 'description', 'caption'] as const;

/** What a change of a source is of: a line beside its text, or what became of a paragraph. */
export const SOURCE_CHANGES = [...LINES, 'rewritten', 'inserted', 'deleted', 'moved'] as const;

/** A change of a source since it was copied: of a line beside its text, or of one paragraph. */
export interface SourceChange extends Omit<ParagraphChange, 'kind'> {
  readonly kind: (typeof SOURCE_CHANGES)[number];
}

/** What a source has changed, and a copy with some of it. */
interface SourceChanges {
  readonly changes: readonly SourceChange[];
  /** The copy with the changes of these ids. */
  readonly take: (ids: ReadonlySet<string>) => OwnText;
}

/**
 * What has changed in the source of a copy, each change to be taken over or left alone by itself.
 *
 * @param base the source when the copy was made; null where nobody knows it. Then all that sets the source apart from the copy is a change,
 *   and may be the member's own words.
 */
export function sourceChanges(base: OwnText | null, mine: OwnText, theirs: OwnText): SourceChanges {
  const former = base ?? mine;
  const lines = LINES.filter((name) => former[name] !== theirs[name] && mine[name] !== theirs[name]);
  const [taken, own, now] = [former, mine, theirs].map(({ contents }) => toParagraphs(contents)) as [
    string[],
    string[],
    string[],
  ];
  const paragraphs = changesOfSource(taken, own, now);
  const ofLines = lines.map((name): SourceChange => ({
    ...{ id: name, kind: name, mine: mine[name], theirs: theirs[name], after: null },
    isContested: mine[name] !== former[name],
  }));
  const changes = [...ofLines, ...paragraphs.changes].map((change) =>
    base === null ? { ...change, isContested: true } : change,
  );
  function contentsWith(ids: ReadonlySet<string>): string {
    if (!paragraphs.changes.some(({ id }) => ids.has(id))) return mine.contents;
    const text = fromParagraphs(paragraphs.take(ids));
    // What says the same is the source to the last sign.
    return text === fromParagraphs(now) ? theirs.contents : text;
  }
  return {
    changes,
    take(ids) {
      const taking = Object.fromEntries(lines.filter((name) => ids.has(name)).map((name) => [name, theirs[name]]));
      return { ...mine, ...taking, contents: contentsWith(ids) };
    },
  };
}

/** The changes that are nobody's words but the source's: what is taken over where nobody has chosen. */
export function uncontested(changes: readonly SourceChange[]): Set<string> {
  return new Set(changes.filter(({ isContested }) => !isContested).map(({ id }) => id));
}
