import { PRIMARY_ROLES } from '@yardsign/domain/profile/profile-field';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** What each role is called, among the texts of the profile. */
export const ROLE_NAMES = {
  'Real Estate Professional': 'roleRealEstate',
  'Mortgage Professional': 'roleMortgage',
  Other: 'roleOther',
} as const;

interface RoleFieldProps {
  form: ProfileForm;
  /** The member is joining: what they answer is kept as that, too. */
  joining?: boolean;
  /** The cursor is here when its dialog opens. */
  first?: boolean;
}

/** What one does: one of three, and never none of them. */
export function RoleField({ form, joining = false, first = false }: RoleFieldProps) {
  const text = useText('profile');
  const locked = form.locked.has('primary_role');
  return (
    <NativeSelect
      label={text('primary_role')}
      name="primary_role"
      choices={[
        // Nothing is chosen for somebody who has just come, and nobody goes back to it.
        ...(form.values.primary_role === '' ? [{ value: '', label: '' }] : []),
        ...PRIMARY_ROLES.map((role) => ({ value: role, label: text(ROLE_NAMES[role]) })),
      ]}
      value={form.values.primary_role}
      onChange={(role) => {
        form.set('primary_role', role);
        if (joining) form.set('kcm_onboarding_role', role);
      }}
      first={first}
      disabled={locked}
      {...(locked && { help: text('locked') })}
      error={form.shown.primary_role}
    />
  );
}
