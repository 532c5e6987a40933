import { usualCoverMs } from '@yardsign/domain/sharing/cover-moment';
import { mentionsOf } from '../posts/mentions-of.ts';
import type { OutgoingVideo } from '../ports.ts';
import { NetworkError } from '../ports.ts';
import type { SharingDeps } from '../deps.ts';
import type { PostRow } from '../rows.ts';

/** The film of a post as an adapter reads it; undefined for a post without one. */
export function filmOf(
  deps: Pick<SharingDeps, 'readFilm' | 'pictureAddress'>,
  post: PostRow,
): OutgoingVideo | undefined {
  const { film, title, caption: message, content_id: contentId, language } = post;
  if (film === null) return undefined;
  const { sha256, bytes, seconds, introSeconds, mime: type, coverMs = usualCoverMs(seconds, introSeconds) } = film;
  return {
    ...{ sha256, bytes, seconds, type, title, message, coverMs, mentions: mentionsOf(post) },
    address: () => deps.pictureAddress(sha256),
    async read(from, to) {
      const part = await deps.readFilm({ contentId, language, sha256 }, from, to);
      if (part?.length === to - from) return part;
      throw new NetworkError({ kind: 'outage', concerns: 'post' }, 'A part of the film could not be read');
    },
  };
}
