import { usualTarget } from '@yardsign/domain/sharing/networks/networks';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { sharedKind } from '../../../target-model.ts';
import classes from './draft-notice.module.css';
import type { Composer } from '../use-composer.ts';

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
  const composing = useText('composer');
  const common = useText('common');
  const format = useFormat();
  const { draft, drafting, goneTargets } = composer;
  const { beginning } = drafting;
  const gone = goneTargets.length;
  // Of a target that is gone nothing is known but its network.
  const kind = sharedKind(goneTargets.map(({ network }) => usualTarget(network)));
  switch (beginning.kind) {
    case 'found':
      return (
        <Notice action={composing('draftStartOver')} onAction={drafting.startOver}>
          <p>{composing('draftFrom', { moment: format.date(beginning.found.at, 'moment') })}</p>
          {beginning.timePassed && draft.mode === 'schedule' && <p>{composing('draftTimePassed')}</p>}
          {gone > 0 && (
            <p>{composing('draftTargetsGone', { count: gone, targets: text(`${kind}_count`, { count: gone }) })}</p>
          )}
        </Notice>
      );
    case 'aside':
      return (
        <Notice action={composing('draftBringBack')} onAction={drafting.bringBack}>
          <p>{composing('draftAside')}</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice action={common('retry')} onAction={drafting.lookAgain}>
          <p>{composing('draftUnknown')}</p>
        </Notice>
      );
    case 'asks':
    case 'loading':
    case 'fresh':
      return null;
  }
}
