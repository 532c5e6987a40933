import { useSearch } from '@tanstack/react-router';

/** A coupon that a link brings: `?coupon=`. */
export function useLinkedCoupon(): string {
  const { coupon } = useSearch({ strict: false }) as { coupon?: unknown };
  return typeof coupon === 'string' ? coupon.slice(0, 50) : '';
}
