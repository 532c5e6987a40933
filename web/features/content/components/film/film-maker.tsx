import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { UnreadableEnd } from '../../../../lib/video/unreadable-end.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress.tsx';
import classes from './branded-film.module.css';
import type { FilmMaking } from './use-made-film.ts';

/** Why a film was not made or not kept: what the server says of it where it was asked, else that it can be tried again. */
function Failure({ error, kind }: { error: unknown; kind: 'failed' | 'broken' }) {
  const text = useText('content');
  const errorText = useErrorText();
  const own =
    error instanceof UnreadableEnd ? 'filmEndUnreadable' : kind === 'failed' ? 'filmMakingFailed' : 'filmBroken';
  const said = error instanceof ApiError ? errorText(error) : text(own);
  return <Banner kind="failure">{said}</Banner>;
}

/** The making of a film in the member's brand: the button that begins it, how far it is, how it is stopped, what went wrong. */
export function FilmMaker({ making, again = false }: { making: FilmMaking; again?: boolean }) {
  const text = useText('content');
  const { state, make, pause, resume, cancel } = making;
  const isOn = state.phase === 'making' || state.phase === 'sending' || state.phase === 'paused';
  return (
    <>
      <div className={classes['acts']} role="status">
        {isOn && (
          <ProgressBar
            label={text(
              state.phase === 'making' ? 'filmMaking' : state.phase === 'paused' ? 'filmPaused' : 'filmSending',
            )}
            share={state.share}
          />
        )}
        {state.phase === 'unable' && <Banner kind="info">{text('filmUnable')}</Banner>}
        {(state.phase === 'failed' || state.phase === 'broken') && <Failure error={state.error} kind={state.phase} />}
      </div>
      <div className={classes['acts']}>
        {(state.phase === 'ready' || state.phase === 'failed') && (
          <Button wide onClick={make}>
            {text(again ? 'filmMakeAgain' : 'filmMake')}
          </Button>
        )}
        {state.phase === 'sending' && (
          <Button wide onClick={pause}>
            {text('filmPause')}
          </Button>
        )}
        {(state.phase === 'paused' || state.phase === 'broken') && (
          <Button wide onClick={resume}>
            {text('filmResume')}
          </Button>
        )}
        {(isOn || state.phase === 'broken') && (
          <Button wide onClick={cancel}>
            {text('filmCancel')}
          </Button>
        )}
      </div>
    </>
  );
}
