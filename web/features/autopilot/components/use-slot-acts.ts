import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Slot, type SlotAct, useSlotAct } from '../api.ts';

/** Swapping and skipping a coming post, each with a way back in the toast. */
export function useSlotActs(slot: Slot & { id: string }) {
  const text = useText('autopilot');
  const errorText = useErrorText();
  const change = useSlotAct();

  function act(sent: SlotAct, back: SlotAct | null, said: (after: Slot) => string): void {
    const undo = back && (() => act(back, null, () => text('isTakenUp')));
    change.mutateAsync(sent).then(
      (after) => showToast({ message: said(after), ...(undo && { undo }) }),
      (error: unknown) => showToast({ kind: 'failure', message: errorText(error) }),
    );
  }

  return {
    busy: change.isPending,
    swap() {
      const back: SlotAct | null = slot.content && { kind: 'swap', slot, to: slot.content.id };
      act({ kind: 'swap', slot }, back, (after) => text('isSwapped', { title: after.content?.title ?? '' }));
    },
    skip: () => act({ kind: 'skip', slot }, { kind: 'take-up', slot }, () => text('isSkipped')),
    takeUp: () => act({ kind: 'take-up', slot }, { kind: 'skip', slot }, () => text('isTakenUp')),
  };
}
