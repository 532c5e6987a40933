import { holdsFeature } from '@yardsign/domain/access/actor';
import { requiredFeature } from '@yardsign/domain/content/required-feature';
import { DESIGNED_TYPE } from '@yardsign/domain/content/kinds';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../../../lib/session/guard-person.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { useBeginDesign } from '../../../designs/api.ts';
import type { Piece } from '../../model.ts';
import { useDownload } from '../use-download.ts';
import classes from './slides.module.css';

interface SlideActionsProps {
  piece: Piece;
  language: Language;
  /** The slide's place among all slides of the piece, counted from 1. */
  place: number;
  title: string;
}

/** What can be made of one slide by itself: a file for PowerPoint, and a graphic of one's own. */
export function SlideActions({ piece, language, place, title }: SlideActionsProps) {
  const text = useText('content');
  const errorText = useErrorText();
  const session = useSession();
  const { busy, downloadSlide } = useDownload(piece);
  const begin = useBeginDesign();
  const needed = requiredFeature(DESIGNED_TYPE);
  const mayDraw = session !== null && (needed === null || holdsFeature(heldFeatures(session), needed));
  const draw = () =>
    begin.mutate(
      { from: piece.id, slide: place, title },
      { onError: (error) => showToast({ kind: 'failure', message: errorText(error), duration: 8000 }) },
    );
  return (
    <div className={classes['acts']}>
      <Button
        size="small"
        busy={busy}
        busyText={text('preparing')}
        aria-label={text('slideSaveOf', { title })}
        onClick={() => downloadSlide(language, place)}
      >
        {text('slideSave')}
      </Button>
      {mayDraw && (
        <Button
          size="small"
          busy={begin.isPending}
          busyText={text('preparing')}
          aria-label={text('slideDrawOf', { title })}
          onClick={draw}
        >
          {text('slideDraw')}
        </Button>
      )}
    </div>
  );
}
