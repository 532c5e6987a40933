import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import type { MenuAction } from '../../../ui/action-menu-window.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { ShareDialog } from '../../sharing/components/share-dialog.tsx';
import { useComposeFromQuery } from '../../sharing/components/use-compose-from-query.ts';
import { type Piece, articleHtml, coverOf } from '../model.ts';
import classes from './article-view.module.css';
import { CaptionCard } from './caption-card.tsx';
import { PieceActions } from './piece-actions.tsx';
import { PieceHeader } from './piece-header.tsx';
import { PublicPageCard } from './public-page-card.tsx';
import { RelatedPieces } from './related-pieces.tsx';
import { ShelfNeighbours } from './shelf-neighbours.tsx';
import { useCopy } from './use-copy.ts';
import { useDownload } from './use-download.ts';

const COVER_PIXELS = 1200;

interface ArticleViewProps {
  piece: Piece;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Only what a list knew of the piece is here: its long texts are on their way. */
  waiting: boolean;
}

/** An article as its readers will get it, with everything that can be done with it. */
export function ArticleView({ piece, language, onLanguage, waiting }: ArticleViewProps) {
  const text = useText('content');
  const copy = useCopy();
  const { busy, download } = useDownload(piece);
  const compose = useComposeFromQuery();
  const { title, contents, caption } = piece.translations[language];
  useOwnTitle(title);

  const downloads: MenuAction[] = (['jpeg', 'png'] as const).map((format) => ({
    label: format === 'jpeg' ? text('coverJpeg') : text('coverPng'),
    onSelect: () => download({ size: 'link', language, format }),
  }));
  const link = piece.public_url;
  const copies: MenuAction[] = [
    { label: text('copyCaption'), onSelect: () => copy({ text: caption }), disabled: caption === '' },
    ...(link === null ? [] : [{ label: text('copyLink'), onSelect: () => copy({ text: link }) }]),
    {
      label: text('copyHtml'),
      onSelect: () => copy({ html: articleHtml(piece, language) }),
      disabled: contents === '',
    },
  ];

  return (
    <article className={classes['page']}>
      <div className={classes['top']}>
        <PieceHeader piece={piece} language={language} />
        <PieceActions
          onPost={() => compose.open('now')}
          onSchedule={() => compose.open('schedule')}
          downloads={downloads}
          downloading={busy}
          copies={copies}
          language={language}
          onLanguage={onLanguage}
        />
      </div>
      <div className={classes['body']}>
        <div className={classes['cover']}>
          <Picture
            {...coverOf(piece, { language, size: 'link', width: COVER_PIXELS })}
            alt={text('cover', { title })}
            eager
          />
        </div>
        <div lang={language}>{waiting ? <LinesSkeleton lines={12} /> : <Prose html={contents} />}</div>
      </div>
      <aside className={classes['side']}>
        <CaptionCard caption={caption} language={language} waiting={waiting} />
        {link !== null && <PublicPageCard url={link} />}
      </aside>
      <div className={classes['after']}>
        <ShelfNeighbours piece={piece} language={language} />
        <RelatedPieces ids={piece.related} language={language} />
      </div>
      <ShareDialog
        contentId={piece.id}
        contentType={piece.content_type}
        language={language}
        mode={compose.mode}
        opened={compose.opened}
        onClose={compose.close}
      />
    </article>
  );
}
