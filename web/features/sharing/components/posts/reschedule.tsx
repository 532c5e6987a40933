import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import type { RescheduleDialogProps } from './reschedule-dialog.tsx';

const RescheduleDialog = lazyPart(
  () => import('./reschedule-dialog.tsx').then((module) => module.RescheduleDialog),
  ['composer'],
);

/** Asks for another time. The window comes when it is asked for, with the fields of a time and their words. */
export function Reschedule(props: RescheduleDialogProps) {
  return (
    <Part onDismiss={props.onClose}>
      <RescheduleDialog {...props} />
    </Part>
  );
}
