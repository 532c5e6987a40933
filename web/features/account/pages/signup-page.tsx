import { LONGEST_NAME } from '@yardsign/domain/account/person';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSignUp } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { MailSent } from '../components/mail-sent.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { useNewPassword } from '../components/use-new-password.ts';
import { useTakenSearch } from '../components/use-taken-search.ts';
import { isAboutFields, looksLikeEmail } from '../model.ts';

type Person = Record<'first_name' | 'last_name' | 'email', string>;

/** What the page before knew already: a provider that one signed in with tells name and address. */
function knownOf(search: Readonly<Record<string, unknown>>): Person {
  const known = (field: keyof Person) => {
    const value = search[field];
    return typeof value === 'string' ? value : '';
  };
  return { first_name: known('first_name'), last_name: known('last_name'), email: known('email') };
}

/** Four fields; the rest is asked when it is needed. What it says afterwards is the same whether or not the address is known. */
export function SignupPage() {
  const text = useText('account');
  const errorText = useErrorText();
  const language = useLanguage();
  const signUp = useSignUp();
  const search = useTakenSearch();
  const [person, setPerson] = useState(() => knownOf(search));
  const [tried, setTried] = useState(false);
  const password = useNewPassword([person.first_name, person.last_name, person.email], false, signUp.error);
  const faults = {
    first_name: person.first_name.trim() === '' ? text('firstNameMissing') : undefined,
    last_name: person.last_name.trim() === '' ? text('lastNameMissing') : undefined,
    email:
      person.email.trim() === '' ? text('emailMissing') : looksLikeEmail(person.email) ? undefined : text('emailWrong'),
  };
  const set = (field: keyof Person) => ({
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
    if (wrong === undefined)
      signUp.mutate({ ...person, email: person.email.trim(), password: password.password, language });
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  if (signUp.isSuccess)
    return <MailSent onAgain={() => signUp.reset()}>{text('signupSent', { email: person.email.trim() })}</MailSent>;
  return (
    <Entry
      title={text('signupTitle')}
      lead={text('signupLead')}
      below={
        <>
          <span>{text('signupHave')}</span>
          <Link to="/login">{text('signupLogin')}</Link>
        </>
      }
    >
      <form className={classes['stack']} onSubmit={submit} noValidate>
        {signUp.error && !isAboutFields(signUp.error, ['password']) && (
          <Banner kind="failure" announce>
            {errorText(signUp.error)}
          </Banner>
        )}
        <div className={classes['pair']}>
          <TextField
            label={text('firstName')}
            autoComplete="given-name"
            maxLength={LONGEST_NAME}
            {...set('first_name')}
          />
          <TextField
            label={text('lastName')}
            autoComplete="family-name"
            maxLength={LONGEST_NAME}
            {...set('last_name')}
          />
        </div>
        <TextField
          label={text('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...set('email')}
        />
        <NewPasswordFields value={password} label={text('choosePassword')} twice={false} />
        <Button kind="primary" size="large" type="submit" wide busy={signUp.isPending} busyText={text('signupSending')}>
          {text('signupSend')}
        </Button>
        <p className={classes['links']}>
          <span className={classes['soft']}>{text('signupTerms')}</span>
          <Link to="/terms">{text('signupTermsLink')}</Link>
          <Link to="/privacy">{text('signupPrivacyLink')}</Link>
        </p>
      </form>
    </Entry>
  );
}
