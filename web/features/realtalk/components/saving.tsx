import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import classes from './captions-card.module.css';

/** Where the saving of a change stands. */
interface Saving {
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
}

/** Why a change was not saved, with a way to save it again; nothing where it was. */
export function SavingFailed({ saving, title, onAgain }: { saving: Saving; title: string; onAgain: () => void }) {
  const text = useText('realtalk');
  const errorText = useErrorText();
  if (saving.error === null) return null;
  return (
    <Banner kind="failure" announce title={title} action={<Button onClick={onAgain}>{text('saveAgain')}</Button>}>
      {errorText(saving.error)}
    </Banner>
  );
}

/** That a change is being saved, or is. */
export function SavingStatus({ saving }: { saving: Saving }) {
  const text = useText('realtalk');
  return (
    <span role="status" className={classes['help']}>
      {saving.isPending ? text('saving') : saving.isSuccess && text('saved')}
    </span>
  );
}
