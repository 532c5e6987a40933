import type { SceneWarning } from '@yardsign/scene/display-list';
import { slotWords } from '@yardsign/scene/template/slot-words';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import type { MenuAction } from '../../../ui/action/action-menu-window.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PieceWords } from '../../content/components/text/piece-words.tsx';
import { PieceFrame, type PieceViewProps } from '../../content/components/piece/piece-frame.tsx';
import { useKeepPicture } from '../../content/components/assets/use-keep-picture.ts';
import { useCopy } from '../../content/components/use-copy.ts';
import { useDownload } from '../../content/components/use-download.ts';
import { SIZE_PIXELS, coverOf, pieceSearch } from '../../content/model.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { RATIOS, SIZES, type Size, galleryPath, readSize } from '../model.ts';
import { templateQuery } from '../template-query.ts';
import { BrandPanel } from './brand-panel.tsx';
import classes from './graphic-view.module.css';
import { Card } from '../../../ui/layout/card.tsx';
import { LivePicture } from './live-picture.tsx';
import { SlotsForm } from './slots/slots-form.tsx';
import { useAnswers } from './slots/use-answers.ts';
import { SizeSwitch } from './size-switch.tsx';

/** The width that lists have fetched already, so that there is a picture at once. */
const STAND_IN_PIXELS = 640;

interface GraphicViewProps extends PieceViewProps {
  /** What is shown of the words that the drawing takes from the answers: a tool shows them as a table too. */
  worked?: (words: Readonly<Record<string, string>>) => ReactNode;
}

/** A graphic at its largest, live in the member's brand, with everything that can be done with it. */
export function GraphicView({ worked, ...view }: GraphicViewProps) {
  const { piece, language } = view;
  const text = useText('content');
  const own = useText('graphics');
  const navigate = useNavigate();
  const copy = useCopy();
  const { busy, fetchFile, download } = useDownload(piece);
  const { keeping, keep } = useKeepPicture(piece.id);
  const asked = usePageSearch(pieceSearch).size;
  const sizes = useQuery(templateQuery(piece.id)).data?.sizes ?? SIZES;
  const brand = useQuery(brandQuery).data;
  const answers = useAnswers(piece, language);
  const [warnings, setWarnings] = useState<readonly SceneWarning[]>([]);
  const cut = warnings.some(({ kind }) => kind === 'text-cut');
  const lost = warnings.flatMap((warning) => (warning.kind === 'missing-glyphs' ? [...warning.characters] : []));
  const size = readSize(asked, sizes);
  const pixels = SIZE_PIXELS[size];
  const words = slotWords(piece.slots, answers.right, language, 'example');
  const { title, caption, contents } = piece.translations[language];

  function chooseSize(next: Size) {
    const search = pieceSearch.change({ size: next === sizes[0] ? undefined : next });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }

  const downloads: MenuAction[] = [
    ...(['jpeg', 'png'] as const).map((format) => ({
      label: text(format),
      onSelect: () => download({ size, language, format }),
    })),
    { label: text('keepPicture'), onSelect: () => keep(fetchFile({ size, language, format: 'png' }), title) },
  ];
  const copies: MenuAction[] = [
    { label: text('copyCaption'), onSelect: () => copy({ text: caption }), disabled: caption === '' },
    { label: text('copyPicture'), onSelect: () => copy({ png: fetchFile({ size, language, format: 'png' }) }) },
  ];

  return (
    <PieceFrame
      {...view}
      downloads={downloads}
      downloading={busy || keeping}
      copies={copies}
      size={size}
      pictureFirst
      first={
        piece.slots.length > 0 && (
          <Card title={own('slotsTitle')}>
            <SlotsForm piece={piece} answers={answers} />
          </Card>
        )
      }
      side={
        <>
          {brand && <BrandPanel brand={brand} />}
          {contents !== '' && (
            <Card>
              <div className={classes['sources']}>
                <PieceWords {...view} />
              </div>
            </Card>
          )}
        </>
      }
    >
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
                {...(piece.slots.length > 0 && { texts: words })}
                label={own('pictureOf', { title, size: own(size), ratio: RATIOS[size] })}
                src={coverOf(piece, { language, size, width: STAND_IN_PIXELS }).src}
                onWarnings={setWarnings}
              />
            </div>
          </div>
        </div>
        <SizeSwitch sizes={sizes} value={size} onChange={chooseSize} />
        <Link to={galleryPath(piece)} search={pieceSearch.link({ language })} className={classes['gallery']}>
          {own('gallery')}
        </Link>
        <div aria-live="polite">
          {cut && <Banner kind="attention">{own('textCut')}</Banner>}
          {lost.length > 0 && (
            <Banner kind="attention">{own('lettersLost', { letters: [...new Set(lost)].join('') })}</Banner>
          )}
        </div>
        {worked?.(words)}
      </div>
    </PieceFrame>
  );
}
