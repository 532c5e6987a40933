import { Navigate, useParams } from '@tanstack/react-router';
import { usePiece } from '../api.ts';
import { FilmView } from '../components/film/film-view.tsx';
import { PieceMissing } from '../components/piece/piece-missing.tsx';
import { PieceSkeleton } from '../components/piece/piece-skeleton.tsx';
import { useIsAtHome } from '../components/piece/use-is-at-home.ts';
import { usePieceLanguage } from '../components/piece/use-piece-language.ts';

/** Of an upright film. */
const RATIO = 9 / 16;

export function FilmPage() {
  const slug: string = useParams({ strict: false, select: (params: Record<string, string>) => params['slug'] ?? '' });
  const [language, chooseLanguage] = usePieceLanguage();
  const { data: piece, error, isPending, isPlaceholderData, refetch } = usePiece(slug, language);
  const isAtHome = useIsAtHome(piece);
  if (isPending) return <PieceSkeleton ratio={RATIO} />;
  if (piece === undefined) return <PieceMissing error={error} onRetry={() => void refetch()} />;
  if (!isAtHome) return <Navigate to={piece.path} search hash={true} replace />;
  const { film, contents } = piece.translations[language];
  if (film === null) return <PieceMissing error={null} onRetry={() => void refetch()} />;
  const view = { piece, language, onLanguage: chooseLanguage, waiting: isPlaceholderData && contents === '' };
  return <FilmView key={piece.id} {...view} film={film} />;
}
