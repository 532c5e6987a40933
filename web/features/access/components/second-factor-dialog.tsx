import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useKeyChange } from '../keys-api.ts';
import { missingCode } from '../model.ts';
import { CodeField } from './code-field.tsx';
import classes from './second-factor-dialog.module.css';

interface SecondFactorDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The factor is fresh now: do again what was refused with `second_factor_required`. */
  onConfirmed: () => void;
}

/** Asks for the second factor again before something grave. Who has none yet is shown the way to set one up. */
export function SecondFactorDialog({ opened, onClose, onConfirmed }: SecondFactorDialogProps) {
  const text = useText('security');
  const errorText = useErrorText();
  const form = useId();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [tried, setTried] = useState(false);
  const confirm = useKeyChange((typed: string) => api.access.confirmSecondFactor({ body: { code: typed } }));
  const off = hasCode(confirm.error, 'second_factor_off');
  const missing = tried && missingCode(code) ? text('codeMissing') : undefined;

  function close() {
    setCode('');
    setTried(false);
    confirm.reset();
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missingCode(code)) return;
    const confirmed = await confirm.mutateAsync(code).catch(() => null);
    if (confirmed === null) return;
    close();
    onConfirmed();
  }

  const footer = off ? (
    <LinkButton to="/account" kind="primary">
      {text('setUpNow')}
    </LinkButton>
  ) : (
    <>
      <Button onClick={close} disabled={confirm.isPending}>
        {text('cancel')}
      </Button>
      <Button kind="primary" type="submit" form={form} busy={confirm.isPending} busyText={text('checking')}>
        {text('confirm')}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={close} title={text('stepUpTitle')} size="small" footer={footer}>
      <form id={form} className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
        <p>{off ? text('stepUpOff') : text('stepUpText')}</p>
        {!off && (
          <>
            {confirm.error && (
              <Banner kind="failure" announce>
                {errorText(confirm.error)}
              </Banner>
            )}
            <CodeField value={code} onChange={setCode} recovery={recovery} error={missing} focused />
            <Button kind="quiet" size="small" onClick={() => setRecovery(!recovery)}>
              {text(recovery ? 'useApp' : 'useRecovery')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}
