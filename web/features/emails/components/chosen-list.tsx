import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useMovedRow } from '../../../lib/form/use-moved-row.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { moved, toggled } from '../model/draft.ts';
import classes from './builder.module.css';
import { MissingPieces } from './missing-pieces.tsx';
import type { Email } from './use-email.ts';

/** What was chosen, in its order, each to be moved or taken out. */
export function ChosenList({ email }: { email: Email }) {
  const text = useText('emails');
  const { draft, change, pieces } = email;
  const { list, movedFrom } = useMovedRow<HTMLOListElement>();
  const shown = pieces.map(({ id }) => id);

  function move(id: string, by: -1 | 1) {
    change({ pieces: moved(draft.pieces, shown, id, by) });
    movedFrom(shown.indexOf(id), by);
  }

  function takeOut(id: string) {
    change({ pieces: toggled(draft.pieces, id) });
    // The button that was pressed is gone with its row.
    list.current?.focus();
  }

  return (
    <>
      <MissingPieces email={email} />
      <ol ref={list} tabIndex={-1} className={classes['chosen']} aria-label={text('chosenTitle')}>
        {pieces.map((piece, at) => {
          const { title } = piece.translations[draft.language];
          return (
            <li key={piece.id} data-row>
              <span lang={draft.language}>{title}</span>
              <span className={classes['moves']} data-moves>
                <IconButton
                  label={text('up', { title })}
                  icon={<IconArrowUp size={20} stroke={1.5} aria-hidden="true" />}
                  disabled={at === 0}
                  onClick={() => move(piece.id, -1)}
                />
                <IconButton
                  label={text('down', { title })}
                  icon={<IconArrowDown size={20} stroke={1.5} aria-hidden="true" />}
                  disabled={at === pieces.length - 1}
                  onClick={() => move(piece.id, 1)}
                />
                <IconButton
                  label={text('remove', { title })}
                  icon={<IconX size={20} stroke={1.5} aria-hidden="true" />}
                  onClick={() => takeOut(piece.id)}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
