import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';
import { usePublishLegal } from './legal-api.ts';

interface PublishProps {
  page: LegalPage;
  version: number;
  onClose: () => void;
}

/** Asks what is new before a text binds everybody. */
export function PublishLegalDialog({ page, version, onClose }: PublishProps) {
  const text = useText('legal');
  const draft = useDraft({ en: '', es: '', asks: false });
  const missing = (value: string) => (value.trim() === '' ? text('changedMissing') : undefined);
  const form = useCallForm({
    draft,
    call: usePublishLegal(page),
    faults: { en: missing(draft.values.en), es: missing(draft.values.es) },
    toSend: ({ asks, ...changed }) => ({ version, changed, asks }),
    onDone() {
      showToast({ message: text('published') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('publishTitle')} submit={text('publish')}>
      <p>{text('publishText')}</p>
      <TextArea {...form.text('en')} label={text('changedEn')} help={text('changedHelp')} rows={2} maxLength={300} />
      <TextArea {...form.text('es')} label={text('changedEs')} rows={2} maxLength={300} lang="es" />
      <CheckboxField
        label={text('asks')}
        help={text(draft.values.asks ? 'asksHelp' : 'asksNot')}
        checked={draft.values.asks}
        onChange={(asks) => draft.set('asks', asks)}
      />
    </FormDialog>
  );
}
