import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import type { Progress } from '../../plan-model.ts';
import classes from './plan-lines.module.css';

const LOOKS = {
  working: { tone: 'info', label: 'scheduling' },
  done: { tone: 'good', label: 'state_scheduled' },
  failed: { tone: 'failure', label: 'lineFailed' },
} as const;

/** What became of one line; nothing before it is begun. */
export function PlanProgress({ progress }: { progress: Progress }) {
  const text = useText('sharing');
  const errorText = useErrorText();
  if (progress.kind === 'waiting') return null;
  const { tone, label } = LOOKS[progress.kind];
  return (
    <>
      <StatusBadge tone={tone}>{text(label)}</StatusBadge>
      {progress.kind === 'failed' && <span className={classes['fault']}>{errorText(progress.error)}</span>}
    </>
  );
}
