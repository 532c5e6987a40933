import { usePageSearch } from '../../../../lib/search/page-search.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Prose } from '../../../../ui/display/prose.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { pieceSearch } from '../../model.ts';
import type { PieceViewProps } from '../piece/piece-frame.tsx';

const PieceEditor = lazyPart(() => import('../own/piece-editor.tsx').then((m) => m.PieceEditor));

/** The words of a piece: to read, or to write where they are the member's own. */
export function PieceWords({ piece, language, waiting, html }: PieceViewProps & { html?: string }) {
  const memberId = useSession()?.user.id;
  const isEdited = usePageSearch(pieceSearch).edit !== '' && piece.user_id !== null && piece.user_id === memberId;
  if (waiting) return <LinesSkeleton lines={12} />;
  if (isEdited)
    return (
      <Part inline waiting={<LinesSkeleton lines={12} />}>
        <PieceEditor key={language} piece={piece} language={language} />
      </Part>
    );
  return (
    <div lang={language}>
      <Prose html={html ?? piece.translations[language].contents} />
    </div>
  );
}
