import { useText } from '../../../lib/i18n/use-text.ts';
import { ROLE_NAMES } from '../components/role-field.tsx';
import type { ProfileForm } from '../components/use-profile-form.ts';
import { type Draft, type FieldName, isImageField } from '../model.ts';
import { GOAL_NAMES, TENURE_NAMES } from '../onboarding/onboarding-questions.tsx';
import type { Collision, Side } from '../../../ui/form/collision-dialog.tsx';

/** What a stored answer is called, where its field has answers to choose from. */
const ANSWERS = {
  primary_role: ROLE_NAMES,
  kcm_onboarding_role: ROLE_NAMES,
  kcm_onboarding_goal: GOAL_NAMES,
  kcm_onboarding_tenure: TENURE_NAMES,
} as const;

type AnswerName =
  | (typeof ROLE_NAMES)[keyof typeof ROLE_NAMES]
  | (typeof GOAL_NAMES)[keyof typeof GOAL_NAMES]
  | (typeof TENURE_NAMES)[keyof typeof TENURE_NAMES];

const LABELS = {
  email: 'email_address',
  kcm_onboarding_role: 'primary_role',
  kcm_onboarding_goal: 'goal',
  kcm_onboarding_tenure: 'tenure',
} as const;

/** Says what a field of the basic group is called, and both of its values. */
export function useBasicCollision(form: ProfileForm): (field: string) => Collision {
  const text = useText('profile');
  function sideOf(values: Draft, name: FieldName): Side {
    if (isImageField(name)) return { words: null, picture: values[name]?.url ?? null };
    const value = values[name].trim();
    const answers: Readonly<Record<string, AnswerName>> = name in ANSWERS ? ANSWERS[name as keyof typeof ANSWERS] : {};
    const answer = answers[value];
    return { words: answer === undefined ? value : text(answer), picture: null };
  }
  return (field) => {
    const name = field as FieldName;
    return {
      label: text(
        name in LABELS ? LABELS[name as keyof typeof LABELS] : (name as Exclude<FieldName, keyof typeof LABELS>),
      ),
      mine: sideOf(form.values, name),
      saved: sideOf(form.saved, name),
      locked: form.locked.has(name) && text('locked'),
    };
  };
}
