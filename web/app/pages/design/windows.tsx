import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ShortcutsHelp } from '../../../ui/overlay/shortcuts-help.tsx';
import { Row, Specimen } from './specimen.tsx';

/** What opens above the page. */
export function Windows() {
  const text = useText('design');
  const common = useText('common');
  const [opened, setOpened] = useState<'dialog' | 'confirm' | 'shortcuts' | null>(null);
  const close = () => setOpened(null);
  return (
    <Specimen title={text('overlays')}>
      <Row>
        <Button onClick={() => setOpened('dialog')}>{text('openDialog')}</Button>
        <Button onClick={() => setOpened('confirm')}>{text('openConfirm')}</Button>
        <Button onClick={() => setOpened('shortcuts')}>{common('shortcuts')}</Button>
      </Row>
      <Dialog
        opened={opened === 'dialog'}
        onClose={close}
        title={text('dialogTitle')}
        footer={
          <Button kind="primary" onClick={close}>
            {text('secondary')}
          </Button>
        }
      >
        {text('dialogText')}
      </Dialog>
      <ConfirmDialog
        opened={opened === 'confirm'}
        onClose={close}
        title={text('confirmTitle')}
        confirm={text('confirmYes')}
        dismiss={text('confirmNo')}
        onConfirm={close}
      >
        {text('confirmText')}
      </ConfirmDialog>
      <ShortcutsHelp opened={opened === 'shortcuts'} onClose={close} />
    </Specimen>
  );
}
