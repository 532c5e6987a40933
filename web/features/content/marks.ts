import { type Query, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';
import { noteUse } from '../../lib/usage/note-use.ts';

type Marks = Answer<'content', 'listMarks'>;

const KEY = ['content', 'marks'];

/** What the member saved and shared. What is shared elsewhere on this page makes it old. */
export const marksQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }): Promise<Marks> => api.content.listMarks({ signal }),
  // Another page of the member's may have saved or shared something.
  refetchOnWindowFocus: 'always',
});

/** The pieces that the member saved and shared, by their ids; none as long as it is not known. */
export function useMarks() {
  const { data } = useQuery(marksQuery);
  return useMemo(
    () => ({ saved: new Set(data?.saved ?? []), shared: new Set(data?.shared ?? []), known: data !== undefined }),
    [data],
  );
}

interface Mark {
  id: string;
  saved: boolean;
}

function withMark(marks: Marks, { id, saved }: Mark): Marks {
  const others = marks.saved.filter((other) => other !== id);
  return { ...marks, saved: saved ? [id, ...others] : others };
}

const isOfSaved = ({ queryKey: [, , filters] }: Query) =>
  typeof filters === 'object' && filters !== null && 'show' in filters && filters.show === 'saved';

/** Saves a piece or lets it go. */
export function useSaveMark() {
  const queryClient = useQueryClient();
  return useOptimistic({
    name: 'content-mark',
    async call({ id, saved }: Mark) {
      if (!saved) return api.content.removeMark({ params: { id } });
      await api.content.saveMark({ params: { id } });
      return noteUse('save');
    },
    foresee: (mark) => [{ queryKey: KEY, change: (marks: Marks) => withMark(marks, mark) }],
    onDone: () => queryClient.invalidateQueries({ queryKey: ['content', 'list'], predicate: isOfSaved }),
  });
}
