import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import classes from './draft-notice.module.css';
import type { Composer } from './use-composer.ts';

function Notice({ action, onAction, children }: { action: string; onAction: () => void; children: ReactNode }) {
  return (
    <div className={classes['notice']} role="status">
      <div className={classes['words']}>{children}</div>
      <Button kind="quiet" size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

/** That this is a draft and not a new post, what of it no longer holds, and the way to a new one. */
export function DraftNotice({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const common = useText('common');
  const format = useFormat();
  const { draft, drafting, goneTargets } = composer;
  const { beginning } = drafting;
  switch (beginning.kind) {
    case 'found':
      return (
        <Notice action={text('draftStartOver')} onAction={drafting.startOver}>
          <p>{text('draftFrom', { moment: format.date(beginning.found.at, 'moment') })}</p>
          {beginning.timePassed && draft.mode === 'schedule' && <p>{text('draftTimePassed')}</p>}
          {goneTargets > 0 && <p>{text('draftTargetsGone', { count: goneTargets })}</p>}
        </Notice>
      );
    case 'aside':
      return (
        <Notice action={text('draftBringBack')} onAction={drafting.bringBack}>
          <p>{text('draftAside')}</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice action={common('retry')} onAction={drafting.lookAgain}>
          <p>{text('draftUnknown')}</p>
        </Notice>
      );
    case 'asks':
    case 'loading':
    case 'fresh':
      return null;
  }
}
