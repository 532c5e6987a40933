import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Impersonation } from './impersonation-api.ts';
import { gatherActs, minutesSpent } from './impersonation-model.ts';
import classes from './impersonation-history-card.module.css';

function Acts({ impersonation }: { impersonation: Impersonation }) {
  const text = useText('impersonation');
  if (impersonation.actCount === 0) return <p className={classes['quiet']}>{text('changedNothing')}</p>;
  const left = impersonation.actCount - impersonation.acts.length;
  return (
    <details className={classes['acts']}>
      <summary>{text('acts', { count: impersonation.actCount })}</summary>
      <ul>
        {gatherActs(impersonation.acts).map(({ kind, refused, count }) => {
          const name = text(`act_${kind}`);
          const act = refused ? text('refused', { act: name }) : name;
          return <li key={`${kind} ${String(refused)}`}>{count === 1 ? act : text('times', { act, count })}</li>;
        })}
        {left > 0 && <li>{text('actsCut', { count: left })}</li>}
      </ul>
    </details>
  );
}

/** One time at which somebody impersonated the member. */
export function ImpersonationEntry({ impersonation }: { impersonation: Impersonation }) {
  const text = useText('impersonation');
  const format = useFormat();
  return (
    <li className={classes['entry']}>
      <p className={classes['who']}>
        <strong>{impersonation.byName === '' ? text('someone') : impersonation.byName}</strong>
        <span className={classes['quiet']}>{text(impersonation.mode === 'admin' ? 'roleAdmin' : 'roleTeam')}</span>
        {impersonation.endedAt === null && <StatusBadge tone="attention">{text('goesOn')}</StatusBadge>}
      </p>
      <p className={classes['quiet']}>
        <time dateTime={impersonation.startedAt}>{format.date(impersonation.startedAt, 'moment')}</time>
        {impersonation.endedAt !== null &&
          ` · ${text('lasted', { count: minutesSpent(impersonation.startedAt, impersonation.endedAt) })}`}
      </p>
      {impersonation.reason !== '' && (
        <p className={classes['reason']}>{text('reason', { reason: impersonation.reason })}</p>
      )}
      <Acts impersonation={impersonation} />
    </li>
  );
}
