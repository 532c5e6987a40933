import { useState } from 'react';
import { IconBrandFacebook } from '@tabler/icons-react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useCheckConnection, useConnect, useDisconnect } from '../api.ts';
import { CONNECTION_LOOKS, type Connection, connectionActions } from '../connection-model.ts';
import { codeText } from '../model.ts';
import classes from './connection-card.module.css';
import { MissingPermissions } from './missing-permissions.tsx';
import { useViewedName } from './use-viewed-name.ts';

const FACEBOOK = { network: 'Facebook' };
const VIEWED_ID = 'facebook-viewed';

/** What the state means for posting, where the badge alone does not say it. */
function Meaning({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  const format = useFormat();
  const { state, expires, missing } = connection;
  switch (state) {
    case 'not_connected':
      return <p className={classes['why']}>{text('facebookWhy')}</p>;
    case 'permissions_missing':
      return <MissingPermissions missing={missing} />;
    case 'expired':
      return <Banner kind="failure">{text('expiredText')}</Banner>;
    case 'expires_soon':
      if (expires === null) return null;
      return <Banner kind="attention">{text('expiresSoonText', { date: format.date(expires, 'longDate') })}</Banner>;
    case 'connected':
      if (expires === null) return null;
      return <p className={classes['why']}>{text('expiresOn', { date: format.date(expires) })}</p>;
  }
}

function Targets({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  if (!connection.connected || connection.state === 'permissions_missing') return null;
  const { targets, lostTargets } = connection;
  if (targets.length === 0 && lostTargets.length === 0) return <Banner kind="attention">{text('targetsEmpty')}</Banner>;
  return (
    <>
      {lostTargets.map((target) => (
        <Banner key={target.value} kind="attention" title={target.text}>
          {text(codeText(target.reason), { ...FACEBOOK, target: target.text, code: target.reason })}
        </Banner>
      ))}
      <div>
        <p className={classes['count']}>{text('targetsReachable', { count: targets.length })}</p>
        <ul className={classes['targets']}>
          {targets.map((target) => (
            <li key={target.value}>{target.text}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A connection, complete: its state in words, its targets, and everything that can be done about it. */
export function ConnectionCard({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  const errorText = useErrorText();
  const { connect, leaving, error: connectError } = useConnect();
  const check = useCheckConnection();
  const disconnect = useDisconnect();
  const [asking, setAsking] = useState(false);
  const viewedName = useViewedName();
  const closed = viewedName !== null && { disabled: true, 'aria-describedby': VIEWED_ID };
  const actions = connectionActions(connection.state);
  const { tone, label } = CONNECTION_LOOKS[connection.state];
  const error = connectError ?? check.error ?? disconnect.error;
  const known = connection.account !== null && connection.connected;

  return (
    <section className={classes['card']} aria-labelledby="facebook-title">
      <div className={classes['head']}>
        <span className={classes['logo']}>
          <IconBrandFacebook size={26} stroke={1.5} aria-hidden="true" />
        </span>
        <div className={classes['words']}>
          <h2 id="facebook-title">Facebook</h2>
          <p className={classes['about']}>
            {known ? text('connectedAs', { name: connection.account ?? '' }) : text('facebookAbout')}
          </p>
        </div>
        <StatusBadge tone={tone}>{text(label)}</StatusBadge>
      </div>
      <Meaning connection={connection} />
      <Targets connection={connection} />
      {error && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      {viewedName !== null && (
        <p id={VIEWED_ID} className={classes['why']}>
          {text('viewedConnect', { name: viewedName })}
        </p>
      )}
      <div className={classes['actions']}>
        {(actions.includes('connect') || actions.includes('reconnect')) && (
          <Button
            kind="primary"
            busy={leaving}
            busyText={text('opening', FACEBOOK)}
            onClick={() => connect({ network: 'facebook', redirect: '/integrations' })}
            {...closed}
          >
            {text(actions.includes('connect') ? 'connectNetwork' : 'reconnectNetwork', FACEBOOK)}
          </Button>
        )}
        {actions.includes('check') && (
          <Button
            busy={check.isPending}
            onClick={() =>
              check.mutate('facebook', { onSuccess: () => showToast({ message: text('checked', FACEBOOK) }) })
            }
            {...closed}
          >
            {text('checkAgain')}
          </Button>
        )}
        {actions.includes('disconnect') && (
          <Button kind="quiet" onClick={() => setAsking(true)} {...closed}>
            {text('disconnect')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={text('disconnectTitle')}
        confirm={text('disconnect')}
        busy={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate('facebook', {
            onSuccess: () => showToast({ message: text('disconnected') }),
            onSettled: () => setAsking(false),
          })
        }
      >
        {text('disconnectText')}
      </ConfirmDialog>
    </section>
  );
}
