import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { NETWORK_KEYS } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AdBlockNotice } from '../../../ui/feedback/ad-block-notice.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { connectionsQuery } from '../api.ts';
import type { Connection } from '../connection-model.ts';
import { ConnectOutcome } from '../components/connections/connect-outcome.tsx';
import { ConnectionCard } from '../components/connections/connection-card.tsx';
import { ConnectionSkeleton } from '../components/connections/connection-skeleton.tsx';
import { QuietPartners } from '../components/connections/quiet-services.tsx';
import classes from './integrations-page.module.css';

/** A card of each network, and one of each on its way. */
function Connections({ query }: { query: UseQueryResult<Connection[]> }) {
  return (
    <Loaded
      query={query}
      waiting={NETWORK_KEYS.map((network) => (
        <ConnectionSkeleton key={network} />
      ))}
      place="part"
    >
      {(connections) =>
        connections.map((connection) => <ConnectionCard key={connection.slug} connection={connection} />)
      }
    </Loaded>
  );
}

/** What cannot be connected yet. */
function NotYet() {
  const text = useText('connections');
  return (
    <section className={classes['group']} aria-labelledby="partners-title">
      <h2 id="partners-title" className={classes['title']}>
        {text('partners')}
      </h2>
      <QuietPartners />
    </section>
  );
}

/** The networks and services, each with its state in words. */
export function IntegrationsPage() {
  const text = useText('connections');
  const titles = useText('titles');
  const connections = useQuery(connectionsQuery);
  return (
    <>
      <PageHeader title={titles('integrations')} lead={text('integrationsLead')} />
      <div className={classes['page']}>
        <AdBlockNotice />
        <ConnectOutcome permissionsToldHere />
        <Connections query={connections} />
        {/* Cards are as high as what is connected: until that is known, nothing below has its place. */}
        {!connections.isPending && <NotYet />}
      </div>
    </>
  );
}
