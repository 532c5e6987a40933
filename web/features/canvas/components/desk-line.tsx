import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SignInAgain } from '../../../ui/feedback/sign-in-again.tsx';
import type { DesignDesk } from '../model/design-desk.ts';
import classes from './canvas-editor.module.css';

/** What is not saved as long as nothing else is done. */
const STUCK: ReadonlySet<DesignDesk['view']['state']['kind']> = new Set(['unlawful', 'refused', 'gone']);

/** Whether everything is saved; and what to do where it could not be. */
export function DeskLine({ desk, view, canEdit }: { desk: DesignDesk; view: DesignDesk['view']; canEdit: boolean }) {
  const text = useText('canvas');
  const { state, wasBroughtBack } = view;
  if (!canEdit) return <p className={classes['state']}>{text('readOnly')}</p>;
  const said = `${text(`state_${state.kind}`)}${wasBroughtBack ? ` ${text('broughtBack')}` : ''}`;
  return (
    <div>
      {STUCK.has(state.kind) ? (
        <Banner kind="attention" announce>
          {said}
        </Banner>
      ) : (
        <p role="status" className={classes['state']}>
          {said}
        </p>
      )}
      {state.kind === 'signed-out' && <SignInAgain message={text('signedOutText')} />}
      {state.kind === 'conflict' && (
        <Banner kind="attention" title={text('conflict')} announce>
          <p>{text('conflictText')}</p>
          <div className={classes['choices']}>
            <Button size="small" onClick={() => desk.choose('mine')}>
              {text('keepMine')}
            </Button>
            <Button size="small" onClick={() => desk.choose('theirs')}>
              {text('keepTheirs')}
            </Button>
          </div>
        </Banner>
      )}
    </div>
  );
}
