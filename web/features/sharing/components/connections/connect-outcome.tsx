import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { loadCatalog } from '../../../../lib/i18n/catalogs.ts';
import { currentLanguage } from '../../../../lib/i18n/language-store.ts';
import { Part } from '../../../../ui/feedback/part.tsx';
import { readConnectOutcome } from '../../connection-model.ts';
import { useStripQuery } from '../composer/use-compose-from-query.ts';

const ToldOutcome = lazyPart(async () => {
  const [{ ToldOutcome: told }] = await Promise.all([
    import('./told-outcome.tsx'),
    loadCatalog('connections', currentLanguage()),
  ]);
  return told;
});

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
