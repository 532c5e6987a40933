import type { PostRow } from '../rows.ts';

/** What those are told who cannot see the picture: the member's own words, else the title of the piece. */
export function altTextOf({ alt_text: written, title }: Pick<PostRow, 'alt_text' | 'title'>): string {
  return written ?? title;
}
