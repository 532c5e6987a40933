import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { type Billing, type Proved, useBillingChange } from '../api.ts';
import { bankQuestionOf } from '../model.ts';
import classes from './billing.module.css';
import { BankFrame } from './use-card-frame.tsx';

interface Question {
  address: string;
  answer: (proof: string | null) => void;
}

/** What the bank asks, beside what is paid: it takes the cursor, and leads on by itself. */
function BankQuestion({ address, answer }: Question) {
  const text = useText('billing');
  const common = useText('common');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes['question']} aria-labelledby={id}>
      <h3 id={id} ref={title} tabIndex={-1}>
        {text('bankTitle')}
      </h3>
      <p>{text('bankText')}</p>
      <BankFrame address={address} onAnswer={answer} />
      <div className={classes['actions']}>
        <Button onClick={() => answer(null)}>{common('cancel')}</Button>
      </div>
    </section>
  );
}

interface Payment<Input> {
  /** Answers whether it was paid. */
  pay: (input: Input) => Promise<boolean>;
  busy: boolean;
  error: Error | null;
  /** What was sent last: the error is about this. */
  sent: Input | undefined;
  question: ReactNode;
}

/**
 * A call that takes money. Where the bank wants to ask the holder first, it is asked beside it, and the same call is made again
 * with the answer.
 */
export function usePayment<Input extends Proved>(
  billing: Pick<Billing, 'card_fields'>,
  call: (input: Input) => Promise<{ data: Billing }>,
): Payment<Input> {
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
    sent: change.variables,
    question: question && <BankQuestion {...question} />,
  };
}
