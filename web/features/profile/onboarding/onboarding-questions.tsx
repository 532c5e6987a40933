import { GOALS, TENURES } from '@yardsign/domain/profile/content-mode';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import type { ProfileForm } from '../components/use-profile-form.ts';
import classes from './onboarding-questions.module.css';

const TENURE_LABELS = {
  'under 1': 'tenureUnder1',
  '1-3': 'tenure1to3',
  '4-9': 'tenure4to9',
  '10+': 'tenure10',
} as const satisfies Record<(typeof TENURES)[number], string>;

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
        choices={[unanswered, ...GOALS.map((goal) => ({ value: goal, label: text(`goal_${goal}`) }))]}
        {...form.choice('kcm_onboarding_goal')}
      />
      <NativeSelect
        label={text('tenure')}
        help={text('tenureHelp')}
        optional
        choices={[unanswered, ...TENURES.map((tenure) => ({ value: tenure, label: text(TENURE_LABELS[tenure]) }))]}
        {...form.choice('kcm_onboarding_tenure')}
      />
    </div>
  );
}
