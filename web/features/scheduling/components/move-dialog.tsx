import { usePostChange } from '../../sharing/post-change-api.ts';
import { RescheduleDialog } from '../../sharing/components/posts/reschedule-dialog.tsx';
import type { Post } from '../../sharing/model.ts';
import { useShift } from './use-shift.ts';

/** Asks for the new time of a post, where there is no sheet to carry it over. */
export function MoveDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const change = usePostChange(post.id);
  const { putBack } = useShift();
  return (
    <RescheduleDialog
      post={post}
      change={change}
      onClose={onClose}
      takeBack={(time, from) => putBack(post, time, from)}
    />
  );
}
