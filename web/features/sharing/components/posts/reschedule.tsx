import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { loadCatalog } from '../../../../lib/i18n/catalogs.ts';
import { currentLanguage } from '../../../../lib/i18n/language-store.ts';
import { Part } from '../../../../ui/feedback/part.tsx';
import type { RescheduleDialogProps } from './reschedule-dialog.tsx';

const RescheduleDialog = lazyPart(async () => {
  const [{ RescheduleDialog: dialog }] = await Promise.all([
    import('./reschedule-dialog.tsx'),
    loadCatalog('composer', currentLanguage()),
  ]);
  return dialog;
});

/** Asks for another time. The window comes when it is asked for, with the fields of a time and their words. */
export function Reschedule(props: RescheduleDialogProps) {
  return (
    <Part onDismiss={props.onClose}>
      <RescheduleDialog {...props} />
    </Part>
  );
}
