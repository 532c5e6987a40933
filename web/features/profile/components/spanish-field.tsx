import { useText } from '../../../lib/i18n/use-text.ts';
import { ProfileTextField } from './profile-text-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface SpanishFieldProps {
  form: ProfileForm;
  /** The field whose words these are in Spanish. */
  of: 'job_title' | 'designations' | 'compliance';
  /** Several lines. */
  lines?: number;
}

/** What a field says on pieces in Spanish. While it is empty it shows what stands there instead. */
export function SpanishField({ form, of, lines }: SpanishFieldProps) {
  const text = useText('profile');
  const field = `${of}sp` as const;
  return (
    <ProfileTextField
      form={form}
      field={field}
      label={text(field)}
      placeholder={form.values[of]}
      {...(lines !== undefined && { lines })}
    />
  );
}
