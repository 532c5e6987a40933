import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { Suggestion } from '../api.ts';
import { StateBadge } from './state-badge.tsx';
import classes from './suggestions.module.css';

interface SuggestionCardProps {
  suggestion: Suggestion;
  /** Who wrote it, for those who read what others suggest. */
  by?: ReactNode;
  action?: ReactNode;
}

/** One suggestion, how far it has come, and what was said to it. */
export function SuggestionCard({ suggestion, by, action }: SuggestionCardProps) {
  const text = useText('suggestions');
  const { date } = useFormat();
  const { title, description, area, state, reply, created_at: at } = suggestion;
  return (
    <Card as="li">
      <div className={classes['head']}>
        <h3 className={classes['title']}>{title}</h3>
        <StateBadge state={state} />
      </div>
      <p className={classes['facts']}>
        {by}
        <span>{text(`area_${area}`)}</span>
        <time dateTime={at}>{date(at)}</time>
      </p>
      {description !== '' && <p className={classes['words']}>{description}</p>}
      {reply !== '' && (
        <div className={classes['reply']}>
          <h4>{text('replied')}</h4>
          <p className={classes['words']}>{reply}</p>
        </div>
      )}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </Card>
  );
}
