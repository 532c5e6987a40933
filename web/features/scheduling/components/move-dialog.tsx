import { usePostChange } from '../../sharing/post-change-api.ts';
import { Reschedule } from '../../sharing/components/posts/reschedule.tsx';
import type { Post } from '../../sharing/model.ts';
import { useShift } from './use-shift.ts';

/** Asks for the new time of a post, where there is no sheet to carry it over. */
export function MoveDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const change = usePostChange(post.id);
  const { putBack } = useShift();
  return (
    <Reschedule post={post} change={change} onClose={onClose} takeBack={(time, from) => putBack(post, time, from)} />
  );
}
