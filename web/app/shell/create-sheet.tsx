import { Link } from '@tanstack/react-router';
import { IconLock } from '@tabler/icons-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useGate } from '../../lib/session/page-gate.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { createChoices } from './menu.ts';
import classes from './create-sheet.module.css';

/** What 'Create' leads to, chosen by what one wants to have. */
export function CreateSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('shell');
  const common = useText('common');
  const gate = useGate();
  return (
    <Dialog opened={opened} onClose={onClose} title={text('createTitle')}>
      <ul className={classes['list']}>
        {createChoices.map(({ to, label, help, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={classes['choice']} onClick={onClose}>
              <span className={classes['icon']}>
                {gate(to) === 'locked' ? (
                  <IconLock size={22} stroke={1.5} aria-hidden="true" />
                ) : (
                  <Icon size={22} stroke={1.5} aria-hidden="true" />
                )}
              </span>
              <span className={classes['words']}>
                <span className={classes['label']}>{text(label)}</span>
                <span className={classes['help']}>{gate(to) === 'locked' ? common('notInPlan') : text(help)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
