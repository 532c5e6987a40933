import { useText } from '../../lib/i18n/use-text.ts';

const STATES = ['open', 'pending', 'processing', 'past_due', 'paid', 'closed', 'failed', 'voided'] as const;

/** The state of an invoice in words; one that we have no word for as the processor writes it. */
export function useInvoiceState(): (state: string) => string {
  const text = useText('billing');
  return (state) => {
    const known = STATES.find((one) => one === state);
    return known ? text(`invoice_${known}`) : state;
  };
}
