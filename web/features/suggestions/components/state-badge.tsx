import type { SuggestionState } from '@yardsign/domain/suggestions/suggestion';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

const TONES: Readonly<Record<SuggestionState, Tone>> = {
  received: 'neutral',
  considered: 'info',
  planned: 'info',
  done: 'good',
  declined: 'neutral',
};

/** How far a suggestion has come. */
export function StateBadge({ state }: { state: SuggestionState }) {
  const text = useText('suggestions');
  return <StatusBadge tone={TONES[state]}>{text(`state_${state}`)}</StatusBadge>;
}
