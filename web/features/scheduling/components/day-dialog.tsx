import { useState } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PostRow, PostRows } from '../../sharing/components/posts/post-row.tsx';
import type { Post } from '../../sharing/model.ts';

interface DayDialogProps {
  /** Null while no day is open. */
  day: string | null;
  posts: readonly Post[];
  onClose: () => void;
}

/** One day with all its posts. */
export function DayDialog({ day, posts, onClose }: DayDialogProps) {
  const text = useText('sharing');
  const language = useLanguage();
  // While it closes it still shows the day that it was opened for.
  const [last, setLast] = useState({ day, posts });
  if (day !== null && (day !== last.day || posts !== last.posts)) setLast({ day, posts });
  const shown = day ?? last.day;
  const shownPosts = day === null ? last.posts : posts;
  const name = shown === null ? '' : formatDate(new Date(`${shown}T12:00:00Z`), 'longDate', language, 'UTC');
  return (
    <Dialog opened={day !== null} onClose={onClose} title={name}>
      {shownPosts.length === 0 ? (
        <p>{text('dayEmpty')}</p>
      ) : (
        <PostRows>
          {shownPosts.map((post) => (
            <PostRow key={post.id} post={post} timeOnly />
          ))}
        </PostRows>
      )}
      <p style={{ marginTop: 'var(--space-4)' }}>
        <LinkButton to="/shareable-content">{text('newPost')}</LinkButton>
      </p>
    </Dialog>
  );
}
