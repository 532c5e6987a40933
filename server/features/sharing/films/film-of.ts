import { usualCoverMs } from '@yardsign/domain/sharing/cover-moment';
import type { OutgoingVideo } from '../ports.ts';
import { NetworkError } from '../ports.ts';
import { mentionsOf } from '../posts/mentions-of.ts';
import type { SharingDeps } from '../deps.ts';
import type { PostRow } from '../rows.ts';

const PNG_FIRST_BYTE = 0x89;

type FilmDeps = Pick<SharingDeps, 'readFilm' | 'readPoster' | 'readPicture' | 'pictureAddress'>;

/** The film of a post as an adapter reads it; undefined for a post without one. */
export function filmOf(deps: FilmDeps, post: PostRow): OutgoingVideo | undefined {
  const { film, title, caption: message, owner_id: memberId, content_id: contentId, language } = post;
  if (film === null) return undefined;
  const { sha256, bytes, seconds, introSeconds, mime: type, coverSha256 } = film;
  const { coverMs = usualCoverMs(seconds, introSeconds) } = film;
  const file = { memberId, contentId, language, sha256 };
  return {
    ...{ sha256, bytes, seconds, type, title, message, coverMs, mentions: mentionsOf(post) },
    address: () => deps.pictureAddress(sha256),
    async cover() {
      const chosen = coverSha256 === undefined ? null : await deps.readPicture(coverSha256);
      const picture = chosen ?? (await deps.readPoster(file));
      return picture && { bytes: picture, type: picture[0] === PNG_FIRST_BYTE ? 'image/png' : 'image/jpeg' };
    },
    async read(from, to) {
      const part = await deps.readFilm(file, from, to);
      if (part?.length === to - from) return part;
      throw new NetworkError({ kind: 'outage', concerns: 'post' }, 'A part of the film could not be read');
    },
  };
}
