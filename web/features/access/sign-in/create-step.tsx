import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { StepEnd } from './step-end.tsx';
import classes from './step-form.module.css';

interface CreateStepProps {
  email: string;
  name: string;
  onBack: () => void;
}

/** The provider knows somebody whom we do not: a new account, with what is known filled in, or back to the form. */
export function CreateStep({ email, name, onBack }: CreateStepProps) {
  const text = useText('access');
  const [firstName = '', ...rest] = name.split(' ').filter(Boolean);
  const known = { email, first_name: firstName, last_name: rest.join(' ') };
  const search = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
  return (
    <div className={classes['form']}>
      <LinkButton kind="primary" size="large" wide to="/signup" search={search}>
        {text('createAccount')}
      </LinkButton>
      <StepEnd onBack={onBack} />
    </div>
  );
}
