import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { readConnectOutcome } from '../../connection-model.ts';
import { useStripQuery } from '../composer/use-compose-from-query.ts';

const ToldOutcome = lazyPart(() => import('./told-outcome.tsx').then((module) => module.ToldOutcome), ['connections']);

/**
 * What came of connecting a network, told once: it is read from `?connect=`, which is then taken out of the address.
 *
 * @param permissionsToldHere the place says by itself which permissions are missing; it is not said twice.
 */
export function ConnectOutcome({ permissionsToldHere = false }: { permissionsToldHere?: boolean }) {
  const asked: unknown = useSearch({
    strict: false,
    select: (search: Record<string, unknown>): unknown => search['connect'],
  });
  const strip = useStripQuery();
  const [code, setCode] = useState<unknown>(asked);
  if (asked !== undefined && asked !== code) setCode(asked);

  useEffect(() => {
    if (asked !== undefined) strip('connect');
  }, [asked, strip]);

  const outcome = readConnectOutcome(code);
  if (outcome === null || (permissionsToldHere && outcome.key === 'permissionsMissing')) return null;
  return (
    <Part quiet>
      <ToldOutcome told={outcome} onClose={() => setCode(undefined)} />
    </Part>
  );
}
