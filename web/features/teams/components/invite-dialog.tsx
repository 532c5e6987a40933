import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
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

interface InviteDialogProps {
  team: Team;
  opened: boolean;
  onClose: () => void;
}

/** Invites one person or many: addresses are pasted as one has them, and nothing typed is lost when something is wrong. */
export function InviteDialog({ team, opened, onClose }: InviteDialogProps) {
  const text = useText('teams');
  const common = useText('common');
  const faultText = useFaultText();
  const draft = useDraft({ addresses: '', language: useLanguage(), isAdmin: false });
  const kept = useKeptDraft('invites', draft, draft.values.addresses !== '');
  const plan = planInvites(draft.values.addresses, team.seats);
  const invite = useInvite();
  const form = useCallForm({
    draft,
    call: invite,
    faults: { addresses: plan.fault !== null && faultText(plan.fault) },
    toSend: ({ language, isAdmin }) => ({ people: plan.people.map((person) => ({ ...person, isAdmin })), language }),
    onDone: (outcome) => {
      if (outcome.invited.length > 0) showToast({ message: text('invited', { count: outcome.invited.length }) });
      draft.set('addresses', '');
      if (outcome.left.length === 0) return onClose();
      form.calm();
    },
  });
  const leftOut = invite.data && invite.data.left.length > 0 ? invite.data : null;
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={text('inviteTitle')}
      submit={plan.people.length > 1 ? text('sendMany', { count: plan.people.length }) : text('sendOne')}
      className={classes['form']}
      {...(leftOut && { cancel: common('close') })}
    >
      <KeptNotice kept={kept} />
      {leftOut && <LeftOut outcome={leftOut} />}
      <TextArea
        label={text('addresses')}
        help={text('addressesHelp')}
        rows={5}
        spellCheck={false}
        autoCapitalize="none"
        data-autofocus
        {...form.text('addresses')}
      />
      <SegmentedControl
        label={text('mailLanguage')}
        labelled
        segments={[
          { value: 'en', label: common('english') },
          { value: 'es', label: common('spanish') },
        ]}
        {...form.choice('language')}
      />
      {team.role === 'owner' && (
        <CheckboxField label={text('asAdmins')} help={text('asAdminsHelp')} {...form.tick('isAdmin')} />
      )}
    </FormDialog>
  );
}
