import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { useEffect, useState } from 'react';
import { loadTypesetter, typesetterNow } from '../../../../lib/scene/load-typesetter.ts';

/**
 * What sets texts, once it is here; undefined until then, and where it cannot be had.
 *
 * @param said all that will be set, in any form: letters of other scripts are fetched for it.
 */
export function useTypesetter(said: string): Typesetter | undefined {
  const [type, setType] = useState(() => typesetterNow(said));
  useEffect(() => {
    let current = true;
    // The picture itself says that it cannot be drawn.
    loadTypesetter(said).then(
      (loaded) => current && setType(loaded),
      () => undefined,
    );
    return () => void (current = false);
  }, [said]);
  return type;
}
