import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Team, useLock } from '../api.ts';
import { isPicture, type LockRow } from '../model.ts';
import classes from './lock-dialog.module.css';

const FAULTS = ['required', 'too_long', 'not_a_color', 'not_a_website', 'not_accepted'] as const;

/** What the server found wrong with the value, as a name of our texts; null when it is not about the value. */
function faultOf(error: unknown): (typeof FAULTS)[number] | null {
  const issue = error instanceof ApiError ? error.issues.find(({ path }) => path === 'value') : undefined;
  if (issue === undefined) return null;
  return FAULTS.find((fault) => fault === issue.message) ?? 'not_accepted';
}

function Picture({ team, row }: { team: Team; row: LockRow }) {
  const text = useText('teams');
  if (row.own.url === null) {
    return <p>{text(team.role === 'owner' ? 'noOwnPicture' : 'noOwnersPicture', { name: team.ownerName })}</p>;
  }
  return (
    <>
      <p>{text(team.role === 'owner' ? 'yourPicture' : 'ownersPicture', { name: team.ownerName })}</p>
      <img className={classes['picture']} data-field={row.field} src={row.own.url} alt="" />
    </>
  );
}

interface LockDialogProps {
  team: Team;
  row: LockRow;
  opened: boolean;
  onClose: () => void;
}

/** Sets one field for everyone: what the owner has to begin with, or something else; for pictures what the owner has. */
export function LockDialog({ team, row, opened, onClose }: LockDialogProps) {
  const text = useText('teams');
  const common = useText('common');
  const profile = useText('profile');
  const errorText = useErrorText();
  const form = useId();
  const [value, setValue] = useState(row.lock?.value ?? row.own.value);
  const lock = useLock();
  const label = profile(row.field);
  const picture = isPicture(row.field);
  const fault = faultOf(lock.error);
  const missing = picture && row.own.url === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    lock.mutate(
      { field: row.field, value: picture ? undefined : value },
      {
        onSuccess: () => {
          showToast({ message: text('locked', { field: label }) });
          onClose();
        },
      },
    );
  }

  const footer = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      {missing && team.role === 'owner' ? (
        <LinkButton to="/profile/basic" kind="primary">
          {text('toProfile')}
        </LinkButton>
      ) : (
        !missing && (
          <Button kind="primary" type="submit" form={form} busy={lock.isPending}>
            {text('lockForAll')}
          </Button>
        )
      )}
    </>
  );
  const field = { label, value, ...(fault !== null && { error: profile(fault) }) };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('lockTitle', { field: label })}
      footer={footer}
      dismissable={!lock.isPending}
    >
      <form id={form} onSubmit={submit} className={classes['form']} noValidate>
        {lock.isError && fault === null && <Banner kind="failure">{errorText(lock.error)}</Banner>}
        {picture ? (
          <Picture team={team} row={row} />
        ) : row.field === 'primary_color' ? (
          <ColorField {...field} onChange={setValue} />
        ) : row.field === 'compliance' ? (
          <TextArea
            {...field}
            help={profile('complianceHelp')}
            rows={3}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        ) : (
          <TextField {...field} onChange={(event) => setValue(event.currentTarget.value)} />
        )}
        <p className={classes['effect']}>{text('lockEffect', { count: team.seats.members })}</p>
      </form>
    </Dialog>
  );
}
