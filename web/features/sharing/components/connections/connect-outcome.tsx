import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { readConnectOutcome } from '../../connection-model.ts';
import { ownText } from '../../network-texts.ts';
import { useStripQuery } from '../composer/use-compose-from-query.ts';

/**
 * What came of connecting a network, told once: it is read from `?connect=`, which is then taken out of the address.
 *
 * @param permissionsToldHere the place says by itself which permissions are missing; it is not said twice.
 */
export function ConnectOutcome({ permissionsToldHere = false }: { permissionsToldHere?: boolean }) {
  const text = useText('sharing');
  const errors = useText('errors');
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

  function textOf(told: NonNullable<typeof outcome>): string {
    switch (told.area) {
      case 'sharing':
        return text(told.key, { network: networkName(told.network) });
      case 'network':
        return text(ownText(told.network, told.key));
      case 'errors':
        return errors(told.key);
      case 'none':
        return text(told.key);
    }
  }

  if (outcome === null || (permissionsToldHere && outcome.key === 'permissionsMissing')) return null;
  return (
    <Banner kind={outcome.kind} announce onClose={() => setCode(undefined)}>
      {textOf(outcome)}
    </Banner>
  );
}
