import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { SecondFactorDialog } from '../../access/components/second-factor-dialog.tsx';
import { useViewAsUser } from '../../access/viewing-api.ts';
import { reasonFault } from '../act-model.ts';
import type { Person } from '../model.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks why, and for a second factor where the last one is too old; then the page is loaded anew as the person. */
export function ViewAsButton({ person }: { person: Person }) {
  const text = useText('admin');
  const view = useViewAsUser();
  const [opened, setOpened] = useState(false);
  const draft = useDraft({ reason: '' });
  const { reason } = draft.values;
  const whyNot = reasonFault(reason);
  const start = () => view.mutate({ userId: person.id, reason: reason.trim() });
  const form = useForm({
    draft,
    faults: { reason: whyNot !== null && text(whyNot) },
    send: start,
    busy: view.isPending || view.isSuccess,
    error: view.error,
  });
  const proving = hasCode(view.error, 'second_factor_required');

  return (
    <>
      <Button
        kind="primary"
        icon={<IconEye size={20} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpened(true)}
        aria-haspopup="dialog"
      >
        {text('viewAs', { name: person.name })}
      </Button>
      <FormDialog
        form={proving ? { ...form, failure: null } : form}
        opened={opened && !proving}
        onClose={() => setOpened(false)}
        title={text('viewAsTitle', { name: person.name })}
        submit={text('viewAsStart')}
        size="small"
      >
        <p>{text('viewAsText')}</p>
        <ReasonField help={text('reasonHelpMember')} {...form.text('reason')} />
      </FormDialog>
      <SecondFactorDialog opened={opened && proving} onClose={() => view.reset()} onConfirmed={start} />
    </>
  );
}
