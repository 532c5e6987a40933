import type { Language } from '@yardsign/domain/languages';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { Desk } from '../../editor/desk.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { SignInAgain } from '../../../../ui/feedback/sign-in-again.tsx';
import { useDeskView } from '../../editor/use-desk.ts';
import { LateDifference } from '../difference/late-difference.tsx';
import classes from './desk-state.module.css';

/** Whether everything is saved; and what to do where it could not be. */
export function DeskState({ desk, language }: { desk: Desk; language: Language }) {
  const text = useText('studio');
  const errorText = useErrorText();
  const { keeper, other, wasBroughtBack } = useDeskView(desk, (view) => view);
  const takeOver = () =>
    desk.takeOver().catch((error: unknown) => showToast({ kind: 'failure', message: errorText(error) }));
  return (
    <div className={classes['state']}>
      <p role="status" className={classes['line']}>
        {text(`keeper_${keeper.kind}`)}
        {wasBroughtBack && ` ${text('broughtBack')}`}
      </p>
      {keeper.kind === 'signed-out' && <SignInAgain message={text('signedOutText')} />}
      {other !== null && (
        <Banner
          kind="info"
          title={text('otherWrites', { name: other })}
          action={
            <Button size="small" onClick={() => void takeOver()}>
              {text('takeOver')}
            </Button>
          }
        >
          {text('otherWritesText')}
        </Banner>
      )}
      {keeper.kind === 'conflict' && (
        <Banner kind="attention" title={text('conflict')} announce>
          <p>{text('conflictText')}</p>
          <LateDifference
            language={language}
            before={fromParagraphs(keeper.theirs.paragraphs)}
            after={fromParagraphs(desk.paragraphs())}
            labels={{ gone: text('conflictTheirs'), new: text('conflictMine') }}
          />
          <div className={classes['choices']}>
            <Button size="small" onClick={() => desk.keeper.choose('mine')}>
              {text('keepMine')}
            </Button>
            <Button size="small" onClick={() => desk.keeper.choose('theirs')}>
              {text('keepTheirs')}
            </Button>
          </div>
        </Banner>
      )}
    </div>
  );
}
