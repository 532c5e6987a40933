import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AdBlockNotice } from '../../../ui/feedback/ad-block-notice.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { connectionsQuery } from '../api.ts';
import { ConnectOutcome } from '../components/connections/connect-outcome.tsx';
import { ConnectionCard } from '../components/connections/connection-card.tsx';
import { ConnectionSkeleton } from '../components/connections/connection-skeleton.tsx';
import { QuietNetworks, QuietPartners } from '../components/connections/quiet-services.tsx';
import classes from './integrations-page.module.css';

function Connections() {
  const common = useText('common');
  const errorText = useErrorText();
  const connections = useQuery(connectionsQuery);
  if (connections.data === undefined && connections.isError) {
    return (
      <Banner kind="failure" action={<Button onClick={() => void connections.refetch()}>{common('retry')}</Button>}>
        {errorText(connections.error)}
      </Banner>
    );
  }
  if (connections.data === undefined) return <ConnectionSkeleton />;
  return connections.data.map((connection) => <ConnectionCard key={connection.slug} connection={connection} />);
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
