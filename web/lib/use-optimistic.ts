import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';

/** What a change makes of the queries whose keys begin like this, as far as they are known. */
interface Foreseen {
  queryKey: QueryKey;
  /** Whether the change is of the query with this very key alone: those whose keys go on hold something else. All of them are read again. */
  exact?: boolean;
  change: (known: never) => unknown;
}

interface OptimisticOptions<Sent, Answer> {
  /** Changes of one thing share a name and go out one after the other, so that an undo never overtakes what it takes back. */
  name: string;
  call: (sent: Sent) => Promise<Answer>;
  /** What is on screen from the press on. */
  foresee: (sent: Sent) => readonly Foreseen[];
  onDone?: (answer: Answer, sent: Sent) => unknown;
}

/**
 * A change that is shown before the server has answered, for what can be taken back: never for what leaves the house, such as a
 * post. A refusal puts the screen back as it was. After the last change of a name the truth is read again.
 */
export function useOptimistic<Sent, Answer>({
  name,
  call,
  foresee,
  onDone,
}: OptimisticOptions<Sent, Answer>): UseMutationResult<Answer, Error, Sent> {
  const queryClient = useQueryClient();
  const mutationKey = ['optimistic', name];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: name },
    // Without a connection it waits for one: it is on screen, and can be taken back.
    networkMode: 'online',
    mutationFn: call,
    onMutate: async (sent) => {
      const foreseen = foresee(sent);
      // An answer that is on its way was true before the change.
      await Promise.all(foreseen.map(({ queryKey, exact = false }) => queryClient.cancelQueries({ queryKey, exact })));
      const before = foreseen.flatMap(({ queryKey, exact = false }) => queryClient.getQueriesData({ queryKey, exact }));
      for (const { queryKey, exact = false, change } of foreseen)
        queryClient.setQueriesData({ queryKey, exact }, (known: unknown) =>
          known === undefined ? undefined : change(known as never),
        );
      return before;
    },
    onError: (_error, _sent, before = []) => {
      // What a later change shows is not to be overwritten by what was there before this one.
      if (!isLast()) return;
      for (const [queryKey, known] of before) queryClient.setQueryData(queryKey, known);
    },
    onSuccess: (answer, sent) => onDone?.(answer, sent),
    onSettled: async (_answer, _error, sent) => {
      if (!isLast()) return;
      await Promise.all(foresee(sent).map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
