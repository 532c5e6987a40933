import { type Language, LANGUAGES } from '@yardsign/domain/languages';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../../lib/search/page-search.ts';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { useStaff } from '../../../admin/components/use-staff.ts';
import { useMovePiece } from '../../api.ts';
import type { Desk } from '../../editor/desk.ts';
import { pieceSearch, SHOWN, type Shown, type StudioPiece } from '../../model.ts';
import { FieldsCard } from '../fields/fields-card.tsx';
import { DeletePiece } from './delete-piece.tsx';
import { GlossaryCard } from '../glossary/glossary-card.tsx';
import { TextDesk } from '../desk/text-desk.tsx';
import { CommentsCard } from './comments/comments-card.tsx';
import { MetaCard } from './meta-card.tsx';
import { MovesBar } from './moves-bar.tsx';
import classes from './piece-view.module.css';
import { PreviewCard } from '../preview/preview-card.tsx';
import { TwinCard } from './twin-card.tsx';
import { VersionsCard } from './versions-card.tsx';

/** The desks that are open on the page, to be waited for before something is done with the piece. */
function useDesks() {
  const desks = useRef(new Set<Desk>());
  const open = useCallback((desk: Desk) => {
    desks.current.add(desk);
    return () => void desks.current.delete(desk);
  }, []);
  const settle = useCallback(async () => {
    const all = await Promise.all([...desks.current].map((desk) => desk.keeper.settle()));
    return all.every(Boolean);
  }, []);
  return { open, settle };
}

/** A piece with everything that is done to it. */
export function PieceView({ piece }: { piece: StudioPiece }) {
  const text = useText('studio');
  const navigate = useNavigate();
  const own = useLanguage();
  const staff = useStaff();
  const { open, settle } = useDesks();
  const [isAboutChanged, setAboutChanged] = useState(false);
  const [areFieldsChanged, setFieldsChanged] = useState(false);
  const isUnsaved = piece.state === 'draft' && (isAboutChanged || areFieldsChanged);
  const shown: Shown = usePageSearch(pieceSearch).in || own;
  const languages = LANGUAGES.filter((language) => shown === 'both' || shown === language);
  const [opened, setOpened] = useState<readonly Language[]>(languages);
  if (languages.some((language) => !opened.includes(language))) setOpened([...opened, ...languages]);
  return (
    <div className={classes['page']}>
      <MovesBar
        piece={piece}
        call={useMovePiece(piece.id, settle)}
        withdrawn={text('withdrawText')}
        first={isUnsaved ? text('saveFirst') : undefined}
      >
        <DeletePiece piece={piece} settle={settle} />
      </MovesBar>
      <SegmentedControl
        label={text('shownLanguages')}
        segments={SHOWN.map((value) => ({ value, label: text(`text_${value}`) }))}
        value={shown}
        onChange={(value) =>
          void navigate({ to: '.', search: pieceSearch.link({ in: value }), replace: true, resetScroll: false })
        }
      />
      <div className={classes['desks']} data-both={shown === 'both' || undefined}>
        <div className={classes['texts']}>
          {LANGUAGES.filter((language) => opened.includes(language)).map((language) => (
            <TextDesk
              // Another state, another desk: what is no draft is not written in.
              key={`${language} ${piece.state}`}
              piece={piece}
              language={language}
              memberId={staff.id}
              isBeside={languages.length > 1}
              isHidden={!languages.includes(language)}
              onOpen={open}
            />
          ))}
        </div>
        <aside className={classes['aside']} aria-label={text('aside')}>
          <PreviewCard piece={piece} language={languages[0] ?? own} settle={settle} />
          <TwinCard piece={piece} settle={settle} />
          <GlossaryCard piece={piece} />
          <MetaCard piece={piece} onChanged={setAboutChanged} />
          <CommentsCard piece={piece} />
          <VersionsCard piece={piece} language={languages[0] ?? own} settle={settle} />
        </aside>
      </div>
      <FieldsCard piece={piece} onChanged={setFieldsChanged} />
    </div>
  );
}
