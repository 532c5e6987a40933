import { LONGEST_NAME } from '@yardsign/domain/account/person';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type AdminPerson, usePrepareAdmin } from '../admin-link-api.ts';
import { faultAt, isAboutFields, isUsername, looksLikeEmail } from '../model.ts';
import classes from './entry.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';

type Known = Omit<AdminPerson, 'password'>;
const NOBODY: Known = { first_name: '', last_name: '', email: '', username: '' };

interface AdminPersonFormProps {
  token: string;
  /** What was typed before, by somebody who came back from the next step. */
  known: AdminPerson | null;
  onPrepared: (person: AdminPerson, factor: { secret: string; uri: string }) => void;
}

/** Who the administrator is: checked by the server, which keeps nothing of it yet. */
export function AdminPersonForm({ token, known, onPrepared }: AdminPersonFormProps) {
  const text = useText('account');
  const errorText = useErrorText();
  const prepare = usePrepareAdmin(token);
  const [person, setPerson] = useState<Known>(known ?? NOBODY);
  const [tried, setTried] = useState(false);
  const about = [person.first_name, person.last_name, person.username, person.email];
  const password = useNewPassword(about, true, prepare.error);
  const taken =
    faultAt(prepare.error, 'username') === 'taken' && prepare.variables?.username === person.username.trim();
  const faults = {
    first_name: person.first_name.trim() === '' ? text('firstNameMissing') : undefined,
    last_name: person.last_name.trim() === '' ? text('lastNameMissing') : undefined,
    email:
      person.email.trim() === '' ? text('emailMissing') : looksLikeEmail(person.email) ? undefined : text('emailWrong'),
    username: isUsername(person.username) ? (taken ? text('usernameTaken') : undefined) : text('usernameWrong'),
  };
  const set = (field: keyof Known) => ({
    name: field,
    value: person[field],
    error: tried ? faults[field] : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setPerson((before) => ({ ...before, [field]: value }));
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const good = password.accept();
    const [first] = Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [field]));
    const wrong = first ?? (good ? undefined : 'password');
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const checked = {
      first_name: person.first_name.trim(),
      last_name: person.last_name.trim(),
      email: person.email.trim(),
      username: person.username.trim(),
      password: password.password,
    };
    prepare.mutate(checked, { onSuccess: (factor) => onPrepared(checked, factor) });
  }

  return (
    <form className={classes['stack']} onSubmit={submit} noValidate>
      {prepare.error && !isAboutFields(prepare.error, ['password', 'username']) && (
        <Banner kind="failure" announce>
          {errorText(prepare.error)}
        </Banner>
      )}
      <div className={classes['pair']}>
        <TextField
          label={text('firstName')}
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          {...set('first_name')}
        />
        <TextField label={text('lastName')} autoComplete="family-name" maxLength={LONGEST_NAME} {...set('last_name')} />
      </div>
      <TextField
        label={text('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...set('email')}
      />
      <TextField
        label={text('username')}
        help={text('usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...set('username')}
      />
      <NewPasswordFields value={password} label={text('choosePassword')} twice />
      <Button kind="primary" size="large" type="submit" wide busy={prepare.isPending} busyText={text('adminChecking')}>
        {text('adminNext')}
      </Button>
    </form>
  );
}
