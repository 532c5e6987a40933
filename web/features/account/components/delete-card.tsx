import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { changes, type OwnAccount, useAccountChange } from '../api.ts';
import classes from './account-cards.module.css';

/** Mails the link that deletes the account. Says what would be lost, and asks once. */
export function DeleteCard({ session, account }: { session: Session; account: OwnAccount }) {
  const text = useText('account');
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const request = useAccountChange(changes.requestDelete(session.user.id));
  const { email } = session.user;
  const send = () => request.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <Card title={text('deleteCardTitle')}>
      <div className={classes['form']}>
        <p className={classes['soft']}>{text('deleteCardText')}</p>
        {account.teamMembers > 0 && <p>{text('deleteTeamText', { count: account.teamMembers })}</p>}
        {request.error && (
          <Banner kind="failure" announce>
            {errorText(request.error)}
          </Banner>
        )}
        {request.isSuccess && (
          <Banner kind="info" announce>
            {text('deleteSent', { email })}
          </Banner>
        )}
        <div className={classes['actions']}>
          <Button kind="danger" onClick={() => setAsking(true)} disabled={session.impersonation !== null}>
            {text('deleteSend')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={text('deleteAskTitle')}
        confirm={text('deleteSend')}
        dismiss={text('notNow')}
        onConfirm={send}
        busy={request.isPending}
      >
        {text('deleteAskText', { email })}
      </ConfirmDialog>
    </Card>
  );
}
