import { Navigate, useParams } from '@tanstack/react-router';
import { usePiece } from '../../content/api.ts';
import { PieceMissing } from '../../content/components/piece/piece-missing.tsx';
import { PieceSkeleton } from '../../content/components/piece/piece-skeleton.tsx';
import { useIsAtHome } from '../../content/components/piece/use-is-at-home.ts';
import { usePieceLanguage } from '../../content/components/piece/use-piece-language.ts';
import { GraphicView } from '../components/graphic-view.tsx';

export function GraphicPage() {
  const slug: string = useParams({ strict: false, select: (params: Record<string, string>) => params['slug'] ?? '' });
  const [language, chooseLanguage] = usePieceLanguage();
  const { data: piece, error, isPending, isPlaceholderData, refetch } = usePiece(slug, language);
  const isAtHome = useIsAtHome(piece);
  if (isPending) return <PieceSkeleton ratio={1} pictureFirst />;
  if (piece === undefined) return <PieceMissing error={error} onRetry={() => void refetch()} />;
  if (!isAtHome) return <Navigate to={piece.path} search hash={true} replace />;
  const waiting = isPlaceholderData && piece.translations[language].caption === '';
  return <GraphicView key={piece.id} piece={piece} language={language} onLanguage={chooseLanguage} waiting={waiting} />;
}
