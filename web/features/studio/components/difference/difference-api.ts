import { changesOfSource, type ParagraphChange } from '@yardsign/domain/content/source-changes';
import type { Language } from '@yardsign/domain/languages';
import { toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/api/client.ts';

/** A paragraph that is not the same in two texts: what it says in both as HTML; null where a text does not have it. */
export interface ReadChange {
  readonly id: string;
  readonly kind: ParagraphChange['kind'];
  readonly before: string | null;
  readonly after: string | null;
  /** Of one that stands elsewhere, the paragraph that it follows now. */
  readonly follows: string | null;
}

/** Letters of one call: beyond that, paragraphs go in several. */
const MOST_LETTERS = 60_000;

function inCalls(paragraphs: readonly string[]): string[][] {
  const calls: string[][] = [];
  let letters = Infinity;
  for (const paragraph of paragraphs) {
    if (letters + paragraph.length > MOST_LETTERS) {
      calls.push([]);
      letters = 0;
    }
    calls.at(-1)?.push(paragraph);
    letters += paragraph.length;
  }
  return calls;
}

/** Paragraphs as HTML, by what is written. The server is the one place that makes HTML of a text. */
async function render(language: Language, paragraphs: readonly string[], signal: AbortSignal) {
  const calls = inCalls(paragraphs);
  const answers = await Promise.all(
    calls.map((call) => api.studio.renderStudioText({ body: { language, paragraphs: call }, signal })),
  );
  return new Map(calls.flatMap((call, at) => call.map((text, row) => [text, answers[at]?.html[row] ?? ''] as const)));
}

/** What is different between two texts, paragraph by paragraph, as they are read. */
export const differenceQuery = (language: Language, before: string, after: string) =>
  queryOptions({
    queryKey: ['studio', 'difference', language, before, after],
    async queryFn({ signal }): Promise<ReadChange[]> {
      const former = toParagraphs(before);
      const { changes } = changesOfSource(former, former, toParagraphs(after));
      const follows = ({ kind, after: followed }: ParagraphChange) => (kind === 'moved' ? followed : null);
      const needed = changes.flatMap((change) => [change.mine, change.theirs, follows(change)]);
      const html = await render(language, [...new Set(needed.filter((text) => text !== null))], signal);
      const htmlOf = (text: string | null) => (text === null ? null : (html.get(text) ?? null));
      return changes.map((change) => ({
        ...{ id: change.id, kind: change.kind, follows: htmlOf(follows(change)) },
        ...{ before: htmlOf(change.mine), after: htmlOf(change.theirs) },
      }));
    },
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
