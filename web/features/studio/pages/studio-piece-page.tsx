import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { hasCode } from '../../../lib/api/api-error.ts';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { FormSkeleton, PageSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { pieceQuery } from '../api.ts';
import { StateBadge } from '../components/state-badge.tsx';
import { isDrawn, titleOf } from '../model.ts';

/** The texts that each of the two tools and their previews are drawn with. */
const TOOL_TEXTS = ['fields', 'graphics', 'emails', 'upsell'] as const;
/** The editor of words is the heaviest part there is, and a drawing needs none of it: the tool comes when it is known which one. */
const PieceView = lazyPart(
  () => import('../components/piece/piece-view.tsx').then((module) => module.PieceView),
  [...TOOL_TEXTS, 'pictures'],
);
const DrawnPieceView = lazyPart(
  () => import('../components/piece/drawn-piece-view.tsx').then((module) => module.DrawnPieceView),
  TOOL_TEXTS,
);

function ToPieces() {
  return <BackLink to="/admin/studio">{useText('studio')('backToPieces')}</BackLink>;
}

function Gone() {
  const text = useText('studio');
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={text('pieceGone')}
      action={<LinkButton to="/admin/studio">{text('backToPieces')}</LinkButton>}
    >
      {text('pieceGoneText')}
    </EmptyState>
  );
}

/** One piece of the library, to be written, translated, approved and published. */
export function StudioPiecePage() {
  const text = useText('studio');
  const language = useLanguage();
  const id = useParams({ strict: false, select: (params: Record<string, string>) => params['id'] ?? '' });
  const query = useQuery(pieceQuery(id));
  const piece = query.data;
  const title = piece && (titleOf(piece.texts, language) ?? text('untitled'));
  useOwnTitle(title);
  if (piece === undefined && query.isError) {
    if (hasCode(query.error, 'not_found') || hasCode(query.error, 'invalid_request')) return <Gone />;
    return (
      <>
        <PageHeader above={<ToPieces />} title={text('pieceFailed')} />
        <Failed error={query.error} onRetry={() => void query.refetch()} place="part" />
      </>
    );
  }
  if (piece === undefined) return <PageSkeleton />;
  return (
    <>
      <PageHeader above={<ToPieces />} title={title} lead={<StateBadge piece={piece} />} />
      <Part key={piece.id} inline waiting={<FormSkeleton fields={4} />}>
        {isDrawn(piece) ? <DrawnPieceView piece={piece} /> : <PieceView piece={piece} />}
      </Part>
    </>
  );
}
