import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import classes from './toasts.module.css';
import { TOAST_MS } from './toasts.tsx';

/** Where toasts appear: bottom right. Mounted once, by the shell. */
export function Toaster() {
  return (
    <div aria-live="polite" data-unprinted>
      <Notifications
        position="bottom-right"
        autoClose={TOAST_MS}
        withinPortal={false}
        zIndex={400}
        limit={4}
        className={classes['region'] ?? ''}
      />
    </div>
  );
}
