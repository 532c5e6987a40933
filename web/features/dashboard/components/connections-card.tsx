import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { connectionsQuery, useConnect } from '../../sharing/api.ts';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import { CONNECTION_LOOKS, type Connection, canPost } from '../../sharing/connection-model.ts';
import { NetworkMark } from '../../sharing/components/connections/network-mark.tsx';
import classes from './connections-card.module.css';

/** @param isFirst whether nothing is connected yet, so that the member is asked to begin. */
function ConnectionRow({ connection, isFirst }: { connection: Connection; isFirst: boolean }) {
  const text = useText('dashboard');
  const sharing = useText('sharing');
  const errorText = useErrorText();
  const { connect, leaving, error } = useConnect();
  const { tone, label } = CONNECTION_LOOKS[connection.state];
  // Whoever impersonates a member finds the buttons of /integrations closed with a sentence; here there is no room for one.
  const own = useImpersonatedName() === null;
  const needed = own && (!canPost(connection) || connection.state === 'expires_soon');
  const fresh = connection.state === 'not_connected';
  const quiet = fresh && !isFirst;
  const network = { network: networkName(connection.slug) };
  const connectIt = {
    busy: leaving,
    busyText: sharing('opening', network),
    onClick: () => connect({ network: connection.slug, redirect: '/dashboard' }),
  };
  return (
    <>
      <div className={classes['row']}>
        <NetworkMark network={connection.slug} size={22} />
        <div className={classes['words']}>
          <p className={classes['name']}>{network.network}</p>
          {connection.account !== null && connection.connected && (
            <p className={classes['account']}>{connection.account}</p>
          )}
        </div>
        {quiet && own ? (
          <Button size="small" aria-label={sharing('connectNetwork', network)} {...connectIt}>
            {sharing('connect')}
          </Button>
        ) : (
          <StatusBadge tone={tone}>{sharing(label)}</StatusBadge>
        )}
      </div>
      {fresh && isFirst && <p className={classes['text']}>{text('connectionsText', network)}</p>}
      {error && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      {needed && !quiet && (
        <Button wide {...connectIt}>
          {sharing(fresh ? 'connectNetwork' : 'reconnectNetwork', network)}
        </Button>
      )}
    </>
  );
}

/** Where posts go out through, and what to do when the way is closed. */
export function ConnectionsCard() {
  const text = useText('dashboard');
  const connections = useQuery(connectionsQuery);
  return (
    <Card
      title={text('connectionsTitle')}
      aside={
        <Link to="/integrations" className={classes['all']}>
          {text('connectionsAll')}
        </Link>
      }
    >
      <Loaded query={connections} waiting={<ListSkeleton rows={1} />} place="part">
        {(known) => (
          <div className={classes['rows']}>
            {known.map((connection) => (
              <ConnectionRow
                key={connection.slug}
                connection={connection}
                isFirst={known.every(({ state }) => state === 'not_connected')}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
