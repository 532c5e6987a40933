import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ContentCard } from '../../../ui/content-card.tsx';
import type { Piece } from '../model.ts';
import { smallPicture } from '../pictures.ts';
import classes from './newest-pieces.module.css';

/** What is new in the library, as it looks in the member's brand. */
export function NewestPieces({ pieces }: { pieces: readonly Piece[] }) {
  const text = useText('dashboard');
  const format = useFormat();
  if (pieces.length === 0) return null;
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
      <div className={classes['grid']}>
        {pieces.map((piece) => (
          <ContentCard
            key={piece.id}
            to={piece.path}
            title={piece.title}
            lang={piece.language}
            picture={smallPicture(piece)}
            meta={[
              text(piece.content_type === 'blog' ? 'type_blog' : 'type_socialGraphic'),
              format.date(piece.published_at),
            ]}
          />
        ))}
      </div>
    </section>
  );
}
