import { useEffect, useRef } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Slot } from '../api.ts';
import { useSlotActs } from './use-slot-acts.ts';

interface SlotActionsProps {
  slot: Slot & { id: string };
  /** On whose clock they name its time; that of the job when left out. */
  timeZone?: string;
}

/**
 * Keeps the cursor in the row of a post once one of its buttons was pressed: that button waits until the answer is on the page, where another
 * has taken its place; also when it is taken back later.
 */
function useFocusInRow(busy: boolean) {
  const first = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // Whoever has moved on is left where they are.
    if (!isPressed.current || busy || document.activeElement !== document.body) return;
    first.current?.focus({ preventScroll: true });
  }, [busy]);
  const pressed = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return { first, pressed };
}

/** The two small buttons of a coming post. */
export function SlotActions({ slot, timeZone = slot.wallClock.timeZone }: SlotActionsProps) {
  const text = useText('autopilot');
  const language = useLanguage();
  const { swap, skip, takeUp, busy } = useSlotActs(slot);
  const { first, pressed } = useFocusInRow(busy);
  const moment = formatDate(new Date(slot.at), 'moment', language, timeZone);
  const named = { title: slot.content?.title ?? text('empty'), moment };
  if (slot.state === 'skipped')
    return (
      <Button ref={first} size="small" busy={busy} aria-label={text('takeUpNamed', named)} onClick={pressed(takeUp)}>
        {text('takeUp')}
      </Button>
    );
  if (slot.content === null) return null;
  return (
    <>
      <Button ref={first} size="small" busy={busy} aria-label={text('swapNamed', named)} onClick={pressed(swap)}>
        {text('swap')}
      </Button>
      <Button size="small" kind="quiet" disabled={busy} aria-label={text('skipNamed', named)} onClick={pressed(skip)}>
        {text('skip')}
      </Button>
    </>
  );
}
