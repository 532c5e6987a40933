import { kinds } from '@yardsign/domain/content/kinds';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ContentCard } from '../../../ui/layout/content-card.tsx';
import { CardBones, Waiting } from '../../../ui/feedback/skeleton.tsx';
import type { Piece } from '../model.ts';
import { smallPicture } from '../pictures.ts';
import classes from './newest-pieces.module.css';

const SHOWN_WHILE_WAITING = [1, 2, 3, 4];

/** What is new in the library, as it looks in the member's brand; `undefined` while it is on its way. */
export function NewestPieces({ pieces }: { pieces: readonly Piece[] | undefined }) {
  const text = useText('dashboard');
  const title = useText('titles');
  const format = useFormat();
  if (pieces?.length === 0) return null;
  return (
    <section aria-labelledby="newest-title">
      <div className={classes['head']}>
        <h2 id="newest-title" className={classes['title']}>
          {text('newestTitle')}
        </h2>
        <Link to="/shareable-content" className={classes['all']}>
          {text('newestAll')}
        </Link>
      </div>
      {pieces === undefined ? (
        <Waiting className={classes['grid']}>
          {SHOWN_WHILE_WAITING.map((index) => (
            <CardBones key={index} />
          ))}
        </Waiting>
      ) : (
        <div className={classes['grid']}>
          {pieces.map((piece) => (
            <ContentCard
              key={piece.id}
              to={piece.path}
              title={piece.title}
              lang={piece.language}
              picture={smallPicture(piece)}
              meta={[title(kinds[piece.content_type].label), format.date(piece.published_at)]}
            />
          ))}
        </div>
      )}
    </section>
  );
}
