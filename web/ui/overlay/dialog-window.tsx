import { Drawer, Modal } from '@mantine/core';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { usePhone } from '../../lib/browser/use-media.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { OfflineNotice } from '../feedback/offline-notice.tsx';
import classes from './dialog-window.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useCoveredFoot } from './use-covered-foot.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useLateOpen } from './use-late-open.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. They stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** A large one takes all of a phone's screen. */
  size?: 'small' | 'medium' | 'large';
  /** False while something runs that must not be interrupted by a click outside, by Escape or by Back. */
  dismissable?: boolean;
  /** It says little, and all of it is what is decided upon: a screen reader says it with the title. Any other window is read by going through it. */
  brief?: boolean;
}

const SIZES = { small: '26rem', medium: '36rem', large: '56rem' } as const;
const SHEETS = { small: 'sheet', medium: 'sheet', large: 'full' } as const;

/** The window itself; `Dialog` loads it when it is first opened. */
export function DialogWindow({
  opened,
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  dismissable = true,
  brief = false,
}: DialogProps) {
  const phone = usePhone();
  const late = useLateOpen(opened);
  useFocusBack(opened);
  const online = useOnline();
  const text = useText('common');
  const content = useRef<HTMLDivElement>(null);
  const covered = useCoveredFoot(opened && phone, content);
  useBackCloses(opened, () => dismissable && onClose());
  const Root = phone ? Drawer.Root : Modal.Root;
  const { Overlay, Content, Header, Title, CloseButton, Body } = phone ? Drawer : Modal;
  // A body of the kit describes the window with all that stands in it.
  const Inside = brief ? Body : 'div';
  const place = phone ? { position: 'bottom' as const, size: 'auto' } : { size: SIZES[size], centered: true };
  return (
    <Root
      opened={late}
      onClose={onClose}
      closeOnClickOutside={dismissable}
      closeOnEscape={dismissable}
      removeScrollProps={{ allowPinchZoom: true }}
      transitionProps={{ duration: 160 }}
      classNames={{ content: classes[phone ? SHEETS[size] : 'modal'] ?? '' }}
      {...place}
    >
      <Overlay color="var(--veil)" backgroundOpacity={1} />
      <Content ref={content} radius={14} style={{ '--covered': `${covered}px` } as CSSProperties}>
        <Header component="div" className={classes['header']}>
          <Title className={classes['title']}>{title}</Title>
          <CloseButton aria-label={text('close')} size="lg" />
        </Header>
        <Inside className={classes['body']}>{children}</Inside>
        {footer !== undefined && (
          <div className={classes['footer']}>
            {/* That of the page lies under the window. */}
            <div className={classes['offline']} data-shown={!online || undefined}>
              <OfflineNotice />
            </div>
            {footer}
          </div>
        )}
      </Content>
    </Root>
  );
}
