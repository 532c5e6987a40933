import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import classes from './public-page-card.module.css';

/** Where the article can be read by anyone, under the member's name. */
export function PublicPageCard({ url }: { url: string }) {
  const text = useText('content');
  return (
    <Card title={text('publicPage')} aside={<CopyButton value={url} label={text('copyLink')} />}>
      <p className={classes['url']}>{url.replace(/^https?:\/\//, '')}</p>
      <p className={classes['help']}>{text('publicPageHelp')}</p>
      <AnchorButton
        href={url}
        newTab
        size="small"
        icon={<IconExternalLink size={18} stroke={1.5} aria-hidden="true" />}
      >
        {text('open')}
      </AnchorButton>
    </Card>
  );
}
