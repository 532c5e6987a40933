import { PRIMARY_ROLES } from '@yardsign/domain/profile/profile-field';
import type { Brand } from './brand-query.ts';
import { type BasicProfile, type Draft, type FieldName, lockedFields, readDraft } from './model.ts';

interface SetupStep {
  readonly name: 'stepContact' | 'stepPictures' | 'stepLook';
  readonly text: 'contactText' | 'picturesText' | 'lookText';
  /** Looked at before the step is left, whether they were touched or not. */
  readonly fields: readonly FieldName[];
}

export const SETUP_STEPS: readonly [SetupStep, ...SetupStep[]] = [
  {
    name: 'stepContact',
    text: 'contactText',
    fields: ['first_name', 'last_name', 'primary_role', 'company', 'job_title', 'phone', 'email', 'website'],
  },
  { name: 'stepPictures', text: 'picturesText', fields: ['photo', 'logo'] },
  {
    name: 'stepLook',
    text: 'lookText',
    fields: ['primary_color', 'compliance', 'kcm_onboarding_goal', 'kcm_onboarding_tenure'],
  },
];

interface Known {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** What the account knows already, for fields of the profile that are still empty and free to set. */
export function suggestDraft(profile: BasicProfile, brand: Brand, account: Known): Partial<Draft> {
  const saved = readDraft(profile, brand);
  const locked = lockedFields(profile);
  const { first_name, last_name, email, phone } = account;
  const role = saved.primary_role || PRIMARY_ROLES[0];
  const known = { first_name, last_name, email, phone, primary_role: role, kcm_onboarding_role: role };
  const free = Object.entries(known).filter(
    ([field, value]) => value !== '' && saved[field as keyof typeof known] === '' && !locked.has(field as FieldName),
  );
  return Object.fromEntries(free);
}
