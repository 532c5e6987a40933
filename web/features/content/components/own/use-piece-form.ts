import { ApiError } from '../../../../lib/api/api-error.ts';
import { useCollisions } from '../../../../lib/form/use-collisions.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Piece } from '../../model.ts';
import { useChangePiece } from './own-api.ts';

const hasMovedOn = (error: Error) => error instanceof ApiError && error.code === 'own_text_moved_on';

/** The text of a piece of one's own in one language. What another window has saved meanwhile is not overwritten unasked. */
export function usePieceForm(piece: Piece, language: Language, onSaved: () => void) {
  const text = useText('content');
  const { title, description, source, caption, revision } = piece.translations[language];
  const saved = { title, description, contents: source, caption };
  const draft = useDraft(saved);
  const kept = useKeptDraft(`own.${piece.id}.${language}`, draft, draft.changed.length > 0);
  const save = useChangePiece(piece.id);
  // While one's own save is under way, what is saved changes by it.
  const colliding = save.isPending ? [] : draft.changed.filter((field) => draft.before[field] !== saved[field]);
  const collisions = useCollisions(draft, colliding);
  const form = useForm({
    draft,
    faults: { title: draft.values.title.trim() === '' && text('titleMissing') },
    send: () => {
      if (colliding.length > 0) return collisions.open();
      // What was not touched stays as it is stored: the words of a post have places for the brand there.
      return save.mutate(
        { language, text: draft.edits, revision },
        { onSuccess: onSaved, onError: (error) => hasMovedOn(error) && collisions.open() },
      );
    },
    busy: save.isPending,
    error: save.error,
  });
  return { form, draft, saved, collisions, kept };
}
