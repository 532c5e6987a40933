import { IconPlayerPauseFilled, IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { MOST_RECORDING_SECONDS } from '@yardsign/domain/realtalk/recording';
import { useText } from '../../../lib/i18n/use-text.ts';
import { clockText } from './clock-text.ts';
import type { RecorderState } from './create-recorder.ts';
import classes from './record-controls.module.css';

interface RecordControlsProps {
  state: RecorderState;
  /** Why it cannot begin is said elsewhere. */
  disabled: boolean;
  onRecord: () => void;
  onPause: () => void;
  onStop: () => void;
}

/** From here on it is said how long a take can be, in the place of what is going on. */
const NEARLY_ALL_SECONDS = MOST_RECORDING_SECONDS - 60;

/** The two buttons of the recorder, large enough to be pressed at arm's length, how long the take is, and whether it is running. */
export function RecordControls({ state, disabled, onRecord, onPause, onStop }: RecordControlsProps) {
  const text = useText('recorder');
  const { phase } = state;
  const isTaken = phase === 'recording' || phase === 'paused';
  const seconds = isTaken ? state.seconds : 0;
  const isBusy = phase === 'starting' || phase === 'saving';
  // Not `disabled`: the button that was just pressed rests during the countdown, and the browser would drop the focus.
  const cannotRecord = disabled || isBusy || phase === 'counting';
  const cannotStop = phase === 'ready' || isBusy;
  const name = phase === 'recording' ? 'pause' : phase === 'paused' ? 'resume' : 'record';
  return (
    <div className={classes['controls']}>
      <p className={classes['time']} data-on={phase === 'recording' || undefined}>
        <span aria-hidden="true">{clockText(seconds)}</span>
        <span className={classes['most']}>
          {isTaken && seconds < NEARLY_ALL_SECONDS
            ? text(`phase_${phase}`)
            : text('ofMost', { most: clockText(MOST_RECORDING_SECONDS) })}
        </span>
      </p>
      <button
        type="button"
        className={classes['record']}
        aria-label={text(name)}
        title={text('recordKey', { action: text(name) })}
        aria-keyshortcuts="Space"
        aria-disabled={cannotRecord}
        onClick={cannotRecord ? undefined : phase === 'recording' ? onPause : onRecord}
      >
        {phase === 'recording' ? (
          <IconPlayerPauseFilled size={30} aria-hidden="true" />
        ) : (
          <IconPlayerRecordFilled size={34} aria-hidden="true" />
        )}
      </button>
      <button
        type="button"
        className={classes['stop']}
        aria-label={text(phase === 'counting' ? 'cancelCountdown' : 'stop')}
        title={text('stopKey', { action: text(phase === 'counting' ? 'cancelCountdown' : 'stop') })}
        aria-keyshortcuts="Escape"
        aria-disabled={cannotStop}
        onClick={cannotStop ? undefined : onStop}
      >
        <IconPlayerStopFilled size={24} aria-hidden="true" />
      </button>
    </div>
  );
}
