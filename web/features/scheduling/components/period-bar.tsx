import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import classes from './period-view.module.css';

interface PeriodBarProps {
  kind: 'month' | 'week';
  name: string;
  /** Today is within it. */
  isNow: boolean;
  onStep: (count: 1 | -1) => void;
  onToday: () => void;
}

/** Which month or week is on screen, and the ways to others. */
export function PeriodBar({ kind, name, isNow, onStep, onToday }: PeriodBarProps) {
  const own = useText('scheduling');
  return (
    <div className={classes['bar']}>
      <h2 className={classes['title']} aria-live="polite">
        {name}
      </h2>
      <IconButton
        label={kind === 'month' ? own('previousMonth') : own('previousWeek')}
        icon={<IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={kind === 'month' ? own('nextMonth') : own('nextWeek')}
        icon={<IconChevronRight size={20} stroke={1.5} aria-hidden="true" />}
        onClick={() => onStep(1)}
      />
      {!isNow && (
        <Button size="small" onClick={onToday}>
          {own('today')}
        </Button>
      )}
    </div>
  );
}
