import { useState } from 'react';
import { usePhone } from '../../../lib/form/use-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ProfileTextField } from './profile-text-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** The phone that clients see: typed in any spelling, shown as its country writes it. */
export function PhoneField({ form }: { form: ProfileForm }) {
  const text = useText('profile');
  const [left, setLeft] = useState(0);
  const unknown = usePhone({ value: form.values.phone, left, set: (shown) => form.set('phone', shown) });
  return (
    <div onBlur={() => setLeft((times) => times + 1)}>
      <ProfileTextField
        form={form}
        field="phone"
        label={text('phone')}
        type="tel"
        autoComplete="tel"
        {...(unknown && form.shown.phone === undefined && { help: text('phoneKept') })}
      />
    </div>
  );
}
