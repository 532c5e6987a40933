import { api } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useCredentialChange } from '../credentials/credentials-api.ts';
import { CredentialFormDialog } from '../credentials/credential-form-dialog.tsx';

/** Ends every other session, and this one where the member says so. */
export function EndSessionsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('security');
  const draft = useDraft({ thisToo: false });
  const form = useCallForm({
    draft,
    call: useCredentialChange((including: boolean) => api.access.endSessions({ body: { this: including } })),
    toSend: ({ thisToo }) => thisToo,
    onDone: ({ ended }, { thisToo }) => {
      if (thisToo) return window.location.assign('/logout');
      showToast({ message: text('sessionsEndedCount', { count: ended }) });
      return onClose();
    },
  });
  return (
    <CredentialFormDialog
      form={{ ...form, close: onClose }}
      opened={opened}
      title={text('sessionsEndTitle')}
      submit={text('sessionsEndSubmit')}
      danger
    >
      <p>{text('sessionsEndText')}</p>
      <CheckboxField label={text('sessionsEndThis')} {...form.tick('thisToo')} />
    </CredentialFormDialog>
  );
}
