import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import type { Run } from '../api.ts';
import { resultText } from '../model.ts';
import classes from './next-posts.module.css';
import { SlotRow, SlotRows } from './slot-row.tsx';

const TONES: Readonly<Record<Run['result'], Tone>> = {
  posting: 'info',
  waiting: 'attention',
  posted: 'good',
  partly: 'attention',
  failed: 'failure',
  missed: 'attention',
  nothing: 'neutral',
};

/** What a job did last, folded away. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  const text = useText('autopilot');
  return (
    <details className={classes['part']}>
      <summary>{text('runs')}</summary>
      <SlotRows>
        {runs.map((run) => (
          <SlotRow key={run.slot.at} slot={run.slot}>
            <StatusBadge tone={TONES[run.result]}>{text(resultText(run))}</StatusBadge>
          </SlotRow>
        ))}
      </SlotRows>
    </details>
  );
}
