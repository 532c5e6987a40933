import { Link } from '@tanstack/react-router';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useReferralVisit } from '../../referral/use-referral-visit.ts';
import { useSignUp } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { MailSent } from '../components/mail-sent.tsx';
import { NewPasswordField } from '../components/new-password-fields.tsx';
import { EmailField, NameFields, usePersonFaults } from '../components/person-fields.tsx';
import { useNewPassword } from '../components/use-new-password.ts';
import { useTakenSearch } from '../components/use-taken-search.ts';

type Person = Record<'first_name' | 'last_name' | 'email', string>;

/** What the page before knew already: a provider that one signed in with tells name and address. */
function knownOf(search: Readonly<Record<string, unknown>>): Person {
  const known = (field: keyof Person) => {
    const value = search[field];
    return typeof value === 'string' ? value : '';
  };
  return { first_name: known('first_name'), last_name: known('last_name'), email: known('email') };
}

/** A coupon that the link has brought. Anything else in its place is no coupon and is left out. */
function couponOf({ coupon }: Readonly<Record<string, unknown>>): { coupon?: string } {
  // The router reads a code of digits as a number.
  const code = typeof coupon === 'number' ? String(coupon) : coupon;
  return typeof code === 'string' && /^[\w-]{1,50}$/.test(code) ? { coupon: code } : {};
}

/** Four fields; the rest is asked when it is needed. What it says afterwards is the same whether or not the address is known. */
export function SignupPage() {
  const text = useText('account');
  const language = useLanguage();
  const signUp = useSignUp();
  const again = useSignUp();
  const brought = useTakenSearch();
  useReferralVisit(brought);
  const draft = useDraft({ ...knownOf(brought), password: '' });
  const { first_name, last_name, email, password } = draft.values;
  const person = usePersonFaults();
  const verdict = useNewPassword({ password }, [first_name, last_name, email]);
  const form = useCallForm({
    draft,
    call: signUp,
    faults: { ...person.ofNames(draft.values), email: person.ofEmail(email), password: verdict.faults.password },
    refusal: verdict.refusal,
    toSend: (values) => ({ ...values, email: values.email.trim(), language, ...couponOf(brought) }),
  });

  if (signUp.isSuccess)
    return (
      <MailSent request={signUp} again={again}>
        {text('signupSent', { email: email.trim() })}
      </MailSent>
    );
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
      <Form form={form} className={classes['stack']}>
        <div className={classes['pair']}>
          <NameFields form={form} />
        </div>
        <EmailField form={form} />
        <NewPasswordField label={text('choosePassword')} form={form} verdict={verdict} />
        <Button kind="primary" size="large" type="submit" wide busy={form.busy} busyText={text('signupSending')}>
          {text('signupSend')}
        </Button>
        <p className={classes['links']}>
          <span className={classes['soft']}>{text('signupTerms')}</span>
          <Link to="/terms">{text('signupTermsLink')}</Link>
          <Link to="/privacy">{text('signupPrivacyLink')}</Link>
        </p>
      </Form>
    </Entry>
  );
}
