import { holdsFeature } from '@yardsign/domain/access/actor';
import { IconBrandPinterest, IconExternalLink, IconMail } from '@tabler/icons-react';
import { heldFeatures } from '../../../../lib/session/guard-person.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { emailSearch } from '../../../emails/model/email-search.ts';
import { pinAddress } from '../../pin-address.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton, LinkButton } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { CopyButton } from '../../../../ui/action/copy-button.tsx';
import classes from './public-page-card.module.css';

/** Where the article can be read by anyone, under the member's name. @param pinned what a pin of it says; null where it cannot be pinned. */
export function PublicPageCard({ id, url, pinned }: { id: string; url: string; pinned: string | null }) {
  const text = useText('content');
  const session = useSession();
  const mayMail = session !== null && holdsFeature(heldFeatures(session), 'email-builder');
  return (
    <Card title={text('publicPage')} aside={<CopyButton value={url} label={text('copyLink')} />}>
      <p className={classes['url']}>{url.replace(/^https?:\/\//, '')}</p>
      <p className={classes['help']}>{text('publicPageHelp')}</p>
      <div className={classes['actions']}>
        <AnchorButton
          href={url}
          newTab
          size="small"
          icon={<IconExternalLink size={18} stroke={1.5} aria-hidden="true" />}
        >
          {text('open')}
        </AnchorButton>
        {mayMail && (
          <LinkButton
            to="/email-builder"
            search={emailSearch.link({ piece: id })}
            size="small"
            icon={<IconMail size={18} stroke={1.5} aria-hidden="true" />}
          >
            {text('intoEmail')}
          </LinkButton>
        )}
        {pinned !== null && (
          <AnchorButton
            href={pinAddress({ url, picture: `${url}/picture.jpg`, description: pinned })}
            newTab
            size="small"
            icon={<IconBrandPinterest size={18} stroke={1.5} aria-hidden="true" />}
          >
            {text('pin')}
          </AnchorButton>
        )}
      </div>
    </Card>
  );
}
