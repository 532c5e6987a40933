import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { type Billing, billingQuery } from '../api.ts';

interface BillingOrProps {
  otherwise: ReactNode;
  place?: 'page' | 'part';
  children: (billing: Billing) => ReactNode;
}

/** A page about money where this installation takes any, and another one where it does not. */
export function BillingOr({ otherwise, place = 'page', children }: BillingOrProps) {
  const text = useText('billing');
  return (
    <Loaded query={useQuery(billingQuery)} waiting={<FormSkeleton fields={4} />} place={place} failed={text('failed')}>
      {(billing) => (billing.enabled ? children(billing) : otherwise)}
    </Loaded>
  );
}
