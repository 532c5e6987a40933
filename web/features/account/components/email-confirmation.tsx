import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { changes, useAccountChange } from '../api.ts';
import { type LinkKey } from '../model.ts';

/** Uses the link of a mail to a new address as soon as the page is open, and says what came of it. */
export function EmailConfirmation({ user, link }: { user: string; link: LinkKey & { email: string } }) {
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
