import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { holdsFeature } from '@yardsign/domain/access/actor';
import { requiredFeature } from '@yardsign/domain/content/required-feature';
import { api } from '../../../../lib/api/client.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../../../lib/session/guard-person.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { noteUse } from '../../../../lib/usage/note-use.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { pieceSearch } from '../../model.ts';
import type { SlidesProps } from './slide.tsx';
import classes from './slides.module.css';

/** Begins a video of the member's own of these slides, and opens it. */
function useBeginFilm({ piece, language, shown }: SlidesProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async () => {
      const body = { from: piece.id, slides: shown.map(({ place }) => place + 1) };
      return (await api.content.beginSlidesFilm({ body })).film;
    },
    onSuccess({ path }) {
      noteUse('create');
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      void navigate({ to: path, search: pieceSearch.link({ language }) });
    },
    onError: (error) => showToast({ kind: 'failure', message: errorText(error), duration: 8000 }),
  });
}

/** The slides on screen as a video of the member's own. */
export function SlidesFilm(slides: SlidesProps) {
  const text = useText('content');
  const session = useSession();
  const begin = useBeginFilm(slides);
  const needed = requiredFeature('video');
  if (session === null || (needed !== null && !holdsFeature(heldFeatures(session), needed))) return null;
  return (
    <div className={classes['film']}>
      <Card title={text('slidesFilm')}>
        <p className={classes['lead']}>{text('slidesFilmText')}</p>
        {slides.piece.facts.sample && <p className={classes['lead']}>{text('slidesFilmSample')}</p>}
        <div className={classes['acts']}>
          <Button busy={begin.isPending} busyText={text('preparing')} onClick={() => begin.mutate()}>
            {text('slidesFilmMake')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
