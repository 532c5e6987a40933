import { IconEye } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SecondFactorDialog } from '../../access/components/second-factor-dialog.tsx';
import { useViewAsUser } from '../../access/viewing-api.ts';
import { reasonFault } from '../act-model.ts';
import type { Person } from '../model.ts';
import classes from './act-dialog.module.css';
import { ReasonField } from './reason-field.tsx';

/** Asks why, and for a second factor where the last one is too old; then the page is loaded anew as the person. */
export function ViewAsButton({ person }: { person: Person }) {
  const text = useText('admin');
  const common = useText('common');
  const errorText = useErrorText();
  const form = useId();
  const view = useViewAsUser();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const whyNot = reasonFault(reason);
  const proving = hasCode(view.error, 'second_factor_required');
  const start = () => view.mutate({ userId: person.id, reason: reason.trim() });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (whyNot === null) start();
  }

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
      <Dialog
        opened={opened && !proving}
        onClose={() => setOpened(false)}
        title={text('viewAsTitle', { name: person.name })}
        size="small"
        dismissable={!view.isPending}
        footer={
          <>
            <Button onClick={() => setOpened(false)} disabled={view.isPending}>
              {common('cancel')}
            </Button>
            <Button type="submit" form={form} kind="primary" busy={view.isPending || view.isSuccess}>
              {text('viewAsStart')}
            </Button>
          </>
        }
      >
        <form id={form} className={classes['form']} onSubmit={submit} noValidate>
          {view.error && !proving && (
            <Banner kind="failure" announce>
              {errorText(view.error)}
            </Banner>
          )}
          <p>{text('viewAsText')}</p>
          <ReasonField
            help={text('reasonHelpMember')}
            value={reason}
            onChange={setReason}
            error={tried && whyNot !== null ? text(whyNot) : undefined}
          />
        </form>
      </Dialog>
      <SecondFactorDialog opened={opened && proving} onClose={() => view.reset()} onConfirmed={start} />
    </>
  );
}
