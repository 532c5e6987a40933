import { Link } from '@tanstack/react-router';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@yardsign/domain/account/password';
import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { useJoinAsNew } from '../api.ts';
import type { InviteLink } from '../invite-link.ts';
import type { Invite } from './invitation.tsx';
import classes from './invitation.module.css';

const REFUSALS = ['required', 'too_short', 'too_long', 'common', 'personal'] as const;

interface JoinAsNewProps {
  link: InviteLink;
  invite: Invite;
  onJoined: () => void;
}

/** A new account in three fields: the address is known, and shown to be theirs by the mail. */
export function JoinAsNew({ link, invite, onJoined }: JoinAsNewProps) {
  const text = useText('teams');
  const shell = useText('shell');
  const language = useLanguage();
  const draft = useDraft({ first_name: invite.firstName, last_name: invite.lastName, password: '' });
  const { first_name, last_name, password } = draft.values;
  const { length } = [...password];
  const required = text('required');
  const form = useCallForm({
    draft,
    call: useJoinAsNew(),
    toSend: (person) => ({ link, person: { ...person, language } }),
    faults: {
      first_name: first_name.trim() === '' && required,
      last_name: last_name.trim() === '' && required,
      password: (length < SHORTEST_PASSWORD && text('too_short')) || (length > LONGEST_PASSWORD && text('too_long')),
    },
    refusal: (error) =>
      refusedFields(error, ['first_name', 'last_name', 'password'], (word) => {
        const known = REFUSALS.find((refusal) => refusal === word);
        return known === undefined ? required : text(known);
      }),
    onDone: onJoined,
  });

  return (
    <div className={classes['card']}>
      <Card title={text('createTitle')}>
        <Form form={form} className={classes['stack']}>
          <p className={classes['quiet']}>{text('createFor', { email: invite.email })}</p>
          <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
          <TextField {...form.text('first_name')} label={text('firstName')} autoComplete="given-name" />
          <TextField {...form.text('last_name')} label={text('lastName')} autoComplete="family-name" />
          <PasswordField
            {...form.text('password')}
            label={text('password')}
            help={text('passwordHelp')}
            autoComplete="new-password"
          />
          <p className={classes['quiet']}>
            {text('joinTerms')} <Link to="/terms">{shell('terms')}</Link>, <Link to="/privacy">{shell('privacy')}</Link>
          </p>
          <Button kind="primary" type="submit" wide busy={form.busy}>
            {text('createAndJoin')}
          </Button>
          <LinkButton to="/login" search={{ redirectFrom: '/join-team' }} kind="quiet">
            {text('haveAnother')}
          </LinkButton>
        </Form>
      </Card>
    </div>
  );
}
