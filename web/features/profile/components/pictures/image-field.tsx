import type { ImageField as ImageFieldName } from '../../model.ts';
import { PictureField } from './picture-field.tsx';
import { useLockNote } from '../use-lock-note.ts';
import type { ProfileForm } from '../use-profile-form.ts';

interface ImageFieldProps {
  form: ProfileForm;
  memberId: string;
  field: ImageFieldName;
  label: string;
  help: string;
}

/** A picture of the basic profile. */
export function ImageField({ form, memberId, field, label, help }: ImageFieldProps) {
  const image = form.values[field];
  const locked = form.locked.has(field);
  const note = useLockNote(locked);
  return (
    <PictureField
      memberId={memberId}
      place={field}
      label={label}
      help={help}
      image={image}
      onChange={(changed) => form.set(field, changed)}
      onUndo={() => form.set(field, image)}
      lockNote={locked ? note : null}
      fault={form.shown[field]}
      brandColor={form.values.primary_color}
    />
  );
}
