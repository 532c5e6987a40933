import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../../lib/browser/use-online.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './offline-notice.module.css';

/** A thin line at the top while there is no connection. */
export function OfflineNotice() {
  const online = useOnline();
  const text = useText('common');
  return (
    <div role="status">
      {!online && (
        <p className={classes['notice']}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          {text('offline')}
        </p>
      )}
    </div>
  );
}
