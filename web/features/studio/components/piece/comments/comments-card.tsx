import { api } from '../../../../../lib/api/client.ts';
import { useCallForm } from '../../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../../lib/form/use-draft.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Form } from '../../../../../ui/form/form.tsx';
import { TextArea } from '../../../../../ui/form/text-field.tsx';
import { Card } from '../../../../../ui/layout/card.tsx';
import { usePieceCall } from '../../../api.ts';
import type { StudioPiece } from '../../../model.ts';
import { showWords, useChosenWords, usePlaces } from './text-places.ts';
import classes from '../cards.module.css';

interface CommentProps {
  piece: StudioPiece;
  comment: StudioPiece['comments'][number];
  place: ReturnType<ReturnType<typeof usePlaces>['get']>;
}

function Comment({ piece, comment, place }: CommentProps) {
  const text = useText('studio');
  const format = useFormat();
  const settle = usePieceCall(piece.id, (settled: boolean) =>
    api.studio.settleStudioComment({ params: { id: piece.id, commentId: comment.id }, body: { settled } }),
  );
  return (
    <li data-settled={comment.isSettled || undefined}>
      {comment.quote !== '' && <q lang={comment.language ?? undefined}>{comment.quote}</q>}
      {place === 'gone' && <p className={classes['quiet']}>{text('wordsGone')}</p>}
      <p>{comment.body}</p>
      <p className={classes['quiet']}>
        {comment.madeBy ?? text('somebody')}, {format.ago(comment.madeAt)}
        {comment.isSettled && ` · ${text('settled')}`}
      </p>
      <div className={classes['buttons']}>
        {place === 'there' && (
          <Button size="small" kind="quiet" onClick={() => showWords(comment)}>
            {text('showWords')}
          </Button>
        )}
        <Button size="small" kind="quiet" busy={settle.isPending} onClick={() => settle.mutate(!comment.isSettled)}>
          {comment.isSettled ? text('reopenComment') : text('settleComment')}
        </Button>
      </div>
    </li>
  );
}

/** What was said about the piece, the first first. */
export function CommentsCard({ piece }: { piece: StudioPiece }) {
  const text = useText('studio');
  const draft = useDraft({ body: '' });
  const { chosen, forget } = useChosenWords();
  const places = usePlaces(piece.comments);
  const add = usePieceCall(piece.id, (body: Parameters<typeof api.studio.addStudioComment>[0]['body']) =>
    api.studio.addStudioComment({ params: { id: piece.id }, body }),
  );
  const form = useCallForm({
    draft,
    call: add,
    faults: { body: draft.values.body.trim() === '' && text('commentMissing') },
    toSend: ({ body }) => ({ language: null, quote: '', ...chosen, body }),
    onDone() {
      form.reset();
      forget();
    },
  });
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
        <Form form={form} className={classes['stack']}>
          {chosen && (
            <div className={classes['about']}>
              <p className={classes['quiet']}>{text('aboutWords')}</p>
              <q lang={chosen.language}>{chosen.quote}</q>
              <div className={classes['buttons']}>
                <Button size="small" kind="quiet" onClick={forget}>
                  {text('aboutWhole')}
                </Button>
              </div>
            </div>
          )}
          <TextArea
            label={text('comment')}
            help={chosen === null ? text('commentHelp') : undefined}
            rows={3}
            maxLength={2000}
            {...form.text('body')}
          />
          <div className={classes['buttons']}>
            <Button type="submit" busy={form.busy}>
              {text('addComment')}
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}
