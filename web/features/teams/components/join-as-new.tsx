import { type FormEvent, useState } from 'react';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@yardsign/domain/account/password';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { useJoinAsNew } from '../api.ts';
import type { InviteLink } from '../invite-link.ts';
import type { Invite } from './invitation.tsx';
import classes from './invitation.module.css';

type FieldName = 'first_name' | 'last_name' | 'password';
const FAULTS = ['required', 'too_short', 'too_long', 'common', 'personal'] as const;
type Fault = (typeof FAULTS)[number];
type Faults = Partial<Record<FieldName, Fault>>;
type Person = Record<FieldName, string>;

function faultsOf(person: Person): Faults {
  const { length } = [...person.password];
  return {
    ...(person.first_name.trim() === '' && { first_name: 'required' as const }),
    ...(person.last_name.trim() === '' && { last_name: 'required' as const }),
    ...(length < SHORTEST_PASSWORD && { password: 'too_short' as const }),
    ...(length > LONGEST_PASSWORD && { password: 'too_long' as const }),
  };
}

function faultsFrom(error: unknown): Faults {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path, FAULTS.find((fault) => fault === message) ?? 'required']),
  );
}

interface JoinAsNewProps {
  link: InviteLink;
  invite: Invite;
  onJoined: () => void;
}

/** A new account in three fields: the address is known, and shown to be theirs by the mail. */
export function JoinAsNew({ link, invite, onJoined }: JoinAsNewProps) {
  const text = useText('teams');
  const errorText = useErrorText();
  const language = useLanguage();
  const join = useJoinAsNew();
  const [tried, setTried] = useState(false);
  const [person, setPerson] = useState<Person>({
    first_name: invite.firstName,
    last_name: invite.lastName,
    password: '',
  });
  const refused = faultsFrom(join.error);
  const faults: Faults = tried ? { ...refused, ...faultsOf(person) } : refused;
  const about = (field: FieldName) => {
    const fault = faults[field];
    return {
      name: field,
      value: person[field],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        join.reset();
        setPerson((before) => ({ ...before, [field]: value }));
      },
      ...(fault && { error: text(fault) }),
    };
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faultsOf(person)).length > 0) return;
    join.mutate({ link, person: { ...person, language } }, { onSuccess: onJoined });
  }

  return (
    <div className={classes['card']}>
      <Card title={text('createTitle')}>
        <form className={classes['stack']} onSubmit={submit} noValidate>
          {join.isError && Object.keys(refused).length === 0 && (
            <Banner kind="failure" announce>
              {errorText(join.error)}
            </Banner>
          )}
          <p className={classes['quiet']}>{text('createFor', { email: invite.email })}</p>
          <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
          <TextField {...about('first_name')} label={text('firstName')} autoComplete="given-name" />
          <TextField {...about('last_name')} label={text('lastName')} autoComplete="family-name" />
          <PasswordField
            {...about('password')}
            label={text('password')}
            help={text('passwordHelp')}
            autoComplete="new-password"
          />
          <Button kind="primary" type="submit" wide busy={join.isPending}>
            {text('createAndJoin')}
          </Button>
          <LinkButton to="/login" search={{ redirectFrom: '/join-team' }} kind="quiet">
            {text('haveAnother')}
          </LinkButton>
        </form>
      </Card>
    </div>
  );
}
