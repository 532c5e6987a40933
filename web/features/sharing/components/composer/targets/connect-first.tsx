import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useErrorText } from '../../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { AdBlockNotice } from '../../../../../ui/feedback/ad-block-notice.tsx';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import type { useConnect } from '../../../api.ts';
import type { Connection } from '../../../connection-model.ts';
import { ownText } from '../../../network-texts.ts';
import classes from './connect-first.module.css';
import { NetworkMark } from '../../connections/network-mark.tsx';
import { MissingPermissions } from '../../connections/missing-permissions.tsx';

interface ConnectFirstProps {
  connection: Connection;
  /** What could be connected in its place. */
  others: readonly Connection[];
  onConnect: (connection: Connection) => void;
  leaving: ReturnType<typeof useConnect>;
}

/** Why nothing can be posted yet. The way to mend it is the main button of the composer; whoever posts elsewhere has the others here. */
export function ConnectFirst({ connection, others, onConnect, leaving }: ConnectFirstProps) {
  const composing = useText('composer');
  const connections = useText('connections');
  const errorText = useErrorText();
  return (
    <div className={classes['first']}>
      <AdBlockNotice />
      {connection.state === 'permissions_missing' ? (
        <MissingPermissions connection={connection} />
      ) : (
        <Banner kind={connection.state === 'expired' ? 'attention' : 'info'}>
          {connection.state === 'expired'
            ? connections(ownText(connection.slug, 'expired'))
            : composing('connectFirst', { network: networkName(connection.slug) })}
        </Banner>
      )}
      {others.length > 0 && (
        <div className={classes['others']}>
          <span className={classes['or']}>{composing('connectOther')}</span>
          {others.map((other) => (
            <Button
              key={other.slug}
              size="small"
              icon={<NetworkMark network={other.slug} size={18} />}
              disabled={leaving.leaving}
              onClick={() => onConnect(other)}
            >
              {networkName(other.slug)}
            </Button>
          ))}
        </div>
      )}
      {leaving.error && (
        <Banner kind="failure" announce>
          {errorText(leaving.error)}
        </Banner>
      )}
    </div>
  );
}
