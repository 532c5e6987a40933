import { undrawnLetters } from '@yardsign/domain/text/scripts';
import { IconLock } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Wording } from '../../compliance/wording.tsx';
import { type TextField as TextFieldName, lengthNote } from '../model.ts';
import { useLockNote } from './use-lock-note.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface ProfileTextFieldProps {
  form: ProfileForm;
  field: TextFieldName;
  label: string;
  help?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  placeholder?: string;
  /** Several lines. */
  lines?: number;
  /** Says something of homes or of the member to clients: held to the rules for advertisements. */
  advertises?: boolean;
}

/** One text of the profile. What the team manages can be read, not changed, and says so. */
export function ProfileTextField({
  form,
  field,
  label,
  help,
  lines,
  advertises = false,
  ...input
}: ProfileTextFieldProps) {
  const text = useText('profile');
  const locked = form.locked.has(field);
  const note = useLockNote(locked);
  const length = lengthNote(field, form.values[field]);
  const undrawn = undrawnLetters(form.values[field]);
  const below = [
    locked ? note : help,
    length && text('lengthOf', length),
    undrawn && text('undrawn', { letters: undrawn }),
  ]
    .filter(Boolean)
    .join(' ');
  const shared = {
    label,
    ...form.text(field),
    onBlur: () => form.leave(field),
    ...(below !== '' && { help: below }),
  };
  if (lines !== undefined) {
    const { placeholder } = input;
    return (
      <div>
        <TextArea {...shared} {...(placeholder !== undefined && { placeholder })} rows={lines} readOnly={locked} />
        {advertises && !locked && (
          <Wording
            written={form.values[field]}
            // The Spanish twin of a text is named after it.
            language={field.endsWith('sp') ? 'es' : 'en'}
            onMend={(mended) => form.set(field, mended)}
          />
        )}
      </div>
    );
  }
  return (
    <TextField
      {...shared}
      {...input}
      readOnly={locked}
      {...(locked && { leading: <IconLock size={18} stroke={1.5} aria-hidden="true" /> })}
    />
  );
}
