import { useEffect, useState } from 'react';
import type { TakeStore, WholeTake } from '../../../lib/recording/take-store.ts';

/** An address that a take is played from; undefined until it is read, null where it is not there any more. */
export function useTakeUrl(store: Pick<TakeStore, 'read'>, take: WholeTake): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let own: string | null = null;
    let isHere = true;
    store.read(take).then(
      (file) => {
        if (!isHere) return;
        own = URL.createObjectURL(file);
        setUrl(own);
      },
      () => isHere && setUrl(null),
    );
    return () => {
      isHere = false;
      if (own !== null) URL.revokeObjectURL(own);
      setUrl(undefined);
    };
    // A new name is the same file.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, take.id]);
  return url;
}
