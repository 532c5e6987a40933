import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
import classes from './step-form.module.css';

/** Where mails arrive as long as the sandbox stands in for the mail server. */
export function MailboxHint() {
  const text = useText('access');
  const sandbox = useQuery(siteQuery).data?.sandbox === true;
  if (!sandbox) return null;
  return (
    <p className={classes['soft']}>
      {text('mailDemo')}{' '}
      <a href="/sandbox/mailbox" target="_blank" rel="noopener">
        {text('mailDemoLink')}
      </a>
    </p>
  );
}
