import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Viewing } from './impersonation-api.ts';
import { gatherActs, minutesSpent } from './impersonation-model.ts';
import classes from './viewed-as-me-card.module.css';

function Acts({ viewing }: { viewing: Viewing }) {
  const text = useText('viewing');
  if (viewing.actCount === 0) return <p className={classes['quiet']}>{text('changedNothing')}</p>;
  const left = viewing.actCount - viewing.acts.length;
  return (
    <details className={classes['acts']}>
      <summary>{text('acts', { count: viewing.actCount })}</summary>
      <ul>
        {gatherActs(viewing.acts).map(({ kind, refused, count }) => {
          const name = text(`act_${kind}`);
          const act = refused ? text('refused', { act: name }) : name;
          return <li key={`${kind} ${String(refused)}`}>{count === 1 ? act : text('times', { act, count })}</li>;
        })}
        {left > 0 && <li>{text('actsCut', { count: left })}</li>}
      </ul>
    </details>
  );
}

/** One time at which somebody saw as the member. */
export function ViewingEntry({ viewing }: { viewing: Viewing }) {
  const text = useText('viewing');
  const format = useFormat();
  return (
    <li className={classes['entry']}>
      <p className={classes['who']}>
        <strong>{viewing.byName === '' ? text('someone') : viewing.byName}</strong>
        <span className={classes['quiet']}>{text(viewing.mode === 'admin' ? 'roleAdmin' : 'roleTeam')}</span>
        {viewing.endedAt === null && <StatusBadge tone="attention">{text('goesOn')}</StatusBadge>}
      </p>
      <p className={classes['quiet']}>
        <time dateTime={viewing.startedAt}>{format.date(viewing.startedAt, 'moment')}</time>
        {viewing.endedAt !== null &&
          ` · ${text('lasted', { count: minutesSpent(viewing.startedAt, viewing.endedAt) })}`}
      </p>
      {viewing.reason !== '' && <p className={classes['reason']}>{text('reason', { reason: viewing.reason })}</p>}
      <Acts viewing={viewing} />
    </li>
  );
}
