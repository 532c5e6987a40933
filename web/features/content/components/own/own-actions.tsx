import { kinds } from '@yardsign/domain/content/kinds';
import { shelfPathOf } from '@yardsign/domain/content/shelves';
import { useNavigate } from '@tanstack/react-router';
import { IconCopyPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { librarySearch, pieceSearch, type Piece } from '../../model.ts';
import { useBeginDesign } from '../../../designs/api.ts';
import { useCopyPiece, useRemovePiece } from './own-api.ts';
import classes from './own-actions.module.css';
import { ReadersSelect } from './readers-select.tsx';
import { SaveButton } from './save-button.tsx';

const ICON = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What a member does to a piece for themselves: save it, make a copy that is theirs, change and delete what is theirs. */
export function OwnActions({ piece, language }: { piece: Piece; language: Language }) {
  const memberId = useSession()?.user.id;
  const isOwn = piece.user_id !== null && piece.user_id === memberId;
  return (
    <div className={classes['bar']} data-unprinted>
      <div className={classes['row']}>
        <SaveButton piece={piece} language={language} />
        {!isOwn && kinds[piece.content_type].isCustomized && <Customize piece={piece} language={language} />}
        {!isOwn && kinds[piece.content_type].isDesigned && <Redesign piece={piece} />}
        {isOwn && <Change piece={piece} language={language} />}
      </div>
      {isOwn && <ReadersSelect piece={piece} language={language} />}
    </div>
  );
}

function Customize({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const copy = useCopyPiece();

  function customize() {
    copy.mutate(piece.id, {
      onSuccess: (own) => {
        showToast({ message: text('customized') });
        void navigate({ to: own.path, search: pieceSearch.link({ language, edit: '1' }) });
      },
      onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
    });
  }

  return (
    <Button size="small" icon={<IconCopyPlus {...ICON} />} busy={copy.isPending} onClick={customize}>
      {text('customize')}
    </Button>
  );
}

/** Makes a copy of a graphic, and opens it in the builder. */
function Redesign({ piece }: { piece: Piece }) {
  const text = useText('content');
  const errorText = useErrorText();
  const begin = useBeginDesign();
  const onError = (error: Error) => showToast({ kind: 'failure', message: errorText(error) });
  return (
    <Button
      size="small"
      icon={<IconCopyPlus {...ICON} />}
      busy={begin.isPending}
      onClick={() => begin.mutate({ from: piece.id, title: piece.title }, { onError })}
    >
      {text('redesign')}
    </Button>
  );
}

function Change({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const remove = useRemovePiece();
  const [asking, setAsking] = useState(false);

  function removeIt() {
    const leave = () => {
      showToast({ message: text('deleted') });
      return navigate({ to: shelfPathOf(piece.content_type), search: librarySearch.link({ show: 'mine' }) });
    };
    const onError = (error: Error) => {
      setAsking(false);
      showToast({ kind: 'failure', message: errorText(error) });
    };
    remove.mutate({ contentId: piece.id, leave }, { onError });
  }

  return (
    <>
      <Button
        size="small"
        icon={<IconPencil {...ICON} />}
        onClick={() =>
          kinds[piece.content_type].isDesigned
            ? void navigate({ to: '/graphic-builder/$id', params: { id: piece.id } })
            : void navigate({ to: '.', search: pieceSearch.change({ edit: '1' }), resetScroll: false })
        }
      >
        {text('edit')}
      </Button>
      <Button size="small" kind="quiet" icon={<IconTrash {...ICON} />} onClick={() => setAsking(true)}>
        {text('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={text('deleteTitle', { title: piece.translations[language].title })}
        confirm={text('delete')}
        onConfirm={removeIt}
        busy={remove.isPending}
      >
        {text('deleteText')}
      </ConfirmDialog>
    </>
  );
}
