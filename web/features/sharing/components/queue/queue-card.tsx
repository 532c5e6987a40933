import { MOST_SLOTS, sortedSlots } from '@yardsign/domain/sharing/queue';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { formatDate } from '../../../../lib/format/dates.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { useUndoable } from '../../../../ui/feedback/use-undoable.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { type Slot, type SlotsChange, type TargetQueue, useSlotsChange } from '../../queue-api.ts';
import { timeName, weekdayName } from '../../queue-model.ts';
import { useImpersonatedName } from '../use-impersonated-name.ts';
import { SlotAdder } from './slot-adder.tsx';
import classes from './queue-card.module.css';

/** What fills the slots of the next two weeks. */
function Coming({ queue, timeZone }: { queue: TargetQueue; timeZone: string }) {
  const text = useText('sharing');
  const language = useLanguage();
  if (queue.coming.length === 0) return null;
  return (
    <div className={classes['coming']}>
      <h3 className={classes['title']}>{text('queueComing')}</h3>
      <ul className={classes['list']}>
        {queue.coming.map(({ at, date, time, post }) => (
          <li key={`${date} ${time}`} className={classes['row']}>
            <time dateTime={at}>{formatDate(new Date(at), 'moment', language, timeZone)}</time>
            {post === null ? (
              <span className={classes['free']}>{text('slotFree')}</span>
            ) : (
              <Link to="/posts/$postId" params={{ postId: post.id }}>
                {post.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The queue of one target: its times of the week, each of which can be taken away, and what fills the next ones. */
export function QueueCard({ queue, timeZone }: { queue: TargetQueue; timeZone: string }) {
  const text = useText('sharing');
  const language = useLanguage();
  const closed = useImpersonatedName() !== null;
  const list = useRef<HTMLUListElement>(null);
  const { network, targetId, name, slots } = queue;
  const to = (next: readonly Slot[]): SlotsChange => ({ target: { network, targetId }, slots: sortedSlots(next) });
  const { act } = useUndoable<SlotsChange>({
    change: useSlotsChange(),
    said: () => text('slotsSaved'),
    inverse: () => to(slots),
  });

  function remove(gone: Slot): void {
    act(to(slots.filter((slot) => slot !== gone)));
    // The button that was pressed is gone with its row.
    list.current?.focus();
  }

  return (
    <Card title={text('targetOn', { target: name, network: networkName(network) })}>
      <div className={classes['card']}>
        <ul ref={list} tabIndex={-1} className={classes['slots']} aria-label={text('slotsOf', { target: name })}>
          {slots.map((slot) => {
            const words = `${weekdayName(slot.weekday, language)} ${timeName(slot.time, language)}`;
            return (
              <li key={`${slot.weekday} ${slot.time}`} className={classes['slot']}>
                <span>{words}</span>
                <IconButton
                  label={text('slotRemove', { slot: words })}
                  icon={<IconX size={16} stroke={1.75} aria-hidden="true" />}
                  disabled={closed}
                  onClick={() => remove(slot)}
                />
              </li>
            );
          })}
        </ul>
        {slots.length === 0 && <p className={classes['free']}>{text('slotsNone')}</p>}
        {slots.length < MOST_SLOTS && (
          <SlotAdder name={name} taken={slots} disabled={closed} onAdd={(slot) => act(to([...slots, slot]))} />
        )}
        <Coming queue={queue} timeZone={timeZone} />
      </div>
    </Card>
  );
}
