import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { MailFrame } from './mail-frame.tsx';

interface PreviewDialogProps {
  html: string;
  opened: boolean;
  onClose: () => void;
}

/** The e-mail at the width of a desktop and of a phone. */
export function PreviewDialog({ html, opened, onClose }: PreviewDialogProps) {
  const text = useText('emails');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  return (
    <Dialog opened={opened} onClose={onClose} title={text('preview')} size="large">
      <SegmentedControl
        label={text('width')}
        segments={[
          { value: 'wide', label: text('desktop') },
          { value: 'phone', label: text('phone') },
        ]}
        value={width}
        onChange={setWidth}
      />
      <MailFrame html={html} width={width} />
    </Dialog>
  );
}
