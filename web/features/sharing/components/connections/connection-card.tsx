import { networkName, usualTarget } from '@yardsign/domain/sharing/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { scheduledOnQuery, useCheckConnection, useConnect, useDisconnect } from '../../api.ts';
import { CONNECTION_LOOKS, type Connection, connectionActions } from '../../connection-model.ts';
import { NetworkMark } from './network-mark.tsx';
import { ownText } from '../../network-texts.ts';
import classes from './connection-card.module.css';
import { ConnectionTargets } from './connection-targets.tsx';
import { AlsoMissing, MissingPermissions } from './missing-permissions.tsx';
import { useImpersonatedName } from '../use-impersonated-name.ts';

/** What the state means for posting, where the badge alone does not say it. */
function Meaning({ connection }: { connection: Connection }) {
  const text = useText('connections');
  const format = useFormat();
  const { slug, state, expires } = connection;
  switch (state) {
    case 'not_connected':
      return <p className={classes['why']}>{text(ownText(slug, 'why'))}</p>;
    case 'permissions_missing':
      return <MissingPermissions connection={connection} />;
    case 'expired':
      return <Banner kind="failure">{text(ownText(slug, 'expired'))}</Banner>;
    case 'expires_soon':
      if (expires === null) return null;
      return <Banner kind="attention">{text('expiresSoonText', { date: format.date(expires, 'longDate') })}</Banner>;
    case 'connected':
      if (expires === null) return null;
      return <p className={classes['why']}>{text('expiresOn', { date: format.date(expires) })}</p>;
  }
}

/** What is forgotten with a connection and what is kept, with the number of posts that wait once it is known. */
function WhatHappens({ network: slug, isAsked }: { network: Connection['slug']; isAsked: boolean }) {
  const text = useText('sharing');
  const connections = useText('connections');
  const { data: count = 0 } = useQuery({ ...scheduledOnQuery(slug), enabled: isAsked });
  const posts = count === 0 ? connections('disconnectPosts') : connections('disconnectPostsSome', { count });
  const targets = text(`${usualTarget(slug)}_many`);
  return connections('disconnectText', { network: networkName(slug), targets, posts });
}

/** A connection, complete: its state in words, its targets, and everything that can be done about it. */
export function ConnectionCard({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  const connections = useText('connections');
  const errorText = useErrorText();
  const { connect, leaving, error: connectError } = useConnect();
  const check = useCheckConnection();
  const disconnect = useDisconnect();
  const [asking, setAsking] = useState(false);
  const impersonatedName = useImpersonatedName();
  const actions = connectionActions(connection);
  const { tone, label } = CONNECTION_LOOKS[connection.state];
  const error = connectError ?? check.error ?? disconnect.error;
  const titleId = useId();
  const impersonatedId = useId();
  const closed = impersonatedName !== null && { disabled: true, 'aria-describedby': impersonatedId };
  const { slug } = connection;
  const network = { network: networkName(slug) };
  const known = connection.account !== null && connection.connected;

  return (
    <section className={classes['card']} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <span className={classes['logo']}>
          <NetworkMark network={slug} size={26} />
        </span>
        <div className={classes['words']}>
          <h2 id={titleId}>{network.network}</h2>
          <p className={classes['about']}>
            {known
              ? connections('connectedAs', { name: connection.account ?? '' })
              : connections(ownText(slug, 'about'))}
          </p>
        </div>
        <StatusBadge tone={tone}>{text(label)}</StatusBadge>
      </div>
      <Meaning connection={connection} />
      <AlsoMissing connection={connection} />
      <ConnectionTargets connection={connection} />
      {error && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      {disconnect.data?.takenBack === false && (
        <Banner kind="attention" announce>
          {connections('notTakenBack', network)}
        </Banner>
      )}
      {impersonatedName !== null && (
        <p id={impersonatedId} className={classes['why']}>
          {connections('impersonatedConnect', { name: impersonatedName })}
        </p>
      )}
      <div className={classes['actions']}>
        {(actions.includes('connect') || actions.includes('reconnect')) && (
          <Button
            kind={connection.state === 'connected' ? 'secondary' : 'primary'}
            busy={leaving}
            busyText={text('opening', network)}
            onClick={() => connect({ network: slug, redirect: '/integrations' })}
            {...closed}
          >
            {text(actions.includes('connect') ? 'connectNetwork' : 'reconnectNetwork', network)}
          </Button>
        )}
        {actions.includes('check') && (
          <Button
            busy={check.isPending}
            onClick={() =>
              check.mutate(slug, { onSuccess: () => showToast({ message: connections('checked', network) }) })
            }
            {...closed}
          >
            {text('checkAgain')}
          </Button>
        )}
        {actions.includes('disconnect') && (
          <Button kind="quiet" onClick={() => setAsking(true)} {...closed}>
            {connections('disconnect')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={connections('disconnectTitle', network)}
        confirm={connections('disconnect')}
        busy={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate(slug, {
            onSuccess: ({ takenBack }) => takenBack && showToast({ message: connections('disconnected', network) }),
            onSettled: () => setAsking(false),
          })
        }
      >
        <WhatHappens network={slug} isAsked={asking} />
      </ConfirmDialog>
    </section>
  );
}
