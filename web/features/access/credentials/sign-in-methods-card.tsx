import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Query } from '../../../lib/search/page-search.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { LateWindow } from '../../../ui/overlay/late-window.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { ProviderMark } from '../sign-in/provider-mark.tsx';
import { type SignInMethod, useCredentialChange, signInMethodsQuery } from './credentials-api.ts';
import { PROVIDER_NAMES } from '../sign-in/providers.ts';
import { CredentialCard } from './credential-card.tsx';
import classes from './credentials.module.css';

const ConnectDialog = lazyPart(() => import('./sign-in-method-dialogs.tsx').then((module) => module.ConnectDialog));
const RemoveDialog = lazyPart(() => import('./sign-in-method-dialogs.tsx').then((module) => module.RemoveDialog));

function WayRow({ method }: { method: SignInMethod }) {
  const text = useText('security');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const { provider, linked } = method;
  const name = PROVIDER_NAMES[provider];
  const Window = linked ? RemoveDialog : ConnectDialog;
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <span className={classes['name']}>
          <ProviderMark provider={provider} />
          {name}
        </span>
        <span className={classes['soft']}>
          {linked
            ? text('wayLinkedAs', { email: linked.email, date: format.date(linked.since) })
            : text('wayNotLinked')}
        </span>
      </span>
      <Button
        size="small"
        onClick={() => setOpened(true)}
        aria-label={text(linked ? 'wayUnlinkLabel' : 'wayLinkLabel', { provider: name })}
      >
        {text(linked ? 'wayUnlink' : 'wayLink')}
      </Button>
      <LateWindow opened={opened} onClose={() => setOpened(false)}>
        <Window provider={provider} opened={opened} onClose={() => setOpened(false)} />
      </LateWindow>
    </li>
  );
}

/** Coming back from a provider: what became of connecting it. Asked once, and then the address forgets it. */
function useReturn() {
  const text = useText('security');
  const navigate = useNavigate();
  const { social }: Query = useSearch({ strict: false });
  const finish = useCredentialChange((attempt: string) => api.access.finishSocial({ body: { attempt } }));
  const began = useRef(false);
  useEffect(() => {
    if (typeof social !== 'string' || began.current) return;
    began.current = true;
    finish.mutate(social, {
      onSuccess: ({ data }) => {
        if ('connected' in data)
          showToast({ message: text('wayLinked', { provider: PROVIDER_NAMES[data.connected] }) });
      },
    });
    void navigate({ to: '/account', replace: true });
  });
  return finish;
}

/** What opens the account: the password, and the providers that are connected. */
export function SignInMethodsCard() {
  const text = useText('security');
  const errorText = useErrorText();
  const query = useQuery(signInMethodsQuery);
  const finish = useReturn();
  return (
    <CredentialCard title={text('waysTitle')} query={query} rows={3}>
      {({ password, providers }) => (
        <>
          {finish.error && (
            <Banner kind="failure" announce>
              {errorText(finish.error)}
            </Banner>
          )}
          <p className={classes['soft']}>{text('waysText')}</p>
          <ul className={classes['rows']}>
            <li className={classes['row']}>
              <span className={classes['name']}>{text('wayPassword')}</span>
              <StatusBadge tone={password ? 'good' : 'neutral'}>
                {text(password ? 'wayPasswordOn' : 'wayPasswordOff')}
              </StatusBadge>
            </li>
            {providers.map((method) => (
              <WayRow key={method.provider} method={method} />
            ))}
          </ul>
        </>
      )}
    </CredentialCard>
  );
}
