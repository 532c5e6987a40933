import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { useConnect } from '../api.ts';
import type { Connection } from '../connection-model.ts';
import classes from './connect-first.module.css';
import { MissingPermissions } from './missing-permissions.tsx';

interface ConnectFirstProps {
  connection: Connection;
  onConnect: () => void;
  leaving: ReturnType<typeof useConnect>;
}

/** In place of the pages, while the network does not let us post: what is the matter, and the way to mend it. */
export function ConnectFirst({ connection, onConnect, leaving }: ConnectFirstProps) {
  const text = useText('sharing');
  const errorText = useErrorText();
  const fresh = connection.state === 'not_connected';
  return (
    <div className={classes['first']}>
      {connection.state === 'permissions_missing' ? (
        <MissingPermissions missing={connection.missing} />
      ) : (
        <p className={classes['text']}>{text(connection.state === 'expired' ? 'expiredText' : 'connectFirst')}</p>
      )}
      {leaving.error && (
        <Banner kind="failure" announce>
          {errorText(leaving.error)}
        </Banner>
      )}
      <div>
        <Button
          kind="primary"
          onClick={onConnect}
          busy={leaving.leaving}
          busyText={text('opening', { network: 'Facebook' })}
        >
          {text(fresh ? 'connectNetwork' : 'reconnectNetwork', { network: 'Facebook' })}
        </Button>
      </div>
    </div>
  );
}
