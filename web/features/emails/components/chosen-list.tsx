import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
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
  return (
    <>
      <MissingPieces email={email} />
      <ol className={classes['chosen']}>
        {pieces.map((piece, at) => {
          const { title } = piece.translations[draft.language];
          return (
            <li key={piece.id}>
              <span lang={draft.language}>{title}</span>
              <span className={classes['moves']}>
                <IconButton
                  label={text('up', { title })}
                  icon={<IconArrowUp size={20} stroke={1.5} aria-hidden="true" />}
                  disabled={at === 0}
                  onClick={() => change({ pieces: moved(draft.pieces, piece.id, -1) })}
                />
                <IconButton
                  label={text('down', { title })}
                  icon={<IconArrowDown size={20} stroke={1.5} aria-hidden="true" />}
                  disabled={at === pieces.length - 1}
                  onClick={() => change({ pieces: moved(draft.pieces, piece.id, 1) })}
                />
                <IconButton
                  label={text('remove', { title })}
                  icon={<IconX size={20} stroke={1.5} aria-hidden="true" />}
                  onClick={() => change({ pieces: toggled(draft.pieces, piece.id) })}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
