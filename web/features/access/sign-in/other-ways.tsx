import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconFingerprint, IconMail } from '@tabler/icons-react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useStartSocial } from './sign-in-api.ts';
import { knowsPasskeys } from '../credentials/ask-for-passkey.ts';
import { ProviderMark } from './provider-mark.tsx';
import classes from './other-ways.module.css';

interface OtherWaysProps {
  /** Where to go once one is in. */
  redirect: string;
  onMail: () => void;
  onPasskey: () => void;
  busy: boolean;
}

/** Below the password: a passkey, the providers that this installation uses, a mailed link, and the way to a new account. */
export function OtherWays({ redirect, onMail, onPasskey, busy }: OtherWaysProps) {
  const text = useText('access');
  const errorText = useErrorText();
  const providers = useQuery(siteQuery).data?.signIn ?? [];
  const start = useStartSocial();
  return (
    <div className={classes['ways']}>
      <p className={classes['or']}>
        <span>{text('or')}</span>
      </p>
      {start.error && (
        <Banner kind="failure" announce>
          {errorText(start.error)}
        </Banner>
      )}
      {knowsPasskeys() && (
        <Button
          size="large"
          wide
          icon={<IconFingerprint size={20} stroke={1.5} aria-hidden="true" />}
          disabled={busy}
          onClick={onPasskey}
        >
          {text('withPasskey')}
        </Button>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          size="large"
          wide
          icon={<ProviderMark provider={provider} />}
          disabled={start.isPending}
          onClick={() => start.mutate({ provider, redirect })}
        >
          {text(provider === 'google' ? 'withGoogle' : 'withApple')}
        </Button>
      ))}
      <Button size="large" wide icon={<IconMail size={20} stroke={1.5} aria-hidden="true" />} onClick={onMail}>
        {text('mailLink')}
      </Button>
      <p className={classes['new']}>
        {text('noAccount')} <Link to="/signup">{text('createAccount')}</Link>
      </p>
    </div>
  );
}
