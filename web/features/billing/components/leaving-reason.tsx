import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { LeavingReason } from '../api.ts';

const REASONS: readonly LeavingReason[] = ['too-busy', 'cost', 'not-using', 'other'];

interface LeavingReasonProps {
  reason: LeavingReason;
  onReason: (reason: LeavingReason) => void;
  words: string;
  onWords: (words: string) => void;
}

/** Why somebody pauses or ends their subscription. */
export function LeavingReasonFields({ reason, onReason, words, onWords }: LeavingReasonProps) {
  const text = useText('billing');
  return (
    <>
      <NativeSelect
        label={text('reason')}
        value={reason}
        choices={REASONS.map((value) => ({ value, label: text(`reason_${value}`) }))}
        onChange={(value) => onReason(value as LeavingReason)}
      />
      {reason === 'other' && (
        <TextField
          label={text('reasonWords')}
          optional
          maxLength={500}
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
      )}
    </>
  );
}
