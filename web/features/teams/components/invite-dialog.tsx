import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type InviteOutcome, type Team, useInvite } from '../api.ts';
import { type InviteFault, planInvites } from '../model.ts';
import classes from './invite-dialog.module.css';

function useFaultText() {
  const text = useText('teams');
  return (fault: InviteFault) => {
    if (fault.kind === 'missing') return text('addressMissing');
    if (fault.kind === 'unreadable') return text('addressUnreadable', { parts: fault.parts.slice(0, 3).join(' · ') });
    if (fault.kind === 'tooMany') return text('tooManyAtOnce', { most: fault.most });
    return text('tooFewSeats', { wanted: fault.wanted, left: text('leftCount', { count: fault.left }) });
  };
}

function LeftOut({ outcome }: { outcome: InviteOutcome }) {
  const text = useText('teams');
  return (
    <Banner kind="info" title={text('leftOut')} announce>
      <ul className={classes['left']}>
        {outcome.left.map(({ email, why }) => (
          <li key={email}>{text(why === 'on_team' ? 'leftOnTeam' : 'leftInvited', { email })}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Invites one person or many: addresses are pasted as one has them, and nothing typed is lost when something is wrong. */
export function InviteDialog({ team, opened, onClose }: { team: Team; opened: boolean; onClose: () => void }) {
  const text = useText('teams');
  const common = useText('common');
  const errorText = useErrorText();
  const faultText = useFaultText();
  const form = useId();
  const [addresses, setAddresses] = useState('');
  const [language, setLanguage] = useState(useLanguage());
  const [isAdmin, setIsAdmin] = useState(false);
  const [tried, setTried] = useState(false);
  const invite = useInvite();
  const plan = planInvites(addresses, team.seats);
  const leftOut = invite.data && invite.data.left.length > 0 ? invite.data : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (plan.fault !== null) return;
    invite.mutate(
      { people: plan.people.map((person) => ({ ...person, isAdmin })), language },
      {
        onSuccess: (outcome) => {
          if (outcome.invited.length > 0) showToast({ message: text('invited', { count: outcome.invited.length }) });
          if (outcome.left.length === 0) onClose();
          else {
            setAddresses('');
            setTried(false);
          }
        },
      },
    );
  }

  const footer = (
    <>
      <Button onClick={onClose}>{leftOut ? common('close') : common('cancel')}</Button>
      <Button kind="primary" type="submit" form={form} busy={invite.isPending}>
        {plan.people.length > 1 ? text('sendMany', { count: plan.people.length }) : text('sendOne')}
      </Button>
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('inviteTitle')}
      footer={footer}
      dismissable={!invite.isPending}
    >
      <form id={form} onSubmit={submit} className={classes['form']} noValidate>
        {invite.isError && <Banner kind="failure">{errorText(invite.error)}</Banner>}
        {leftOut && <LeftOut outcome={leftOut} />}
        <TextArea
          label={text('addresses')}
          help={text('addressesHelp')}
          rows={5}
          value={addresses}
          onChange={(event) => setAddresses(event.currentTarget.value)}
          spellCheck={false}
          autoCapitalize="none"
          error={tried && plan.fault !== null && faultText(plan.fault)}
          data-autofocus
        />
        <SegmentedControl
          label={text('mailLanguage')}
          labelled
          segments={[
            { value: 'en', label: common('english') },
            { value: 'es', label: common('spanish') },
          ]}
          value={language}
          onChange={setLanguage}
        />
        {team.role === 'owner' && (
          <CheckboxField label={text('asAdmins')} help={text('asAdminsHelp')} checked={isAdmin} onChange={setIsAdmin} />
        )}
      </form>
    </Dialog>
  );
}
