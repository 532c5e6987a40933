import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import type { MenuAction } from '../../../ui/action-menu-window.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { CaptionCard } from '../../content/components/caption-card.tsx';
import { PieceActions } from '../../content/components/piece-actions.tsx';
import { PieceHeader } from '../../content/components/piece-header.tsx';
import { RelatedPieces } from '../../content/components/related-pieces.tsx';
import { ShelfNeighbours } from '../../content/components/shelf-neighbours.tsx';
import { useCopy } from '../../content/components/use-copy.ts';
import { useDownload } from '../../content/components/use-download.ts';
import { type Piece, SIZE_PIXELS, coverOf } from '../../content/model.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { ShareDialog } from '../../sharing/components/share-dialog.tsx';
import { useComposeFromQuery } from '../../sharing/components/use-compose-from-query.ts';
import { RATIOS, SIZES, type Size, readSize } from '../model.ts';
import { templateQuery } from '../template-query.ts';
import { BrandPanel } from './brand-panel.tsx';
import classes from './graphic-view.module.css';
import { LivePicture } from './live-picture.tsx';
import { SizeSwitch } from './size-switch.tsx';

/** The width that lists have fetched already, so that there is a picture at once. */
const STAND_IN_PIXELS = 640;

interface GraphicViewProps {
  piece: Piece;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Only what a list knew of the piece is here: its long texts are on their way. */
  waiting: boolean;
}

/** A graphic at its largest, live in the member's brand, with everything that can be done with it. */
export function GraphicView({ piece, language, onLanguage, waiting }: GraphicViewProps) {
  const text = useText('content');
  const own = useText('graphics');
  const navigate = useNavigate();
  const copy = useCopy();
  const { busy, fetchFile, download } = useDownload(piece);
  const compose = useComposeFromQuery();
  const asked: unknown = useSearch({ strict: false, select: (search: Record<string, unknown>) => search['size'] });
  const sizes = useQuery(templateQuery(piece.id)).data?.sizes ?? SIZES;
  const brand = useQuery(brandQuery).data;
  const [cut, setCut] = useState(false);
  const size = readSize(asked, sizes);
  const pixels = SIZE_PIXELS[size];
  const { title, caption } = piece.translations[language];
  useOwnTitle(title);

  function chooseSize(next: Size) {
    const search = (before: Record<string, unknown>) => ({ ...before, size: next === sizes[0] ? undefined : next });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  }

  const downloads: MenuAction[] = (['jpeg', 'png'] as const).map((format) => ({
    label: text(format),
    onSelect: () => download({ size, language, format }),
  }));
  const copies: MenuAction[] = [
    { label: text('copyCaption'), onSelect: () => copy({ text: caption }), disabled: caption === '' },
    { label: text('copyPicture'), onSelect: () => copy({ png: fetchFile({ size, language, format: 'png' }) }) },
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
      <div className={classes['show']}>
        <div className={classes['stage']}>
          <div className={classes['room']}>
            <div
              className={classes['picture']}
              style={{ width: `min(100cqw, 100cqh * ${pixels.width / pixels.height})` }}
            >
              <LivePicture
                contentId={piece.id}
                size={size}
                language={language}
                brand={brand}
                label={own('pictureOf', { title, size: own(size), ratio: RATIOS[size] })}
                src={coverOf(piece, { language, size, width: STAND_IN_PIXELS }).src}
                onWarnings={(warnings) => setCut(warnings.some((warning) => warning.kind === 'text-cut'))}
              />
            </div>
          </div>
        </div>
        <SizeSwitch sizes={sizes} value={size} onChange={chooseSize} />
        <div aria-live="polite">{cut && <Banner kind="attention">{own('textCut')}</Banner>}</div>
      </div>
      <aside className={classes['side']}>
        <CaptionCard caption={caption} language={language} waiting={waiting} />
        {brand && <BrandPanel brand={brand} />}
      </aside>
      <div className={classes['after']}>
        <ShelfNeighbours piece={piece} language={language} />
        <RelatedPieces ids={piece.related} language={language} />
      </div>
      <ShareDialog
        contentId={piece.id}
        contentType={piece.content_type}
        language={language}
        size={size}
        mode={compose.mode}
        opened={compose.opened}
        onClose={compose.close}
      />
    </article>
  );
}
