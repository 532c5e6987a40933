import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';
import { forgetDraft } from './components/composer/drafts/draft-store.ts';
import type { DraftBody, SavedDraft } from './draft-model.ts';

/** A slow network must not keep anybody from posting: after this the composer opens without looking for a draft. */
const DRAFT_WAIT_MS = 5000;
export const draftsKey = ['sharing', 'drafts'] as const;

/** The draft of a piece, asked for anew with every opening: another device may have changed it. */
export function draftQuery(contentId: string, openingId: string) {
  return queryOptions({
    queryKey: ['sharing', 'draft', contentId, openingId],
    queryFn: async (): Promise<SavedDraft | null> =>
      (await api.sharing.getDraft({ params: { contentId }, signal: AbortSignal.timeout(DRAFT_WAIT_MS) })).draft,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** The member's drafts, the one changed last first, page by page. */
export function draftsQuery(limit = 20) {
  return infiniteQueryOptions({
    queryKey: [...draftsKey, limit],
    queryFn: ({ pageParam, signal }) =>
      api.sharing.listDrafts({ query: { limit, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function saveDraft(contentId: string, body: DraftBody): Promise<unknown> {
  return api.sharing.saveDraft({ params: { contentId }, body });
}

export function removeDraft(contentId: string): Promise<unknown> {
  return api.sharing.deleteDraft({ params: { contentId } });
}

type DraftPages = InfiniteData<Answer<'sharing', 'listDrafts'>>;

/** Whether a draft is there: false deletes it, true puts it back as it was. */
export interface DraftPresence {
  draft: SavedDraft;
  there: boolean;
}

function withDraft(items: readonly SavedDraft[], { draft, there }: DraftPresence): SavedDraft[] {
  const others = items.filter(({ content }) => content.id !== draft.content.id);
  return there ? [...others, draft].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) : others;
}

/** Deletes a draft, with what this browser may still hold of it, or puts it back. The lists show it at once. */
export function useDraftPresence() {
  const memberId = useSession()?.user.id ?? '';
  return useOptimistic<DraftPresence, unknown>({
    name: 'drafts',
    call({ draft: { content, createdAt: _made, updatedAt: _changed, ...body }, there }) {
      return there ? saveDraft(content.id, body) : removeDraft(content.id);
    },
    foresee: (sent) => [
      {
        queryKey: draftsKey,
        change: ({ pages, ...rest }: DraftPages): DraftPages => ({
          ...rest,
          // One that comes back stands among those of the first page.
          pages: pages.map((page, at) => ({
            ...page,
            items: withDraft(page.items, { ...sent, there: sent.there && at === 0 }),
          })),
        }),
      },
    ],
    // Last words may have been closed away faster than they were saved.
    onDone: (_answer, { draft, there }) => there || forgetDraft({ memberId, contentId: draft.content.id }),
  });
}
