import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api/api-error.ts';

/** What a member keeps of something that they have not finished. */
export interface ToolDraft<Typed> {
  id: string;
  typed: Typed;
  updatedAt: string;
}

/** A draft as a page knows it. */
export interface KnownDraft {
  id: string;
  /** Null where nobody has noted it. */
  updatedAt: string | null;
}

interface DraftCalls<Typed> {
  list: (options: { signal: AbortSignal }) => Promise<{ drafts: ToolDraft<Typed>[] }>;
  add: (options: { body: { typed: Typed } }) => Promise<{ draft: ToolDraft<Typed> }>;
  save: (options: {
    params: { id: string };
    body: { typed: Typed; was?: string };
  }) => Promise<{ draft: ToolDraft<Typed> }>;
  remove: (options: { params: { id: string } }) => Promise<unknown>;
}

/** The drafts of one tool: what is kept, the last changed first, and the ways to change that. */
export function draftStore<Typed>(tool: string, calls: DraftCalls<Typed>) {
  const query = queryOptions({
    queryKey: ['tool-drafts', tool],
    queryFn: async ({ signal }) => (await calls.list({ signal })).drafts,
  });
  const add = async (typed: Typed) => (await calls.add({ body: { typed } })).draft;

  /** Changes a draft as it was known. */
  const change = async ({ was, typed }: { was: KnownDraft; typed: Typed }) =>
    (
      await calls.save({
        params: { id: was.id },
        body: { typed, ...(was.updatedAt !== null && { was: was.updatedAt }) },
      })
    ).draft;

  /** Keeps what is typed as the draft that was opened, or as one of its own. */
  async function keep({ was, typed }: { was: KnownDraft | null; typed: Typed }): Promise<ToolDraft<Typed>> {
    if (was === null) return add(typed);
    try {
      return await change({ was, typed });
    } catch (error) {
      // Deleted or changed elsewhere meanwhile: what is typed here is kept beside it.
      if (hasCode(error, 'not_found') || hasCode(error, 'draft_moved_on')) return add(typed);
      throw error;
    }
  }

  const remove = async (id: string) => {
    await calls.remove({ params: { id } });
  };
  return { query, change, keep, remove };
}

export type DraftStore<Typed> = ReturnType<typeof draftStore<Typed>>;

/** Keeps what is typed: as the draft that it was opened from, or as a new one. */
export function useKeepDraft<Typed>({ query, keep }: DraftStore<Typed>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: keep, onSuccess: () => queryClient.invalidateQueries(query) });
}

/** Changes a draft, unless it was changed elsewhere meanwhile; then it is read again. */
export function useChangeDraft<Typed>({ query, change }: DraftStore<Typed>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries(query) });
}

/** Deletes the draft of an id. */
export function useRemoveDraft<Typed>({ query, remove }: DraftStore<Typed>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: remove, onSuccess: () => queryClient.invalidateQueries(query) });
}
