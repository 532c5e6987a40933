import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { useUndoable } from '../../../../ui/feedback/use-undoable.ts';
import { useMarks, useSaveMark } from '../../marks.ts';
import type { Piece } from '../../model.ts';

/** Puts a piece among the saved ones, or takes it from them. */
export function SaveButton({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const { saved, known } = useMarks();
  const { title } = piece.translations[language];
  const { act } = useUndoable({
    change: useSaveMark(),
    said: (mark) => text(mark.saved ? 'savedNow' : 'savedNoMore'),
    inverse: (mark) => ({ ...mark, saved: !mark.saved }),
  });
  const isSaved = saved.has(piece.id);
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <IconButton
      label={text('saveIt', { title })}
      pressed={isSaved}
      flush
      disabled={!known}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
      onClick={() => act({ id: piece.id, saved: !isSaved })}
    />
  );
}
