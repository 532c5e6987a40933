import { Navigate, useParams } from '@tanstack/react-router';
import { usePiece } from '../api.ts';
import { PieceMissing } from '../components/piece/piece-missing.tsx';
import { PieceSkeleton } from '../components/piece/piece-skeleton.tsx';
import { TextView } from '../components/text/text-view.tsx';
import { useIsAtHome } from '../components/piece/use-is-at-home.ts';
import { usePieceLanguage } from '../components/piece/use-piece-language.ts';

/** Of the words that come: there is no picture above them. */
const RATIO = 2;

export function TextPage() {
  const slug: string = useParams({ strict: false, select: (params: Record<string, string>) => params['slug'] ?? '' });
  const [language, chooseLanguage] = usePieceLanguage();
  const { data: piece, error, isPending, isPlaceholderData, refetch } = usePiece(slug, language);
  const isAtHome = useIsAtHome(piece);
  if (isPending) return <PieceSkeleton ratio={RATIO} />;
  if (piece === undefined) return <PieceMissing error={error} onRetry={() => void refetch()} />;
  if (!isAtHome) return <Navigate to={piece.path} search hash={true} replace />;
  const waiting = isPlaceholderData && piece.translations[language].contents === '';
  return <TextView key={piece.id} piece={piece} language={language} onLanguage={chooseLanguage} waiting={waiting} />;
}
