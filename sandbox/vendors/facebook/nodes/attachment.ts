import type { NodeType, Visit } from '../graph/node-type.ts';
import { permalink } from '../publish.ts';
import type { Post } from '../state.ts';
import { photoAddress } from './photo.ts';
import { plainType } from './plain.ts';

interface Attachment {
  media_type: string;
  type: string;
  title?: string;
  target: { id?: string; url: string };
  media?: { image: { src: string } };
  url: string;
  unshimmed_url?: string;
  below: Attachment[];
}

export const attachmentTargetType = plainType('StoryAttachmentTarget', ['id', 'url']);
export const attachmentMediaType = plainType('StoryAttachmentMedia', ['image']);

function photoAttachment({ network }: Visit, id: string): Attachment {
  const photo = network.state().photos[id];
  const url = photo === undefined ? '' : photoAddress(network, photo);
  const media = { image: { src: url } };
  return { media_type: 'photo', type: 'photo', target: { id, url }, media, url, unshimmed_url: url, below: [] };
}

/** What hangs on the post: its picture, an album of its pictures, or its link. */
export function attachmentsOf(visit: Visit, post: Post): Attachment[] {
  const below = post.photoIds.map((id) => photoAttachment(visit, id));
  if (below.length === 1) return below;
  if (below.length > 1) {
    const url = permalink(visit.network, post);
    return [{ media_type: 'album', type: 'album', target: { id: post.id, url }, url, below }];
  }
  if (post.videoId) {
    const url = permalink(visit.network, post);
    return [{ media_type: 'video', type: 'video_inline', target: { id: post.videoId, url }, url, below: [] }];
  }
  if (post.link === null) return [];
  // Links are shown through Facebook's own redirector; only `unshimmed_url` gives back what was posted.
  const url = `https://l.facebook.com/l.php?u=${encodeURIComponent(post.link)}`;
  const title = new URL(post.link).hostname;
  return [{ media_type: 'link', type: 'share', title, target: { url }, url, unshimmed_url: post.link, below }];
}

export const attachmentType: NodeType<Attachment> = {
  name: 'StoryAttachment',
  usual: 'media_type,type,title,target,media,url,unshimmed_url,subattachments',
  fields: {
    media_type: { read: (_visit, attachment) => attachment.media_type },
    type: { read: (_visit, { type }) => type },
    title: { read: (_visit, { title }) => title },
    target: { of: 'StoryAttachmentTarget', read: (_visit, { target }) => target },
    media: { of: 'StoryAttachmentMedia', read: (_visit, { media }) => media },
    url: { read: (_visit, { url }) => url },
    unshimmed_url: { read: (_visit, attachment) => attachment.unshimmed_url },
  },
  empty: 'description description_tags',
  lists: { subattachments: { of: 'StoryAttachment', whole: true, items: (_visit, { below }) => below } },
};
