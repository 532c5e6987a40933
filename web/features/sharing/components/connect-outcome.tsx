import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { readConnectOutcome } from '../connection-model.ts';
import { useStripQuery } from './use-compose-from-query.ts';

/** What came of connecting a network, told once: it is read from `?connect=`, which is then taken out of the address. */
export function ConnectOutcome() {
  const text = useText('sharing');
  const errors = useText('errors');
  const asked = useSearch({ strict: false, select: (search: Record<string, unknown>) => search['connect'] });
  const strip = useStripQuery();
  const [code, setCode] = useState<unknown>(asked);

  useEffect(() => {
    if (asked === undefined) return;
    setCode(asked);
    strip('connect');
  }, [asked, strip]);

  const outcome = readConnectOutcome(code);
  if (outcome === null) return null;
  return (
    <Banner kind={outcome.kind} announce onClose={() => setCode(undefined)}>
      {outcome.area === 'sharing' ? text(outcome.key) : errors(outcome.key)}
    </Banner>
  );
}
