import { GOALS, TENURES } from '@yardsign/domain/profile/content-mode';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import type { ProfileForm } from '../components/use-profile-form.ts';
import classes from './onboarding-questions.module.css';

/** What the answers are called, among the texts of the profile. */
export const TENURE_NAMES = {
  'under 1': 'tenureUnder1',
  '1-3': 'tenure1to3',
  '4-9': 'tenure4to9',
  '10+': 'tenure10',
} as const satisfies Record<(typeof TENURES)[number], string>;

export const GOAL_NAMES = {
  post: 'goal_post',
  video: 'goal_video',
  plan: 'goal_plan',
  learn: 'goal_learn',
  explore: 'goal_explore',
} as const satisfies Record<(typeof GOALS)[number], string>;

/** How long a member has done this work, and what they want first. Nobody has to answer. */
export function OnboardingQuestions({ form }: { form: ProfileForm }) {
  const text = useText('profile');
  const unanswered = { value: '', label: text('noAnswer') };
  return (
    <div className={classes['questions']}>
      <NativeSelect
        label={text('goal')}
        help={text('goalHelp')}
        optional
        choices={[unanswered, ...GOALS.map((goal) => ({ value: goal, label: text(GOAL_NAMES[goal]) }))]}
        {...form.choice('kcm_onboarding_goal')}
      />
      <NativeSelect
        label={text('tenure')}
        help={text('tenureHelp')}
        optional
        choices={[unanswered, ...TENURES.map((tenure) => ({ value: tenure, label: text(TENURE_NAMES[tenure]) }))]}
        {...form.choice('kcm_onboarding_tenure')}
      />
    </div>
  );
}
