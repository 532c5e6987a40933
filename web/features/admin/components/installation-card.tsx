import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
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
  return (
    <Card title={text('installation')}>
      <Loaded query={useQuery(installationQuery)} waiting={<LinesSkeleton lines={6} />} place="part">
        {(installation) => <Facts installation={installation} />}
      </Loaded>
    </Card>
  );
}
