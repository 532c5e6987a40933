import { useLanguage } from '../../lib/i18n/language-store.ts';
import type { SiteCoupon } from './api.ts';

/** What a coupon is called in the reader's language; where the site's settings say nothing of it, as the processor calls it. */
export function useCouponName(): (coupon: Pick<SiteCoupon, 'name' | 'names'>) => string {
  const language = useLanguage();
  return ({ name, names }) => names?.[language] ?? name;
}
