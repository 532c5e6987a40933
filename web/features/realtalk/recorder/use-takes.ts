import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportError } from '../../../lib/report-error.ts';
import type { TakeStore, WholeTake } from '../../../lib/recording/take-store.ts';

const keyOf = (memberId: string) => ['recorder', 'takes', memberId];

/** The takes of a member on this device, and what a reload or a crash has left of others, which is looked for once. */
export function useTakes(store: TakeStore, memberId: string) {
  const queryClient = useQueryClient();
  const queryKey = keyOf(memberId);
  // They lie on the device: the network has no say in it.
  const always = { networkMode: 'always' } as const;
  const recovery = useQuery({
    queryKey: [...queryKey, 'recovery'],
    queryFn: () => store.recover(memberId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    ...always,
  });
  const list = useQuery({
    queryKey: [...queryKey, 'list'],
    queryFn: () => store.list(memberId),
    enabled: !recovery.isPending,
    staleTime: 0,
    retry: false,
    ...always,
  });
  const renew = () => queryClient.invalidateQueries({ queryKey: [...queryKey, 'list'] });
  const rename = useMutation({
    mutationFn: ({ take, name }: { take: WholeTake; name: string }) => store.rename(take, name),
    onSuccess: renew,
    ...always,
  });
  const remove = useMutation({ mutationFn: (take: WholeTake) => store.remove(take), onSuccess: renew, ...always });
  useEffect(() => {
    if (recovery.error) reportError(recovery.error);
  }, [recovery.error]);
  return {
    list,
    recovered: recovery.data,
    recoverAgain: () => void recovery.refetch().then(renew),
    renew,
    rename,
    remove,
  };
}

export type Takes = ReturnType<typeof useTakes>;
