import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import type { Person } from '../../model.ts';
import classes from './person-cards.module.css';

type Connection = Person['connections'][number];

const TONES: Readonly<Record<Connection['state'], Tone>> = {
  connected: 'good',
  expires_soon: 'attention',
  expired: 'failure',
  permissions_missing: 'attention',
  not_connected: 'neutral',
};

function ConnectionRow({ connection }: { connection: Connection }) {
  const text = useText('admin');
  const format = useFormat();
  const { network, account, targets, state, expiresAt } = connection;
  return (
    <li>
      <span className={classes['words']}>
        <strong>{text('connectionAccount', { network: networkName(network), account: account ?? '–' })}</strong>
        <span className={classes['quiet']}>
          {[
            ...(targets.length > 0
              ? [text('connectionTargets', { count: targets.length, names: targets.join(', ') })]
              : []),
            ...(expiresAt === null ? [] : [text('connectionEnds', { date: format.date(expiresAt) })]),
          ].join(' · ')}
        </span>
      </span>
      <StatusBadge tone={TONES[state]}>{text(`connection_${state}`)}</StatusBadge>
    </li>
  );
}

/** What is connected, and never a token. */
export function ConnectionsCard({ person }: { person: Person }) {
  const text = useText('admin');
  return (
    <Card title={text('connections')}>
      {person.connections.length === 0 ? (
        <p className={classes['quiet']}>{text('noConnections')}</p>
      ) : (
        <ul className={classes['rows']}>
          {person.connections.map((connection) => (
            <ConnectionRow key={connection.network} connection={connection} />
          ))}
        </ul>
      )}
    </Card>
  );
}
