import { type FormEvent, useId, useState } from 'react';
import { ACCOUNT_STATUSES, USER_TYPES } from '@yardsign/domain/access/account-kinds';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { SecondFactorDialog } from '../../access/components/second-factor-dialog.tsx';
import { type ActFault, type ActKind, NUMBER_BOUNDS, actOf, firstValue, givableTo, reasonFault } from '../act-model.ts';
import { useAct } from '../api.ts';
import { LEVELS, type Person } from '../model.ts';
import classes from './act-dialog.module.css';
import { ReasonField } from './reason-field.tsx';
import { useAdminWords } from './use-admin-words.ts';

export interface WantedAct {
  kind: ActKind;
  /** Which feature is meant, where the act is about one. */
  feature?: string;
}

const DANGEROUS: readonly ActKind[] = ['block', 'remove', 'expire', 'removeSecondFactor'];

interface ValueFieldProps {
  kind: ActKind;
  person: Person;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The one thing to choose, for acts that have one. */
function ValueField({ kind, person, value, onChange, error }: ValueFieldProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const frame = { value, onChange, error };
  switch (kind) {
    case 'status':
      return (
        <NativeSelect
          {...frame}
          label={text('status')}
          choices={ACCOUNT_STATUSES.map((status) => ({ value: status, label: words.status(status) }))}
        />
      );
    case 'type':
      return (
        <NativeSelect
          {...frame}
          label={text('type')}
          choices={[
            { value: '', label: text('noType') },
            ...USER_TYPES.map((type) => ({ value: type, label: words.type(type) })),
          ]}
        />
      );
    case 'level':
      return (
        <NativeSelect
          {...frame}
          label={text('access')}
          choices={LEVELS.map((level) => ({ value: String(level), label: words.level(level) }))}
        />
      );
    case 'grant':
      return (
        <NativeSelect
          {...frame}
          label={text('feature')}
          choices={[
            { value: '', label: '–' },
            ...givableTo(person).map((slug) => ({ value: slug, label: words.feature(slug) })),
          ]}
        />
      );
    case 'seats':
    case 'maxLogins':
      return (
        <TextField
          label={text(kind === 'seats' ? 'seats' : 'logins')}
          inputMode="numeric"
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'expire':
    case 'remove':
    case 'block':
    case 'unblock':
    case 'endSessions':
    case 'passwordReset':
    case 'removeSecondFactor':
      return null;
  }
}

interface ActDialogProps {
  person: Person;
  wanted: WantedAct;
  onClose: () => void;
}

/**
 * Asks what exactly and why, says what will happen, and does it. A refusal leaves everything that was typed; where the second
 * factor was proved too long ago, it is asked for in place, and the act is repeated.
 */
export function ActDialog({ person, wanted, onClose }: ActDialogProps) {
  const text = useText('admin');
  const common = useText('common');
  const words = useAdminWords();
  const errorText = useErrorText();
  const form = useId();
  const act = useAct(person.id);
  const [value, setValue] = useState(() => firstValue(wanted.kind, person, wanted.feature));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { kind } = wanted;
  const meant = actOf(kind, value, person);
  const fault = typeof meant === 'string' ? meant : null;
  const whyNot = reasonFault(reason);

  function say(problem: ActFault): string {
    if (problem === 'feature') return text('chooseFeature');
    if (problem === 'unchanged') return text('unchanged');
    const [least, most] = NUMBER_BOUNDS[kind === 'seats' ? 'seats' : 'maxLogins'];
    return text('numberWrong', { least, most });
  }

  function perform() {
    if (typeof meant === 'string' || whyNot !== null) return;
    act.mutate(
      { act: meant, reason },
      {
        onSuccess: () => {
          showToast({ message: text('done') });
          onClose();
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    perform();
  }

  const proving = hasCode(act.error, 'second_factor_required');
  const about = { name: person.name, feature: words.feature(wanted.feature ?? ''), email: person.email };
  return (
    <>
      <Dialog
        opened={!proving}
        onClose={onClose}
        title={text(`act_${kind}`)}
        size="small"
        dismissable={!act.isPending}
        footer={
          <>
            <Button onClick={onClose} disabled={act.isPending}>
              {common('cancel')}
            </Button>
            <Button
              type="submit"
              form={form}
              kind={DANGEROUS.includes(kind) ? 'danger' : 'primary'}
              busy={act.isPending}
            >
              {text(`act_${kind}`)}
            </Button>
          </>
        }
      >
        <form id={form} className={classes['form']} onSubmit={submit} noValidate>
          {act.error && !proving && (
            <Banner kind="failure" announce>
              {errorText(act.error)}
            </Banner>
          )}
          <p>{text(`act_${kind}_text`, about)}</p>
          {wanted.feature === undefined && (
            <ValueField
              kind={kind}
              person={person}
              value={value}
              onChange={(next) => {
                act.reset();
                setValue(next);
              }}
              error={tried && fault !== null ? say(fault) : undefined}
            />
          )}
          <ReasonField
            help={text('reasonHelp')}
            value={reason}
            onChange={setReason}
            error={tried && whyNot !== null ? text(whyNot) : undefined}
          />
        </form>
      </Dialog>
      <SecondFactorDialog opened={proving} onClose={() => act.reset()} onConfirmed={perform} />
    </>
  );
}
