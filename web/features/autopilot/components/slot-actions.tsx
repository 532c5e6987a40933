import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Slot } from '../api.ts';
import { useSlotActs } from './use-slot-acts.ts';

/** The two small buttons of a coming post. */
export function SlotActions({ slot }: { slot: Slot & { id: string } }) {
  const text = useText('autopilot');
  const language = useLanguage();
  const { swap, skip, takeUp, busy } = useSlotActs(slot);
  const moment = formatDate(new Date(slot.at), 'moment', language, slot.wallClock.timeZone);
  const named = { title: slot.content?.title ?? text('empty'), moment };
  if (slot.state === 'skipped')
    return (
      <Button size="small" busy={busy} aria-label={text('takeUpNamed', named)} onClick={takeUp}>
        {text('takeUp')}
      </Button>
    );
  if (slot.content === null) return null;
  return (
    <>
      <Button size="small" busy={busy} aria-label={text('swapNamed', named)} onClick={swap}>
        {text('swap')}
      </Button>
      <Button size="small" kind="quiet" disabled={busy} aria-label={text('skipNamed', named)} onClick={skip}>
        {text('skip')}
      </Button>
    </>
  );
}
