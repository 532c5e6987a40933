import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import type { Post } from '../../model.ts';
import { usePostChange } from '../../post-change-api.ts';

const RewordDialog = lazyPart(() => import('./reword-dialog.tsx').then((module) => module.RewordDialog), ['composer']);

interface ChangeWordsProps {
  post: Post;
  size: 'small' | 'medium';
}

/** What can be done about what a post says: other words, or none of it any more on the network. */
export function ChangeWords({ post, size }: ChangeWordsProps) {
  const text = useText('sharing');
  const errorText = useErrorText();
  const change = usePostChange(post.id);
  const [opened, setOpened] = useState<'words' | 'takeDown' | null>(null);
  const close = () => setOpened(null);
  const network = networkName(post.network);
  return (
    <>
      {change.error && opened === null && (
        <Banner kind="failure" announce>
          {errorText(change.error)}
        </Banner>
      )}
      {post.can.reword && (
        <Button size={size} onClick={() => setOpened('words')}>
          {text('reword')}
        </Button>
      )}
      {post.can.takeDown && (
        <Button size={size} kind="quiet" onClick={() => setOpened('takeDown')}>
          {text('takeDown')}
        </Button>
      )}
      {opened === 'words' && (
        <Part onDismiss={close}>
          <RewordDialog post={post} change={change} onClose={close} />
        </Part>
      )}
      <ConfirmDialog
        opened={opened === 'takeDown'}
        onClose={close}
        title={text('takeDownTitle', { network })}
        confirm={text('takeDown')}
        busy={change.isPending}
        onConfirm={() =>
          change.mutate('takeDown', {
            onSuccess: () => showToast({ message: text('takenDown') }),
            onSettled: close,
          })
        }
      >
        {text('takeDownText', { target: post.target.name })}
      </ConfirmDialog>
    </>
  );
}
