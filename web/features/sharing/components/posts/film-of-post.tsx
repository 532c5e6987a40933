import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { FilmMaker } from '../../../content/components/film/film-maker.tsx';
import { useMadeFilm } from '../../../content/components/film/use-made-film.ts';
import { pieceQuery } from '../../api.ts';
import type { Post } from '../../model.ts';

const WAITING: readonly Post['state'][] = ['scheduled', 'needs_reconnect'];

/** Of a post that waits with a film of another brand than today's: what will happen, and the way to make the film anew. */
export function FilmOfPost({ post }: { post: Post }) {
  return post.film?.branded && WAITING.includes(post.state) ? <WaitingFilm post={post} /> : null;
}

function WaitingFilm({ post: { content, language } }: { post: Post }) {
  const text = useText('sharing');
  const piece = useQuery(pieceQuery(content.id)).data;
  const making = useMadeFilm(content.id, language, piece?.translations[language].film);
  if (making.film === undefined || making.film?.current) return null;
  return (
    <Banner kind="attention" title={text('filmOldPost')}>
      <p>{text('filmOldPostText')}</p>
      <FilmMaker making={making} again />
    </Banner>
  );
}
