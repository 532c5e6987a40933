import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../brand/drawing.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  drawing: DrawingName;
  title: string;
  /** One sentence: why it is empty, or what to do next. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** `h1` when it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** In place of a list or a page that has nothing to show: a drawing, one sentence, one action. */
export function EmptyState({ drawing, title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={classes['empty']} data-page={Heading === 'h1' || undefined}>
      <Drawing name={drawing} />
      <Heading className={classes['title']}>{title}</Heading>
      {children !== undefined && <p className={classes['text']}>{children}</p>}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
