import { GETTING_STARTED } from '@yardsign/domain/content/paths';
import type { ReactNode } from 'react';
import { usePiece } from '../../content/api.ts';
import { PieceMissing } from '../../content/components/piece/piece-missing.tsx';
import { PieceSkeleton } from '../../content/components/piece/piece-skeleton.tsx';
import type { PieceViewProps } from '../../content/components/piece/piece-frame.tsx';
import { usePieceLanguage } from '../../content/components/piece/use-piece-language.ts';

/** Of the words that come. */
const RATIO = 2;

/** The webinar for newcomers, on a page that has no slug. */
export function GettingStarted({ children }: { children: (view: PieceViewProps) => ReactNode }) {
  const [language, onLanguage] = usePieceLanguage();
  const { data: piece, error, isPending, isPlaceholderData, refetch } = usePiece(GETTING_STARTED, language);
  if (isPending) return <PieceSkeleton ratio={RATIO} />;
  if (piece === undefined) return <PieceMissing error={error} onRetry={() => void refetch()} />;
  const waiting = isPlaceholderData && piece.translations[language].contents === '';
  return children({ piece, language, onLanguage, waiting });
}
