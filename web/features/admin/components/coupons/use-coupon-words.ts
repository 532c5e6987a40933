import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { lengthOf } from '../../coupon-admin-model.ts';
import type { SiteCoupon } from '../../coupon-api.ts';

/** What a coupon gives, for how long and for which plans, in words. */
export function useCouponWords(plans: readonly { code: string; name: string }[]) {
  const text = useText('coupons');
  const format = useFormat();
  const language = useLanguage();

  function gives({ discount }: SiteCoupon): string {
    const { type, percent, currencies, trial } = discount;
    if (type === 'percent') return text('percentOff', { percent: percent ?? 0 });
    if (type === 'fixed') return text('amountOff', { amount: format.money(currencies[0]?.amount ?? 0) });
    if (type !== 'free_trial' || trial === null) return text('unknownOff');
    const unit = trial.unit === 'week' || trial.unit === 'month' ? trial.unit : 'day';
    return text(`free_${unit}`, { count: trial.length });
  }

  function lasts(coupon: SiteCoupon): string[] {
    if (coupon.discount.type === 'free_trial') return [];
    const length = lengthOf(coupon);
    return [typeof length === 'string' ? text(`lasts_${length}`) : text('lasts_months', { count: length.months })];
  }

  const nameOf = (code: string) => plans.find((plan) => plan.code === code)?.name ?? code;
  return {
    name: ({ names, name }: SiteCoupon) => names?.[language] ?? name,
    /** Everything that is to be known of it in one line. */
    facts: (coupon: SiteCoupon): string =>
      [
        gives(coupon),
        ...lasts(coupon),
        coupon.applies_to_all_plans ? text('allPlans') : coupon.plans.map(nameOf).join(', '),
        ...(coupon.expired_at === null
          ? []
          : [
              text(coupon.standing === 'ended' ? 'endedOn' : 'endsOn', {
                // It ends at a midnight: what is said is the last day.
                date: format.date(new Date(Date.parse(coupon.expired_at) - 1)),
              }),
            ]),
      ].join(' · '),
  };
}
