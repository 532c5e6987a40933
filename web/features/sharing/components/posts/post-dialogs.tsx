import { useText } from '../../../../lib/i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import type { Post } from '../../model.ts';
import type { usePostChange, PostChange, PostMove } from '../../post-change-api.ts';
import { useTargetWords } from '../use-target-words.ts';
import { Reschedule } from './reschedule.tsx';

export type Opened = 'cancel' | 'retry' | 'absent' | 'now' | 'time' | null;

interface PostDialogsProps {
  post: Post;
  change: ReturnType<typeof usePostChange>;
  opened: Opened;
  onClose: () => void;
  run: (what: PostChange, message: string) => void;
  takeBack: (back: PostMove) => void;
}

/** What is asked before something is done with a post that cannot be undone. */
export function PostDialogs({ post, change, opened, onClose, run, takeBack }: PostDialogsProps) {
  const text = useText('sharing');
  const words = useTargetWords()(post.target.kind);
  const target = post.target.name;
  const late = post.reason === 'late';
  return (
    <>
      <ConfirmDialog
        opened={opened === 'cancel'}
        onClose={onClose}
        title={text('cancelTitle')}
        confirm={text('cancelPost')}
        dismiss={text('keepPost')}
        busy={change.isPending}
        onConfirm={() => run('cancel', text('cancelled'))}
      >
        {text('cancelText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened === 'retry'}
        onClose={onClose}
        danger={false}
        title={text(late ? 'sendNowTitle' : 'retryTitle')}
        confirm={text(late ? 'sendNow' : 'retryPost')}
        busy={change.isPending}
        onConfirm={() => run('retry', text('retrying'))}
      >
        {text(late ? 'sendNowText' : 'retryText', { ...words, target })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened === 'absent'}
        onClose={onClose}
        danger={false}
        title={text('seenAbsentTitle')}
        confirm={text('repeatPost')}
        busy={change.isPending}
        onConfirm={() => run('absent', text('retrying'))}
      >
        {text('seenAbsentText', { ...words, target })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened === 'now'}
        onClose={onClose}
        danger={false}
        title={text('sendNowTitle')}
        confirm={text('sendNow')}
        busy={change.isPending}
        onConfirm={() => run({ reschedule: { kind: 'now' } }, text('about_scheduled_now'))}
      >
        {text('sendNowText', { target })}
      </ConfirmDialog>
      {opened === 'time' && (
        <Reschedule
          post={post}
          change={change}
          onClose={onClose}
          takeBack={(time, from) => takeBack({ reschedule: { kind: 'at', ...time }, from })}
        />
      )}
    </>
  );
}
