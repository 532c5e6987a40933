import { intervalOf, planSlug, tierName } from '@yardsign/domain/billing/plans';
import { useText } from '../../lib/i18n/use-text.ts';
import type { Billing } from './api.ts';

/** The name of a plan with its interval, by its code. */
export function usePlanName({ plans }: Pick<Billing, 'plans'>) {
  const text = useText('billing');
  return (code: string, otherwise: string) => {
    const plan = plans.find((one) => one.code === code);
    const interval = plan && intervalOf({ months: plan.interval_length });
    if (!plan || !interval) return otherwise;
    const words = text(interval === 'monthly' ? 'monthly' : interval === 'annual' ? 'annual' : 'semiAnnual');
    return `${tierName(planSlug(code), plan.name)} · ${words}`;
  };
}
