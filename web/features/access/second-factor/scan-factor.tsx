import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import classes from '../credentials/credentials.module.css';
import { QrCode } from './qr-code.tsx';

/** The key in groups of four, as people type it. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The secret of an authenticator app, as a picture to scan and as a key to type. */
export function ScanFactor({ secret, uri }: { secret: string; uri: string }) {
  const text = useText('security');
  const sandbox = useQuery(siteQuery).data?.sandbox === true;
  return (
    <div className={classes['scan']}>
      <QrCode value={uri} label={text('scanAlt')} />
      <div className={classes['stack']}>
        <p>{text('scanText')}</p>
        <div>
          <p className={classes['soft']}>{text('scanKey')}</p>
          <p className={classes['key']}>
            <code>{grouped(secret)}</code>
            <CopyButton value={secret} label={text('scanCopy')} />
          </p>
        </div>
        {sandbox && (
          <p className={classes['soft']}>
            {text('scanDemo')}{' '}
            <a href="/sandbox/authenticator" target="_blank" rel="noopener">
              {text('scanDemoLink')}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
