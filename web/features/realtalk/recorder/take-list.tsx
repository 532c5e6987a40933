import { IconVideo, IconX } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { WholeTake } from '../../../lib/recording/take-store.ts';
import { titleOf } from '../../../lib/recording/take.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { clockText } from './clock-text.ts';
import { useSize } from './use-size.ts';
import type { Takes } from './use-takes.ts';
import classes from './take-list.module.css';

function Poster({ poster }: { poster: Blob | null }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (poster === null) return undefined;
      image.src = URL.createObjectURL(poster);
      return () => URL.revokeObjectURL(image.src);
    },
    [poster],
  );
  if (poster === null) return <IconVideo className={classes['noPoster']} size={28} stroke={1.25} aria-hidden="true" />;
  return <img ref={show} className={classes['poster']} alt="" />;
}

interface TakeListProps {
  takes: Takes;
  /** The take that is looked at, and how another is chosen; left out where takes are only listed. */
  chosen?: { id: string; choose: (take: WholeTake) => void };
}

/** The takes of this device, newest first: what each looks like, how long it is and when it was recorded. */
export function TakeList({ takes, chosen }: TakeListProps) {
  const text = useText('recorder');
  const format = useFormat();
  const size = useSize();
  const [leaving, setLeaving] = useState<WholeTake | null>(null);
  const list = takes.list.data ?? [];

  function remove(take: WholeTake): void {
    takes.remove.mutate(take, {
      onSuccess: () => showToast({ message: text('takeDeleted') }),
      onError: () => showToast({ kind: 'failure', message: text('takeNotDeleted') }),
      onSettled: () => setLeaving(null),
    });
  }

  return (
    <>
      <ol className={classes['list']}>
        {list.map((take, at) => {
          const number = String(list.length - at);
          const facts = `${clockText(take.file.seconds)} · ${size(take.file.bytes)}`;
          const words = (
            <>
              <Poster poster={take.poster} />
              <span className={classes['words']}>
                <span className={classes['name']}>{text('takeNumber', { number })}</span>
                <span className={classes['title']} lang={take.language}>
                  {titleOf(take)}
                </span>
                <span className={classes['facts']}>
                  <span>{format.date(new Date(take.begunAt), 'moment')}</span>
                  <span>{facts}</span>
                </span>
              </span>
            </>
          );
          return (
            <li key={take.id} className={classes['take']}>
              {chosen === undefined ? (
                <span className={classes['face']}>{words}</span>
              ) : (
                <button
                  type="button"
                  className={classes['face']}
                  aria-pressed={take.id === chosen.id}
                  onClick={() => chosen.choose(take)}
                >
                  {words}
                </button>
              )}
              <IconButton
                label={text('deleteTake', { number })}
                icon={<IconX size={20} stroke={1.5} />}
                onClick={() => setLeaving(take)}
              />
            </li>
          );
        })}
      </ol>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={text('deleteTitle')}
        confirm={text('delete')}
        busy={takes.remove.isPending}
        onConfirm={() => leaving && remove(leaving)}
      >
        {text('deleteText')}
      </ConfirmDialog>
    </>
  );
}
