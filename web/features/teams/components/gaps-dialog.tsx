import { useText } from '../../../lib/i18n/use-text.ts';
import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { type Team, useFillGaps } from '../api.ts';
import type { ExpectedField, MemberGaps } from '../people-api.ts';
import classes from './gaps-dialog.module.css';

interface GapsDialogProps {
  team: Team;
  member: MemberGaps;
  opened: boolean;
  onClose: () => void;
}

const FAULTS = ['required', 'too_long', 'not_plain', 'not_an_email', 'not_a_phone', 'not_accepted'] as const;

type Typed = Record<ExpectedField, string>;

const EMPTY: Typed = { company: '', job_title: '', phone: '', email: '', compliance: '', photo: '', logo: '' };
/** In place of a value: the picture is the owner's. */
const OF_OWNER = 'owner';

/** What is filled in, as the server takes it; what was left empty stays missing. */
function toGaps(values: Typed, missing: readonly ExpectedField[]): { field: ExpectedField; value?: string }[] {
  return missing
    .filter((field) => values[field].trim() !== '')
    .map((field) => (field === 'logo' ? { field } : { field, value: values[field] }));
}

/** Fills in for a member what their profile lacks. They can change all of it. */
export function GapsDialog({ team, member, opened, onClose }: GapsDialogProps) {
  const text = useText('teams');
  const profile = useText('profile');
  const fill = useFillGaps(member.id);
  const draft = useDraft<Typed>(EMPTY);
  const { missing } = member;
  const has = (field: ExpectedField) => missing.includes(field);
  const ownLogo = team.ownValues.find(({ field }) => field === 'logo')?.url ?? null;
  const form = useCallForm({
    draft,
    call: fill,
    toSend: (values) => toGaps(values, missing),
    faults: { ...(toGaps(draft.values, missing).length === 0 && { [missing[0] ?? 'phone']: profile('required') }) },
    refusal: (error) => {
      const places = (fill.variables ?? []).map((_, index) => `${index}.value`);
      const told = refusedFields(error, places, (word) =>
        word === 'filled_already'
          ? text('filledAlready')
          : profile(FAULTS.find((fault) => fault === word) ?? 'not_accepted'),
      );
      return Object.fromEntries((fill.variables ?? []).map(({ field }, index) => [field, told[`${index}.value`]]));
    },
    onDone: () => {
      showToast({ message: text('gapsFilled', { name: member.name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={text('fillFor', { name: member.name })}
      submit={text('fill')}
    >
      <div className={classes['fields']}>
        <p>{text('fillText')}</p>
        {has('company') && <TextField label={profile('company')} optional {...form.text('company')} />}
        {has('job_title') && <TextField label={profile('job_title')} optional {...form.text('job_title')} />}
        {has('phone') && <TextField label={profile('phone')} type="tel" optional {...form.text('phone')} />}
        {has('email') && <TextField label={profile('email_address')} type="email" optional {...form.text('email')} />}
        {has('compliance') && <TextArea label={profile('compliance')} rows={3} optional {...form.text('compliance')} />}
        {has('logo') && ownLogo !== null && (
          <CheckboxField
            label={text('useTeamLogo')}
            checked={form.choice('logo').value !== ''}
            onChange={(checked) => form.choice('logo').onChange(checked ? OF_OWNER : '')}
          />
        )}
        {has('photo') && <p className={classes['note']}>{text('photoIsTheirs', { name: member.name })}</p>}
      </div>
    </FormDialog>
  );
}
