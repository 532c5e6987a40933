import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { changes, useAccountChange } from '../api.ts';
import type { EmailLink } from '../model.ts';

function Confirming({ user, link }: { user: string; link: EmailLink }) {
  const text = useText('account');
  const errorText = useErrorText();
  const confirm = useAccountChange(changes.confirmEmail(user));
  const { mutate } = confirm;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate(link);
  }, [link, mutate]);

  if (confirm.isError)
    return (
      <Banner kind="failure" announce title={errorText(confirm.error)}>
        {text('emailAgain')}
      </Banner>
    );
  if (confirm.isSuccess)
    return (
      <Banner kind="done" announce>
        {text('emailChanged', { email: confirm.data.data.email })}
      </Banner>
    );
  return <Banner kind="info">{text('emailConfirming')}</Banner>;
}

/** Uses the link of a mail to a new address as soon as the page is open, and says what came of it. */
export function EmailConfirmation({ user, link }: { user: string; link: EmailLink | null }) {
  const text = useText('account');
  const errors = useText('errors');
  if (link !== null) return <Confirming user={user} link={link} />;
  return (
    <Banner kind="failure" title={errors('link_invalid')}>
      {text('emailAgain')}
    </Banner>
  );
}
