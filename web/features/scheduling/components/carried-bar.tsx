import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { measureFoot } from '../../../ui/layout/foot-height.ts';
import classes from './carried-bar.module.css';
import type { Carrying } from './use-carrying.ts';

/** What is being carried and how it is put down, for those who see the sheet: a screen reader is told by the sheet itself. */
export function CarriedBar({ carrying: { carried, leave } }: { carrying: Carrying }) {
  const text = useText('scheduling');
  if (carried === null) return null;
  return (
    <div ref={measureFoot} className={classes['bar']} data-foot="always">
      <p aria-hidden="true">{text('carried', { title: carried.content.title })}</p>
      <Button size="small" onClick={() => leave(carried)}>
        {text('leave')}
      </Button>
    </div>
  );
}
