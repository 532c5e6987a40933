import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api/api-error.ts';

/** What a member keeps of something that they have not finished. */
export interface ToolDraft<Typed> {
  id: string;
  typed: Typed;
  updatedAt: string;
}

interface DraftCalls<Typed> {
  list: (options: { signal: AbortSignal }) => Promise<{ drafts: ToolDraft<Typed>[] }>;
  add: (options: { body: { typed: Typed } }) => Promise<{ draft: ToolDraft<Typed> }>;
  save: (options: { params: { id: string }; body: { typed: Typed } }) => Promise<{ draft: ToolDraft<Typed> }>;
  remove: (options: { params: { id: string } }) => Promise<unknown>;
}

/** The drafts of one tool: what is kept, the last changed first, and the ways to change that. */
export function draftStore<Typed>(tool: string, calls: DraftCalls<Typed>) {
  const query = queryOptions({
    queryKey: ['tool-drafts', tool],
    queryFn: async ({ signal }) => (await calls.list({ signal })).drafts,
  });
  const add = async (typed: Typed) => (await calls.add({ body: { typed } })).draft;

  async function keep({ id, typed }: { id: string | null; typed: Typed }): Promise<ToolDraft<Typed>> {
    if (id === null) return add(typed);
    try {
      return (await calls.save({ params: { id }, body: { typed } })).draft;
    } catch (error) {
      // Deleted elsewhere meanwhile: what is typed here is kept all the same.
      if (hasCode(error, 'not_found')) return add(typed);
      throw error;
    }
  }

  const remove = async (id: string) => {
    await calls.remove({ params: { id } });
  };
  return { query, keep, remove };
}

export type DraftStore<Typed> = ReturnType<typeof draftStore<Typed>>;

/** Keeps what is typed: as a new draft, or as the one of this id. */
export function useKeepDraft<Typed>({ query, keep }: DraftStore<Typed>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: keep, onSuccess: () => queryClient.invalidateQueries(query) });
}

/** Deletes the draft of an id. */
export function useRemoveDraft<Typed>({ query, remove }: DraftStore<Typed>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: remove, onSuccess: () => queryClient.invalidateQueries(query) });
}
