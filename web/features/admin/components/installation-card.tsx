import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { KeyValueList } from '../../../ui/layout/key-value.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { installationQuery } from '../api.ts';
import type { Installation } from '../model.ts';

function Facts({ installation }: { installation: Installation }) {
  const text = useText('admin');
  const format = useFormat();
  const { database, queue } = installation;
  const environment = [
    text(`env_${installation.environment}`),
    ...(installation.sandbox ? [text('withSandbox')] : []),
    ...(installation.demo ? [text('withDemo')] : []),
  ].join(', ');
  return (
    <KeyValueList
      facts={[
        { label: text('version'), value: `${installation.version} (Node ${installation.node.replace(/^v/, '')})` },
        { label: text('environment'), value: environment },
        { label: text('services'), value: installation.services.join(', ') },
        { label: text('runningSince'), value: format.date(installation.startedAt, 'moment') },
        {
          label: text('database'),
          value: text('databaseOf', {
            kind: text(`db_${database.kind}`),
            version: database.version,
            migration: database.migration,
          }),
        },
        { label: text('queue'), value: text('queueOf', queue) },
        { label: text('accounts'), value: format.number(installation.people) },
      ]}
    />
  );
}

/** What runs here, for whoever is asked. */
export function InstallationCard() {
  const text = useText('admin');
  const common = useText('common');
  const errorText = useErrorText();
  const installation = useQuery(installationQuery);
  return (
    <Card title={text('installation')}>
      {installation.data && <Facts installation={installation.data} />}
      {installation.isPending && <LinesSkeleton lines={6} />}
      {installation.isError && installation.data === undefined && (
        <Banner
          kind="failure"
          action={
            <Button size="small" onClick={() => void installation.refetch()}>
              {common('retry')}
            </Button>
          }
        >
          {errorText(installation.error)}
        </Banner>
      )}
    </Card>
  );
}
