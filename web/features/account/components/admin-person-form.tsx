import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type AdminPerson, usePrepareAdmin } from '../admin-link-api.ts';
import { isUsername } from '@yardsign/domain/account/username';
import classes from './entry.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { EmailField, NameFields, UsernameField, usePersonFaults } from './person-fields.tsx';
import { useNewPassword } from './use-new-password.ts';

const NOBODY: AdminPerson = { first_name: '', last_name: '', email: '', username: '', password: '' };

interface AdminPersonFormProps {
  token: string;
  /** What was typed before, by somebody who came back from the next step. */
  known: AdminPerson | null;
  onPrepared: (person: AdminPerson, factor: { secret: string; uri: string }) => void;
}

/** Who the administrator is: checked by the server, which keeps nothing of it yet. */
export function AdminPersonForm({ token, known, onPrepared }: AdminPersonFormProps) {
  const text = useText('account');
  // A password is typed anew.
  const draft = useDraft({ ...(known ?? NOBODY), password: '', again: '' });
  const { values } = draft;
  const person = usePersonFaults();
  const verdict = useNewPassword(values, [values.first_name, values.last_name, values.username, values.email]);
  const toPerson = ({ first_name, last_name, email, username, password }: typeof values): AdminPerson => ({
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    username: username.trim(),
    password,
  });
  const form = useCallForm({
    draft,
    call: usePrepareAdmin(token),
    faults: {
      ...person.ofNames(values),
      email: person.ofEmail(values.email),
      username: !isUsername(values.username) && text('usernameWrong'),
      ...verdict.faults,
    },
    refusal: (error) => ({
      ...verdict.refusal(error),
      ...refusedFields(error, ['username'], (word) => text(word === 'taken' ? 'usernameTaken' : 'usernameWrong')),
    }),
    toSend: toPerson,
    onDone: (factor, sent) => onPrepared(toPerson(sent), factor),
  });

  return (
    <Form form={form} className={classes['stack']}>
      <div className={classes['pair']}>
        <NameFields form={form} />
      </div>
      <EmailField form={form} />
      <UsernameField form={form} />
      <NewPasswordFields label={text('choosePassword')} form={form} verdict={verdict} />
      <Button kind="primary" size="large" type="submit" wide busy={form.busy} busyText={text('adminChecking')}>
        {text('adminNext')}
      </Button>
    </Form>
  );
}
