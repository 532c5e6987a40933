import { useState } from 'react';
import { kinds } from '@yardsign/domain/content/kinds';
import { Link } from '@tanstack/react-router';
import { IconCalendarPlus, IconSend } from '@tabler/icons-react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { ShareDialog, preloadComposer } from '../../sharing/components/composer/share-dialog.tsx';
import type { Piece } from '../model.ts';
import { largePicture } from '../pictures.ts';
import classes from './piece-of-the-week.module.css';

type Compose = { mode: 'now' | 'schedule'; opened: boolean };

/** The one thing to do this week: a piece, as large and as true as it will be posted, with Post and Schedule beside it. */
export function PieceOfTheWeek({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('dashboard');
  const title = useText('titles');
  const format = useFormat();
  const [compose, setCompose] = useState<Compose>({ mode: 'now', opened: false });
  const { featured_image: image } = piece;
  const wide = image.width > image.height * 1.2;
  return (
    <section className={classes['piece']} data-wide={wide || undefined} aria-labelledby="piece-title">
      <Link to={piece.path} className={classes['picture']} tabIndex={-1} aria-hidden="true">
        <Picture
          {...largePicture(piece)}
          width={image.width}
          height={image.height}
          alt=""
          eager
          fallback={piece.title}
        />
      </Link>
      <div className={classes['words']}>
        <p className={classes['kicker']}>{text('pieceTitle')}</p>
        <h2 id="piece-title" className={classes['title']} lang={language}>
          <Link to={piece.path}>{piece.title}</Link>
        </h2>
        <p className={classes['description']} lang={language}>
          {piece.description}
        </p>
        <p className={classes['meta']}>
          {title(kinds[piece.content_type].label)} · {format.date(piece.published_at)}
        </p>
        <div className={classes['actions']} onPointerEnter={preloadComposer} onFocus={preloadComposer}>
          <Button
            kind="primary"
            size="large"
            icon={<IconSend size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => setCompose({ mode: 'now', opened: true })}
          >
            {text('post')}
          </Button>
          <Button
            size="large"
            icon={<IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => setCompose({ mode: 'schedule', opened: true })}
          >
            {text('schedule')}
          </Button>
        </div>
      </div>
      <ShareDialog
        contentId={piece.id}
        contentType={piece.content_type}
        language={language}
        {...compose}
        onClose={() => setCompose({ ...compose, opened: false })}
      />
    </section>
  );
}
