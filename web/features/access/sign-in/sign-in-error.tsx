import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { isWrongLogin } from './sign-in-model.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Why a try to sign in came to nothing. */
export function SignInError({ error }: { error: Error | null }) {
  const text = useText('access');
  const errorText = useErrorText();
  if (error === null) return null;
  const notKept = hasCode(error, 'session_not_kept');
  return (
    <Banner kind="failure" title={notKept ? errorText(error) : undefined} announce>
      {notKept ? text('notKept') : isWrongLogin(error) ? text('invalidLogin') : errorText(error)}
    </Banner>
  );
}
