import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { StudioPiece } from '../../model.ts';
import classes from '../piece/cards.module.css';

/** What somebody of the team has said. */
type Said = Pick<StudioPiece['comments'][number], 'body' | 'madeBy' | 'madeAt' | 'isSettled'>;

interface CommentLineProps {
  comment: Said;
  /** Marks it as settled, or as open again. */
  settle: UseMutationResult<unknown, Error, boolean>;
  /** What it is about, above it. */
  about?: ReactNode;
  /** What else can be done with it. */
  action?: ReactNode;
}

/** One comment, with who made it and the way to settle it. */
export function CommentLine({ comment, settle, about, action }: CommentLineProps) {
  const text = useText('studio');
  const format = useFormat();
  const errorText = useErrorText();
  return (
    <li data-settled={comment.isSettled || undefined}>
      {about}
      <p>{comment.body}</p>
      <p className={classes['quiet']}>
        {comment.madeBy ?? text('somebody')}, {format.ago(comment.madeAt)}
        {comment.isSettled && ` · ${text('settled')}`}
      </p>
      <div className={classes['buttons']}>
        {action}
        <Button size="small" kind="quiet" busy={settle.isPending} onClick={() => settle.mutate(!comment.isSettled)}>
          {comment.isSettled ? text('reopenComment') : text('settleComment')}
        </Button>
      </div>
      {settle.isError && <Banner kind="failure" announce title={errorText(settle.error)} />}
    </li>
  );
}
