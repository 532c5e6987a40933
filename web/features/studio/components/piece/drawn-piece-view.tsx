import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { DetailSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useStaff } from '../../../admin/components/use-staff.ts';
import type { DrawnPiece } from '../../model.ts';
import type { DesignDesk } from '../../../canvas/model/design-desk.ts';
import { SAMPLE_LOOKS } from '../../../canvas/model/looks.ts';
import { useKeepPiece, useMovePiece } from '../../api.ts';
import { PreviewCard } from '../preview/preview-card.tsx';
import { CommentsCard } from './comments/comments-card.tsx';
import { DeletePiece } from './delete-piece.tsx';
import { MetaCard } from './meta-card.tsx';
import { MovesBar } from './moves-bar.tsx';
import classes from './piece-view.module.css';
import { useStudioDesign } from './studio-design.ts';
import { VersionsCard } from './versions-card.tsx';

const CanvasEditor = lazyPart(() =>
  import('../../../canvas/components/canvas-editor.tsx').then((module) => module.CanvasEditor),
);

/** A graphic with everything that is done to it. */
export function DrawnPieceView({ piece }: { piece: DrawnPiece }) {
  const text = useText('studio');
  const own = useLanguage();
  const staff = useStaff();
  const onSaved = useKeepPiece();
  const source = useStudioDesign(piece, staff.id, onSaved);
  const [isUnsaved, setUnsaved] = useState(false);
  const desk = useRef<DesignDesk>(null);
  const open = useCallback((opened: DesignDesk) => {
    desk.current = opened;
    return () => void (desk.current = null);
  }, []);
  const settle = useCallback(async () => (await desk.current?.settle()) ?? true, []);
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
      <Part waiting={<DetailSkeleton />}>
        <CanvasEditor source={source} language={own} looks={SAMPLE_LOOKS} onOpen={open} />
      </Part>
      <div className={classes['about']}>
        <PreviewCard piece={piece} language={own} settle={settle} />
        <MetaCard piece={piece} onChanged={setUnsaved} />
        <CommentsCard piece={piece} />
        <VersionsCard piece={piece} language={own} settle={settle} />
      </div>
    </div>
  );
}
