import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ProvenDialog } from '../../access/second-factor/proven-dialog.tsx';
import { useImpersonateUser } from '../../access/impersonation/impersonation-api.ts';
import { type Person, reasonFault } from '../model.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks why, and for a second factor where the last one is too old; then the page is loaded anew as the person. */
export function ImpersonateButton({ person }: { person: Person }) {
  const text = useText('admin');
  const view = useImpersonateUser();
  const [opened, setOpened] = useState(false);
  const draft = useDraft({ reason: '' });
  const { reason } = draft.values;
  const whyNot = reasonFault(reason);
  const form = useCallForm({
    draft,
    call: view,
    faults: { reason: whyNot !== null && text(whyNot) },
    toSend: (typed) => ({ userId: person.id, reason: typed.reason.trim() }),
  });

  function begin() {
    // What was refused before is not said of what is asked now.
    form.reset();
    setOpened(true);
  }

  return (
    <>
      <Button
        kind="primary"
        icon={<IconEye size={20} stroke={1.5} aria-hidden="true" />}
        onClick={begin}
        aria-haspopup="dialog"
      >
        {text('impersonate', { name: person.name })}
      </Button>
      <ProvenDialog
        form={{ ...form, busy: form.busy || view.isSuccess }}
        opened={opened}
        onClose={() => setOpened(false)}
        title={text('impersonateTitle', { name: person.name })}
        submit={text('impersonateStart')}
        size="small"
      >
        <p>{text('impersonateText')}</p>
        <ReasonField help={text('reasonHelpMember')} {...form.text('reason')} />
      </ProvenDialog>
    </>
  );
}
