import type { SearchedPost } from '../../features/sharing/ports.ts';
import type { PublishedPost } from './schema.ts';

function carriesPicture(post: PublishedPost, pictureId: string): boolean {
  return (post.attachments?.data ?? []).some(
    (attachment) =>
      attachment.target?.id === pictureId ||
      (attachment.subattachments?.data ?? []).some(({ target }) => target?.id === pictureId),
  );
}

function markerOfLink(post: PublishedPost): string | null | undefined {
  for (const { unshimmed_url: url } of post.attachments?.data ?? []) {
    if (url !== undefined && URL.canParse(url)) return new URL(url).searchParams.get('utm_content');
  }
  return undefined;
}

/**
 * Whether a post on the page is ours: by the picture that only it can carry, by the marker in its link, and, where the
 * network shows no link at all, by its text. A text alone never decides against a marker that says otherwise: members post
 * the same words twice.
 *
 * @param wanted `wordsSince`: by the network's clock, in epoch milliseconds; the text of an older post decides nothing.
 */
export function isWantedPost(
  post: PublishedPost,
  wanted: Omit<SearchedPost, 'since' | 'handle'> & { pictureId: string | null; wordsSince: number },
): boolean {
  if (wanted.pictureId !== null) return carriesPicture(post, wanted.pictureId);
  const marker = markerOfLink(post);
  if (marker !== undefined) return marker === wanted.marker;
  if (wanted.message === '' || wanted.others.has(post.id)) return false;
  if (Date.parse(post.created_time) < wanted.wordsSince) return false;
  return post.message?.trim() === wanted.message.trim();
}
