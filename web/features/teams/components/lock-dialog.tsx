import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Team, useLock } from '../api.ts';
import { isPicture, type LockRow } from '../model.ts';
import classes from './lock-dialog.module.css';

const FAULTS = ['required', 'too_long', 'not_a_color', 'not_a_website', 'not_accepted'] as const;

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
  const profile = useText('profile');
  const draft = useDraft({ value: row.lock?.value ?? row.own.value });
  const label = profile(row.field);
  const picture = isPicture(row.field);
  const missing = picture && row.own.url === null;
  const form = useCallForm({
    draft,
    call: useLock(),
    toSend: ({ value }) => ({ field: row.field, value: picture ? undefined : value }),
    refusal: (error) =>
      refusedFields(error, ['value'], (word) => profile(FAULTS.find((fault) => fault === word) ?? 'not_accepted')),
    onDone: ({ members }) => {
      showToast({ message: text('locked', { field: label, count: members }) });
      onClose();
    },
  });
  const toProfile = team.role === 'owner' && (
    <LinkButton to="/profile/basic" kind="primary">
      {text('toProfile')}
    </LinkButton>
  );
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={text('lockTitle', { field: label })}
      submit={text('lockForAll')}
      {...(missing && { main: toProfile })}
    >
      {picture ? (
        <Picture team={team} row={row} />
      ) : row.field === 'primary_color' ? (
        <div data-field="value">
          <ColorField label={label} {...form.choice('value')} />
        </div>
      ) : row.field === 'compliance' ? (
        <TextArea label={label} help={profile('complianceHelp')} rows={3} {...form.text('value')} />
      ) : (
        <TextField label={label} {...form.text('value')} />
      )}
      <p className={classes['effect']}>{text('lockEffect', { count: team.seats.members })}</p>
    </FormDialog>
  );
}
