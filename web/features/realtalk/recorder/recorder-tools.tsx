import { IconArrowBarToUp, IconMicrophone } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Hearing } from '../../../lib/recording/hear.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { RecorderPorts } from './ports.ts';
import { SpeedButtons } from './speed-buttons.tsx';
import classes from './recorder.module.css';

interface RecorderToolsProps {
  ports: Pick<RecorderPorts, 'frames' | 'every'>;
  /** Undefined while no microphone is open. */
  hearing: Hearing | undefined;
  speed: number;
  locked: boolean;
  onSpeed: (speed: number) => void;
  onTop: () => void;
}

/** What is looked at and pressed while a take runs: how loud it is, how fast the words go by, and where they stand. */
export function RecorderTools({ ports, hearing, speed, locked, onSpeed, onTop }: RecorderToolsProps) {
  const text = useText('recorder');
  return (
    // A press of the mouse leaves the space bar to the take: it would be faster once more, and not paused.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes['tools']} onMouseDown={(event) => event.preventDefault()}>
      {hearing && (
        <span className={classes['hearing']}>
          <IconMicrophone size={20} stroke={1.5} aria-hidden="true" />
          <LevelMeter hearing={hearing} ports={ports} />
        </span>
      )}
      <IconButton label={text('fromTheTop')} icon={<IconArrowBarToUp size={20} stroke={1.5} />} onClick={onTop} />
      <SpeedButtons speed={speed} locked={locked} onChange={onSpeed} />
    </div>
  );
}
