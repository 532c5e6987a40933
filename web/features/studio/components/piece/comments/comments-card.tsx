import type { MouseEvent } from 'react';
import { api } from '../../../../../lib/api/client.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Card } from '../../../../../ui/layout/card.tsx';
import { usePieceCall } from '../../../api.ts';
import { isDrawn, type StudioPiece } from '../../../model.ts';
import { CommentLine } from '../../comments/comment-line.tsx';
import { NewComment } from '../../comments/new-comment.tsx';
import { showWords, useChosenWords, usePlaces } from './text-places.ts';
import classes from '../cards.module.css';

interface CommentProps {
  piece: StudioPiece;
  comment: StudioPiece['comments'][number];
  place: ReturnType<ReturnType<typeof usePlaces>['get']>;
}

function Comment({ piece, comment, place }: CommentProps) {
  const text = useText('studio');
  const settle = usePieceCall(piece.id, (settled: boolean) =>
    api.studio.settleStudioComment({ params: { id: piece.id, commentId: comment.id }, body: { settled } }),
  );
  return (
    <CommentLine
      comment={comment}
      settle={settle}
      about={
        <>
          {comment.quote !== '' && <q lang={comment.language ?? undefined}>{comment.quote}</q>}
          {place === 'gone' && <p className={classes['quiet']}>{text('wordsGone')}</p>}
        </>
      }
      action={
        place === 'there' && (
          <Button size="small" kind="quiet" onClick={() => showWords(comment)}>
            {text('showWords')}
          </Button>
        )
      }
    />
  );
}

/** What was said about the piece, the first first. */
export function CommentsCard({ piece }: { piece: StudioPiece }) {
  const text = useText('studio');
  const { chosen, forget } = useChosenWords();
  const places = usePlaces(piece.comments);
  const plainHelp = isDrawn(piece) ? undefined : text('commentHelp');
  function forgetWords({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    forget();
    // The button is gone then.
    form?.querySelector('textarea')?.focus();
  }
  const add = usePieceCall(piece.id, (body: Parameters<typeof api.studio.addStudioComment>[0]['body']) =>
    api.studio.addStudioComment({ params: { id: piece.id }, body }),
  );
  return (
    <Card title={text('comments')}>
      <div className={classes['stack']}>
        {piece.comments.length > 0 && (
          <ul className={classes['list']}>
            {piece.comments.map((comment) => (
              <Comment key={comment.id} piece={piece} comment={comment} place={places.get(comment.id)} />
            ))}
          </ul>
        )}
        <NewComment
          name={`studio.${piece.id}`}
          call={add}
          toSend={(body) => ({ language: null, quote: '', ...chosen, body })}
          onDone={forget}
          help={
            chosen === null ? (
              plainHelp
            ) : (
              <>
                {text('aboutWords')} <q lang={chosen.language}>{chosen.quote}</q>
              </>
            )
          }
          about={
            chosen && (
              <div className={classes['buttons']}>
                <Button size="small" kind="quiet" onClick={forgetWords}>
                  {text('aboutWhole')}
                </Button>
              </div>
            )
          }
        />
      </div>
    </Card>
  );
}
