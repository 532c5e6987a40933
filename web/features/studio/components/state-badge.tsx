import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type PieceLine, STATE_TONES, shownState } from '../model.ts';

/** How far a piece has come. */
export function StateBadge({ piece }: { piece: Pick<PieceLine, 'state' | 'isOut'> }) {
  const text = useText('studio');
  const state = shownState(piece);
  return <StatusBadge tone={STATE_TONES[state]}>{text(`state_${state}`)}</StatusBadge>;
}
