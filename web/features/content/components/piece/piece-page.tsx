import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { usePiece } from '../../api.ts';
import type { Piece } from '../../model.ts';
import { PieceMissing } from './piece-missing.tsx';
import { PieceSkeleton } from './piece-skeleton.tsx';
import { useIsAtHome } from './use-is-at-home.ts';
import { usePieceLanguage } from './use-piece-language.ts';

interface ShownPiece {
  piece: Piece;
  language: Language;
  onLanguage: (language: Language) => void;
  /** What the list knows of the piece is shown; its words are still on their way. */
  waiting: boolean;
}

interface PiecePageProps {
  /** Width to height of what stands first on the page. */
  ratio: number;
  /** The picture stands above the title on a phone. */
  pictureFirst?: boolean;
  /** The words that a list does not bring. */
  late: 'caption' | 'contents';
  /** Of a page that shows one piece alone; else the address names the piece. */
  slug?: string;
  children: (shown: ShownPiece, onRetry: () => void) => ReactNode;
}

/** The piece of the address, in the language that it is read in; one of another kind leads to the page of that kind. */
export function PiecePage({ ratio, pictureFirst = false, late, slug: only, children }: PiecePageProps) {
  const named: string = useParams({ strict: false, select: (params: Record<string, string>) => params['slug'] ?? '' });
  const slug = only ?? named;
  const [language, onLanguage] = usePieceLanguage();
  const { data: piece, error, isPending, isPlaceholderData, refetch } = usePiece(slug, language);
  const isAtHome = useIsAtHome(piece);
  const onRetry = () => void refetch();
  if (isPending) return <PieceSkeleton ratio={ratio} pictureFirst={pictureFirst} />;
  if (piece === undefined) return <PieceMissing error={error} onRetry={onRetry} />;
  if (!isAtHome) return <Navigate to={piece.path} search hash={true} replace />;
  const waiting = isPlaceholderData && piece.translations[language][late] === '';
  return children({ piece, language, onLanguage, waiting }, onRetry);
}
