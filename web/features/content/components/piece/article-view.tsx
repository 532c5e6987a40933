import { kinds } from '@yardsign/domain/content/kinds';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { MenuAction } from '../../../../ui/action/action-menu-window.tsx';
import { Picture } from '../../../../ui/display/picture.tsx';
import { articleHtml, coverOf } from '../../model.ts';
import classes from './article-view.module.css';
import { PieceFrame, type PieceViewProps } from './piece-frame.tsx';
import { PieceWords } from '../text/piece-words.tsx';
import { PublicPageCard } from './public-page-card.tsx';
import { useCopy } from '../use-copy.ts';
import { useDownload } from '../use-download.ts';

const COVER_PIXELS = 1200;

/** An article as its readers will get it, with everything that can be done with it. */
export function ArticleView(view: PieceViewProps) {
  const { piece, language } = view;
  const text = useText('content');
  const copy = useCopy();
  const { busy, download, downloadPdf } = useDownload(piece);
  const { title, contents, caption } = piece.translations[language];

  const downloads: MenuAction[] = [
    { label: text('pdf'), onSelect: () => downloadPdf(language) },
    ...(['jpeg', 'png'] as const).map((format) => ({
      label: format === 'jpeg' ? text('coverJpeg') : text('coverPng'),
      onSelect: () => download({ size: 'link', language, format }),
    })),
  ];
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
    <PieceFrame
      {...view}
      downloads={downloads}
      downloading={busy}
      copies={copies}
      side={
        link !== null && (
          <PublicPageCard id={piece.id} url={link} pinned={kinds[piece.content_type].canBePinned ? title : null} />
        )
      }
    >
      <div className={classes['body']}>
        <div className={classes['cover']}>
          <Picture
            {...coverOf(piece, { language, size: 'link', width: COVER_PIXELS })}
            alt={text('cover', { title })}
            eager
          />
        </div>
        <PieceWords {...view} />
      </div>
    </PieceFrame>
  );
}
