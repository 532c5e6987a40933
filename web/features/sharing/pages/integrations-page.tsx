import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AdBlockNotice } from '../../../ui/feedback/ad-block-notice.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { connectionsQuery } from '../api.ts';
import { ConnectOutcome } from '../components/connections/connect-outcome.tsx';
import { ConnectionCard } from '../components/connections/connection-card.tsx';
import { ConnectionSkeleton } from '../components/connections/connection-skeleton.tsx';
import { QuietNetworks, QuietPartners } from '../components/connections/quiet-services.tsx';
import classes from './integrations-page.module.css';

function Connections() {
  return (
    <Loaded query={useQuery(connectionsQuery)} waiting={<ConnectionSkeleton />} place="part">
      {(connections) =>
        connections.map((connection) => <ConnectionCard key={connection.slug} connection={connection} />)
      }
    </Loaded>
  );
}

/** The networks and services, each with its state in words. */
export function IntegrationsPage() {
  const text = useText('sharing');
  const titles = useText('titles');
  return (
    <>
      <PageHeader title={titles('integrations')} lead={text('integrationsLead')} />
      <div className={classes['page']}>
        <AdBlockNotice />
        <ConnectOutcome permissionsToldHere />
        <Connections />
        <section className={classes['group']} aria-labelledby="networks-title">
          <h2 id="networks-title" className={classes['title']}>
            {text('networks')}
          </h2>
          <QuietNetworks />
        </section>
        <section className={classes['group']} aria-labelledby="partners-title">
          <h2 id="partners-title" className={classes['title']}>
            {text('partners')}
          </h2>
          <QuietPartners />
        </section>
      </div>
    </>
  );
}
