import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Query } from '../../../lib/search/page-search.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useStartSocial } from '../sign-in/sign-in-api.ts';
import { ProviderMark } from '../sign-in/provider-mark.tsx';
import { type SignInMethod, useKeyChange, signInMethodsQuery } from './keys-api.ts';
import { type Provider, PROVIDER_NAMES } from '../sign-in/providers.ts';
import { KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import classes from './keys.module.css';
import { ProofField, useProof } from './proof-field.tsx';
import { useKeyForm } from './use-key-form.ts';

interface WayDialogProps {
  provider: Provider;
  opened: boolean;
  onClose: () => void;
}

/** Connecting leaves for the provider, after the password was asked for. */
function ConnectDialog({ provider, opened, onClose }: WayDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const draft = useDraft({ proof: '' });
  const name = PROVIDER_NAMES[provider];
  const form = useCallForm({
    draft,
    call: useStartSocial(),
    faults: { proof: proof.faultOf(draft.values.proof) },
    toSend: (typed) => ({ provider, redirect: '/account', connect: true, ...proof.toBody(typed.proof) }),
  });
  return (
    <KeyDialog
      form={{ ...form, close: onClose }}
      opened={opened}
      title={text('wayLinkTitle', { provider: name })}
      submit={text('wayLink')}
    >
      <p>{text('wayLinkText', { provider: name })}</p>
      <ProofField {...form.text('proof')} />
    </KeyDialog>
  );
}

function RemoveDialog({ provider, opened, onClose }: WayDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const draft = useDraft({ proof: '' });
  const name = PROVIDER_NAMES[provider];
  const form = useKeyForm({
    draft,
    call: useKeyChange((body: { password?: string }) => api.access.removeSignInMethod({ params: { provider }, body })),
    faults: { proof: proof.faultOf(draft.values.proof) },
    toSend: (typed) => proof.toBody(typed.proof),
    done: text('wayUnlinked', { provider: name }),
    onClose,
  });
  return (
    <KeyDialog
      form={form}
      opened={opened}
      title={text('wayUnlinkTitle', { provider: name })}
      submit={text('wayUnlink')}
      danger
    >
      <p>{text('wayUnlinkText', { provider: name })}</p>
      <ProofField {...form.text('proof')} />
    </KeyDialog>
  );
}

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
      <Window provider={provider} opened={opened} onClose={() => setOpened(false)} />
    </li>
  );
}

/** Coming back from a provider: what became of connecting it. Asked once, and then the address forgets it. */
function useReturn() {
  const text = useText('security');
  const navigate = useNavigate();
  const { social }: Query = useSearch({ strict: false });
  const finish = useKeyChange((attempt: string) => api.access.finishSocial({ body: { attempt } }));
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
    <KeyCard title={text('waysTitle')} query={query} rows={3}>
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
    </KeyCard>
  );
}
