import { IconCalendarPlus, IconDots, IconDownload, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ActionMenu } from '../../../ui/action/action-menu.tsx';
import { AnchorButton, Button, LinkButton } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Row, Specimen } from './specimen.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Buttons in every kind, size and state, and the menu behind one. */
export function Controls() {
  const text = useText('design');
  return (
    <Specimen title={text('buttons')}>
      <Row>
        <Button kind="primary" icon={<IconSend {...ICON} />}>
          {text('primary')}
        </Button>
        <Button icon={<IconCalendarPlus {...ICON} />}>{text('secondary')}</Button>
        <Button kind="quiet">{text('quiet')}</Button>
        <Button kind="danger">{text('danger')}</Button>
        <Button disabled>{text('disabled')}</Button>
        <Button kind="primary" busy busyText={text('busy')}>
          {text('primary')}
        </Button>
      </Row>
      <Row>
        <Button kind="primary" size="large">
          {text('primary')}
        </Button>
        <Button size="small">{text('secondary')}</Button>
        <LinkButton to="/shareable-content">{text('linkButton')}</LinkButton>
        <AnchorButton href="/favicon.svg" download icon={<IconDownload {...ICON} />}>
          {text('download')}
        </AnchorButton>
        <IconButton label={text('rename')} icon={<IconPencil {...ICON} />} />
        <IconButton label={text('rename')} icon={<IconPencil {...ICON} />} pressed />
        <ActionMenu
          trigger={<Button icon={<IconDots {...ICON} />}>{text('menuButton')}</Button>}
          groups={[
            [
              { label: text('rename'), icon: <IconPencil {...ICON} />, onSelect: () => undefined },
              { label: text('download'), icon: <IconDownload {...ICON} />, disabled: true },
            ],
            [{ label: text('danger'), icon: <IconTrash {...ICON} />, danger: true, onSelect: () => undefined }],
          ]}
        />
      </Row>
    </Specimen>
  );
}
