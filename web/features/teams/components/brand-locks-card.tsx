import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useUndoable } from '../../../ui/feedback/use-undoable.ts';
import { type LockChange, type Team, useLockChange } from '../api.ts';
import { isPicture, lockRows, type LockRow } from '../model.ts';
import classes from './brand-locks-card.module.css';
import { LockDialog } from './lock-dialog.tsx';

function Value({ row }: { row: LockRow }) {
  const text = useText('teams');
  const { lock } = row;
  if (lock === null) return <p className={classes['quiet']}>{text('membersChoose')}</p>;
  return (
    <div className={classes['value']}>
      {lock.url !== null && <img className={classes['picture']} data-field={row.field} src={lock.url} alt="" />}
      {row.field === 'primary_color' && <span className={classes['swatch']} style={{ background: lock.value }} />}
      {!isPicture(row.field) && <span>{lock.value}</span>}
      {lock.setBy !== '' && <span className={classes['quiet']}>{text('setBy', { name: lock.setBy })}</span>}
    </div>
  );
}

interface FieldRowProps {
  row: LockRow;
  readOnly: boolean;
  onLock: () => void;
}

function FieldRow({ row, readOnly, onLock }: FieldRowProps) {
  const text = useText('teams');
  const profile = useText('profile');
  const label = profile(row.field);
  const { act } = useUndoable<LockChange>({
    change: useLockChange(),
    said: () => text('unlocked', { field: label }),
    inverse: () => ({ field: row.field, lock: row.lock }),
  });

  return (
    <li className={classes['row']}>
      <p className={classes['label']}>
        {row.lock !== null && <IconLock size={16} stroke={1.75} aria-hidden="true" />}
        {label}
      </p>
      <Value row={row} />
      {!readOnly && (
        <div className={classes['actions']}>
          <Button
            size="small"
            onClick={onLock}
            aria-label={text(row.lock === null ? 'lockField' : 'changeField', { field: label })}
          >
            {text(row.lock === null ? 'lock' : 'change')}
          </Button>
          {row.lock !== null && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => act({ field: row.field, lock: null })}
              aria-label={text('unlockField', { field: label })}
            >
              {text('unlock')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What the team sets in everybody's profile, so that every piece carries the same company, license line and look. */
export function BrandLocksCard({ team, readOnly }: { team: Team; readOnly: boolean }) {
  const text = useText('teams');
  const [opened, setOpened] = useState(false);
  const [time, setTime] = useState(0);
  const [chosen, setChosen] = useState<LockRow | null>(null);
  return (
    <Card title={text('locks')}>
      <p className={classes['lead']}>{text('locksLead')}</p>
      <ul className={classes['list']}>
        {lockRows(team).map((row) => (
          <FieldRow
            key={row.field}
            row={row}
            readOnly={readOnly}
            onLock={() => {
              setChosen(row);
              setTime(time + 1);
              setOpened(true);
            }}
          />
        ))}
      </ul>
      {chosen !== null && (
        <LockDialog key={time} team={team} row={chosen} opened={opened} onClose={() => setOpened(false)} />
      )}
    </Card>
  );
}
