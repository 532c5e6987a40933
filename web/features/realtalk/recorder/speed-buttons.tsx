import { IconMinus, IconPlus } from '@tabler/icons-react';
import { REALTALK_RANGES } from '@yardsign/domain/profile/realtalk-settings';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import classes from './recorder.module.css';

interface SpeedButtonsProps {
  speed: number;
  locked: boolean;
  onChange: (speed: number) => void;
}

const [LEAST, MOST, STEP] = REALTALK_RANGES.scrollSpeed;

/** Slower and faster, also while a take is recorded. */
export function SpeedButtons({ speed, locked, onChange }: SpeedButtonsProps) {
  const text = useText('recorder');
  return (
    <div className={classes['speed']} role="group" aria-label={text('speed')}>
      <IconButton
        label={text('slower')}
        icon={<IconMinus size={20} stroke={1.75} />}
        resting={locked || speed <= LEAST}
        onClick={() => onChange(Math.max(LEAST, speed - STEP))}
      />
      <output>{text('wordsAMinute', { count: speed })}</output>
      <IconButton
        label={text('faster')}
        icon={<IconPlus size={20} stroke={1.75} />}
        resting={locked || speed >= MOST}
        onClick={() => onChange(Math.min(MOST, speed + STEP))}
      />
    </div>
  );
}
