import { useEffect, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Return, forgetReturn, readReturn } from '../../../lib/session/change-identity.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { forgetEntered, readEntered } from './go-on-as-another.ts';
import { useSwitchBack } from './impersonation-api.ts';
import classes from './impersonation-modal.module.css';

/** Two short sentences take longer than the three seconds of a toast. */
const TOLD_MS = 8000;

/** One name for the product, wherever a text has a place for it. */
const PRODUCT = 'Yardsign';

function AsTeamMember({ session, ownerEmail }: { session: Session; ownerEmail: string }) {
  const text = useText('impersonation');
  const common = useText('common');
  const errorText = useErrorText();
  const [opened, setOpened] = useState(readEntered);
  useEffect(forgetEntered, []);
  const switchBack = useSwitchBack();
  const footer = (
    <>
      <Button onClick={() => setOpened(false)}>{common('close')}</Button>
      <Button kind="primary" onClick={() => switchBack.mutate()} busy={switchBack.isPending}>
        {text('switchBackTo', { email: ownerEmail })}
      </Button>
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      title={text('asTeamMember', { product: PRODUCT })}
      footer={footer}
      brief
    >
      <p className={classes['name']}>{`${session.user.first_name} ${session.user.last_name}`.trim()}</p>
      <p className={classes['email']}>{session.user.email}</p>
      {switchBack.isError && <Banner kind="failure">{errorText(switchBack.error)}</Banner>}
    </Dialog>
  );
}

const TOLD = {
  'switched-back': 'great',
  'time-over': 'timeOver',
  'right-lost': 'rightLost',
  'other-tab': 'otherTab',
} as const satisfies Record<Return, string>;
const isReturn = (how: string): how is Return => Object.hasOwn(TOLD, how);

/** A passing word, nothing to answer: who one is again. */
function BackAgain({ email, how }: { email: string; how: Return }) {
  const text = useText('impersonation');
  useEffect(() => {
    if (readReturn() === null) return;
    forgetReturn();
    const words = text(TOLD[how]);
    showToast({ message: `${words} ${text('loggedInWith', { email })}`, duration: TOLD_MS });
  }, [text, email, how]);
  return null;
}

/** Opens once when an owner begins to impersonate a member, and not again after a load: the banner stays. Coming back is told in passing. */
export function ImpersonationModal({ session, returned }: { session: Session; returned: string | null }) {
  if (session.impersonation?.mode === 'team')
    return <AsTeamMember session={session} ownerEmail={session.impersonation.byEmail} />;
  if (session.impersonation !== null || returned === null || !isReturn(returned)) return null;
  return <BackAgain email={session.user.email} how={returned} />;
}
