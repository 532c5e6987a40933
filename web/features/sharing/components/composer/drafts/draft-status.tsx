import { IconCloudCheck, IconDeviceMobile } from '@tabler/icons-react';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import type { SaveState } from '../../../draft-saver.ts';
import classes from './draft-status.module.css';

/** Whether what was written is safe, and where. Said once, not with every save. */
export function DraftStatus({ state }: { state: SaveState }) {
  const text = useText('composer');
  return (
    <p className={classes['status']} data-state={state} role="status">
      {state === 'saved' && (
        <>
          <IconCloudCheck size={16} stroke={1.75} aria-hidden="true" />
          {text('draftSaved')}
        </>
      )}
      {state === 'kept' && (
        <>
          <IconDeviceMobile size={16} stroke={1.75} aria-hidden="true" />
          {text('draftKept')}
        </>
      )}
    </p>
  );
}
