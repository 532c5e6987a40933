import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { readConnectOutcome } from '../../connection-model.ts';
import { ownText } from '../../network-texts.ts';

interface ToldOutcomeProps {
  told: NonNullable<ReturnType<typeof readConnectOutcome>>;
  onClose: () => void;
}

/** What came of connecting a network. */
export function ToldOutcome({ told, onClose }: ToldOutcomeProps) {
  const text = useText('connections');
  const errors = useText('errors');

  function words(): string {
    switch (told.area) {
      case 'connections':
        return text(told.key, { network: networkName(told.network) });
      case 'network':
        return text(ownText(told.network, told.key));
      case 'errors':
        return errors(told.key);
      case 'none':
        return text(told.key);
    }
  }

  return (
    <Banner kind={told.kind} announce onClose={onClose}>
      {words()}
    </Banner>
  );
}
