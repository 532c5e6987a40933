import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ownAsksQuery } from '../../asks-api.ts';
import type { Post } from '../../model.ts';

const ASKED: readonly (string | null)[] = ['awaiting_approval', 'approval_declined'];

const ASK_AGAIN_MS = 2000;

/** For whom a post waits and until when, or who said no to it and why, in words; null where nobody was asked. */
export function useTeamAnswer(post: Pick<Post, 'id' | 'reason'>): string | null {
  const text = useText('sharing');
  const format = useFormat();
  const isAsked = ASKED.includes(post.reason);
  const asks = useQuery({
    ...ownAsksQuery,
    enabled: isAsked,
    // The team is asked a moment after the post was taken. Of what was decided long ago nothing comes any more.
    refetchInterval: ({ state }) =>
      post.reason !== 'awaiting_approval' || state.data?.some(({ postId }) => postId === post.id)
        ? false
        : ASK_AGAIN_MS,
  });
  const ask = asks.data?.find(({ postId }) => postId === post.id);
  if (!isAsked || !ask) return null;
  if (ask.state === 'waiting') {
    const moment = format.date(ask.decideBy, 'moment');
    const until = text(ask.undecided === 'send' ? 'waitsSend' : 'waitsStop', { moment });
    // Nobody can answer while the owner's account is not in order and no admin is there.
    if (ask.waitsFor.length === 0) return until;
    return `${text('waitsFor', { names: format.list(ask.waitsFor) })}. ${until}`;
  }
  if (ask.state !== 'declined' || ask.by === null) return null;
  const name = ask.by;
  return ask.reason === null ? text('saidNo', { name }) : text('saidNoWhy', { name, reason: ask.reason });
}

/** The same as a paragraph. */
export function TeamAnswer({ post }: { post: Pick<Post, 'id' | 'reason'> }) {
  const answer = useTeamAnswer(post);
  return answer === null ? null : <p>{answer}</p>;
}
