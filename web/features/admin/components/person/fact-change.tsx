import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import classes from './person-cards.module.css';

interface FactChangeProps {
  /** What would be changed, for who does not see the line. */
  what: string;
  children: ReactNode;
  /** Left out where it may not be changed. */
  onChange?: (() => void) | undefined;
}

/** The value of a fact, with a way to change it. */
export function FactChange({ what, children, onChange }: FactChangeProps) {
  const text = useText('admin');
  return (
    <span className={classes['fact']}>
      <span>{children}</span>
      {onChange && (
        <Button kind="quiet" size="small" onClick={onChange} aria-label={text('changeOf', { what })}>
          {text('change')}
        </Button>
      )}
    </span>
  );
}
