import { Navigate, useParams } from '@tanstack/react-router';
import { usePiece } from '../api.ts';
import { ArticleView } from '../components/piece/article-view.tsx';
import { PieceMissing } from '../components/piece/piece-missing.tsx';
import { PieceSkeleton } from '../components/piece/piece-skeleton.tsx';
import { useIsAtHome } from '../components/piece/use-is-at-home.ts';
import { usePieceLanguage } from '../components/piece/use-piece-language.ts';
import { SIZE_PIXELS } from '../model.ts';

const { width, height } = SIZE_PIXELS.link;

export function ArticlePage() {
  const slug: string = useParams({ strict: false, select: (params: Record<string, string>) => params['slug'] ?? '' });
  const [language, chooseLanguage] = usePieceLanguage();
  const { data: piece, error, isPending, isPlaceholderData, refetch } = usePiece(slug, language);
  const isAtHome = useIsAtHome(piece);
  if (isPending) return <PieceSkeleton ratio={width / height} />;
  if (piece === undefined) return <PieceMissing error={error} onRetry={() => void refetch()} />;
  if (!isAtHome) return <Navigate to={piece.path} search hash={true} replace />;
  const waiting = isPlaceholderData && piece.translations[language].caption === '';
  return <ArticleView key={piece.id} piece={piece} language={language} onLanguage={chooseLanguage} waiting={waiting} />;
}
