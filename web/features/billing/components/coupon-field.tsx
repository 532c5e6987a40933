import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from './billing.module.css';

interface CouponFieldProps {
  applied: string;
  onApply: (code: string) => void;
  /** What is wrong with the one that was applied. */
  error?: string | undefined;
}

/** A code that is applied by a button, so that nothing is asked with every letter. */
export function CouponField({ applied, onApply, error }: CouponFieldProps) {
  const text = useText('billing');
  // What is applied may come without a hand of the member's: the field shows it as long as nothing else is typed.
  const [typing, setTyping] = useState<string | null>(null);
  const typed = typing ?? applied;
  return (
    <form
      className={classes['coupon']}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(typed.trim());
        setTyping(null);
      }}
    >
      <TextField
        label={text('coupon')}
        optional
        value={typed}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => setTyping(event.currentTarget.value)}
      />
      <Button type="submit" disabled={typed.trim() === applied}>
        {text('apply')}
      </Button>
    </form>
  );
}
