import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import classes from './address-row.module.css';

/** A public address of the member: what it is, itself, and ways to copy and to open it. */
export function AddressRow({ name, url }: { name: string; url: string }) {
  const text = useText('microsite');
  return (
    <div className={classes['row']}>
      <div className={classes['words']}>
        <p className={classes['name']}>{name}</p>
        <p className={classes['url']}>{url.replace(/^https?:\/\//, '')}</p>
      </div>
      <CopyButton value={url} label={text('copyAddress', { name })} />
      <AnchorButton
        href={url}
        newTab
        size="small"
        icon={<IconExternalLink size={18} stroke={1.5} aria-hidden="true" />}
      >
        {text('openAddress')}
      </AnchorButton>
    </div>
  );
}
