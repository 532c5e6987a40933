import { IconDownload } from '@tabler/icons-react';
import { api } from '../../../../lib/api/client.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton, LinkButton } from '../../../../ui/action/button.tsx';
import classes from './consent.module.css';

/** What a member can do who does not accept: go, take their data along, or end the account. */
export function AskElse() {
  const text = useText('consent');
  return (
    <section className={classes['else']}>
      <h2>{text('elseTitle')}</h2>
      <p className={classes['quiet']}>{text('elseText')}</p>
      <div className={classes['actions']}>
        <LinkButton to="/logout">{text('signOut')}</LinkButton>
        <AnchorButton
          href={api.account.exportOwnData.url({})}
          download
          icon={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
        >
          {text('download')}
        </AnchorButton>
        <LinkButton to="/account" hash="delete">
          {text('toDelete')}
        </LinkButton>
      </div>
    </section>
  );
}
