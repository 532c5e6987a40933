import { useText } from '../../../../lib/i18n/use-text.ts';
import layout from '../profile-form.module.css';
import { PhoneField } from '../phone-field.tsx';
import { ProfileTextField } from '../profile-text-field.tsx';
import { RoleField } from '../role-field.tsx';
import type { ProfileForm } from '../use-profile-form.ts';

/** The first step of setting up: who one is, and where clients reach one. */
export function SetupContact({ form }: { form: ProfileForm }) {
  const text = useText('profile');
  return (
    <div className={layout['fields']}>
      <ProfileTextField form={form} field="first_name" label={text('first_name')} autoComplete="given-name" />
      <ProfileTextField form={form} field="last_name" label={text('last_name')} autoComplete="family-name" />
      <RoleField form={form} joining />
      <ProfileTextField form={form} field="company" label={text('company')} autoComplete="organization" />
      <ProfileTextField form={form} field="job_title" label={text('job_title')} autoComplete="organization-title" />
      <PhoneField form={form} />
      <ProfileTextField form={form} field="email" label={text('email_address')} type="email" autoComplete="email" />
      <ProfileTextField form={form} field="website" label={text('website')} type="url" autoComplete="url" />
    </div>
  );
}
