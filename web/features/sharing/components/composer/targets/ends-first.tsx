import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { serverNow } from '../../../../../lib/browser/server-clock.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { endingBefore } from '../../../connection-model.ts';
import type { Composer } from '../use-composer.ts';

/** Said before a post is planned for a time at which its connection will have ended. */
export function EndsFirst({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const format = useFormat();
  const { draft, meant, connections, connect, leaving, impersonatedName } = composer;
  if (draft.mode !== 'schedule') return null;
  const moment = scheduleInstant(draft.when, serverNow());
  if (!moment.ok) return null;
  return endingBefore(connections.data ?? [], meant, moment.value).map((connection) => {
    const network = networkName(connection.slug);
    return (
      <Banner
        key={connection.slug}
        kind="attention"
        action={
          <Button
            size="small"
            busy={leaving.leaving}
            busyText={text('opening', { network })}
            disabled={impersonatedName !== null}
            onClick={() => connect(connection)}
          >
            {text('reconnectNetwork', { network })}
          </Button>
        }
      >
        {text('endsFirst', { network, date: format.date(connection.expires ?? '', 'longDate') })}
      </Banner>
    );
  });
}
