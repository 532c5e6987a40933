import { type Mention, mentionsMeant } from '@yardsign/domain/sharing/mentions';
import type { PostRow } from '../rows.ts';

/** Whom a post names as it stands: words may have been changed since somebody was chosen for a name in them. */
export function mentionsOf({ caption, mentions }: Pick<PostRow, 'caption' | 'mentions'>): Mention[] {
  return mentionsMeant(caption, mentions ?? []);
}
