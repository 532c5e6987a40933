import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useKeepDraft } from '../../tools/drafts/draft-store.ts';
import { emailDrafts } from '../email-drafts.ts';
import { isBegun, isSame, typedOf } from '../model/draft.ts';
import type { Email } from './use-email.ts';

/** Whether the e-mail is among the member's drafts as it is, and the way to keep it there. */
export function useEmailDrafts({ draft, wasKept }: Email) {
  const text = useText('tools');
  const errorText = useErrorText();
  const kept = useQuery(emailDrafts.query);
  const keeping = useKeepDraft(emailDrafts);
  const was = draft.keptAs === null ? null : { id: draft.keptAs, updatedAt: draft.keptWhen };
  const twin = kept.data?.find(({ id }) => id === draft.keptAs);
  return {
    /** Something would be lost if another e-mail took its place. */
    isUnkept: isBegun(draft) && (twin === undefined || !isSame(twin.typed, draft)),
    isKeeping: keeping.isPending,
    keep: () =>
      keeping.mutate(
        { was, typed: typedOf(draft) },
        {
          onSuccess: (now) => {
            wasKept(now);
            showToast({ message: text(was === null || was.id === now.id ? 'draftKept' : 'draftKeptApart') });
          },
          onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
        },
      ),
  };
}
