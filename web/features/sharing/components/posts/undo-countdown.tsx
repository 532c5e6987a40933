import { UNDO_MS } from '@yardsign/domain/sharing/undo';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';

/** The seconds in which a post can be taken back. They are counted for the eye; a screen reader is told once how many there are. */
export function UndoCountdown({ seconds }: { seconds: number }) {
  const text = useText('sharing');
  return (
    <p>
      <span aria-hidden="true">{text('goingOutIn', { seconds })}</span>
      <VisuallyHidden>{text('goingOutSoon', { seconds: UNDO_MS / 1000 })}</VisuallyHidden>
    </p>
  );
}
