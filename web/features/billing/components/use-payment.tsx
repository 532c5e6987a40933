import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Billing, type Proved, useBillingChange } from '../api.ts';
import { bankQuestionOf } from '../model.ts';
import { BankFrame } from './use-card-frame.tsx';

interface Question {
  address: string;
  answer: (proof: string | null) => void;
}

/**
 * A call that takes money. Where the bank wants to ask the holder first, it is asked in a window, and the same call is made again
 * with the answer.
 *
 * @returns `pay`, which answers whether it was paid, what went wrong, and the window to draw.
 */
export function usePayment<Input extends Proved>(
  billing: Pick<Billing, 'card_fields'>,
  call: (input: Input) => Promise<{ data: Billing }>,
): { pay: (input: Input) => Promise<boolean>; busy: boolean; error: Error | null; window: ReactNode } {
  const text = useText('billing');
  const [question, setQuestion] = useState<Question | null>(null);
  const change = useBillingChange<Input>(async (input) => {
    try {
      return await call(input);
    } catch (error) {
      const action = bankQuestionOf(error);
      const pages = billing.card_fields;
      if (action === null || pages === null) throw error;
      const address = pages.bank.replace('{action}', encodeURIComponent(action));
      const proof = await new Promise<string | null>((answer) => setQuestion({ address, answer }));
      setQuestion(null);
      if (proof === null) throw error;
      return call({ ...input, proof });
    }
  });
  return {
    pay: (input) =>
      change.mutateAsync(input).then(
        () => true,
        () => false,
      ),
    busy: change.isPending,
    error: change.error,
    window: (
      <Dialog opened={question !== null} onClose={() => question?.answer(null)} title={text('bankTitle')} size="small">
        <p>{text('bankText')}</p>
        {question && <BankFrame address={question.address} onAnswer={question.answer} />}
      </Dialog>
    ),
  };
}
