import { Drawer } from '@mantine/core';
import { useText } from '../../lib/i18n/use-text.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { useBackCloses } from '../../ui/overlay/use-back-closes.ts';
import { useLateOpen } from '../../ui/overlay/use-late-open.ts';
import { AccountPanel } from './account-panel.tsx';
import { mainMenu } from './menu.ts';
import classes from './menu-drawer.module.css';
import { MenuList } from './menu-list.tsx';

/** The whole menu on a phone: main, account, language and theme. Escape closes it; the focus stays inside while open. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('shell');
  const common = useText('common');
  const session = useSession();
  const late = useLateOpen(opened);
  useBackCloses(opened, onClose);
  const name = session === null ? '' : `${session.user.first_name} ${session.user.last_name}`.trim();
  return (
    <Drawer.Root
      removeScrollProps={{ allowPinchZoom: true }}
      opened={late}
      onClose={onClose}
      position="right"
      size="20rem"
      transitionProps={{ duration: 160 }}
      classNames={{ content: classes['drawer'] ?? '' }}
    >
      <Drawer.Overlay color="var(--veil)" backgroundOpacity={1} />
      <Drawer.Content>
        <Drawer.Header component="div" className={classes['header']}>
          <Drawer.Title className={classes['title']}>
            {session === null ? (
              text('menu')
            ) : (
              <span className={classes['person']}>
                <Avatar name={name} src={session.photoUrl} size={36} />
                <span className={classes['words']}>
                  <span className={classes['name']}>{name}</span>
                  <span className={classes['email']}>{session.user.email}</span>
                </span>
              </span>
            )}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={common('close')} size="lg" />
        </Drawer.Header>
        {/* A body of the kit would be said as a whole when the menu opens. */}
        <div className={classes['body']}>
          <nav aria-label={text('mainMenu')}>
            <MenuList entries={mainMenu} onGo={onClose} />
          </nav>
          <div className={classes['account']}>
            <AccountPanel onGo={onClose} />
          </div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
