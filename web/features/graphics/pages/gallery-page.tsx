import { Navigate, useParams } from '@tanstack/react-router';
import { usePiece } from '../../content/api.ts';
import { PieceMissing } from '../../content/components/piece/piece-missing.tsx';
import { usePieceLanguage } from '../../content/components/piece/use-piece-language.ts';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Gallery } from '../components/gallery/gallery.tsx';
import { galleryPath } from '../model.ts';

const SIZES_SHOWN = 4;

/** Every size of a piece at one address. */
export function GalleryPage() {
  const { contentTypeSlug: type = '', contentSlug: slug = '' } = useParams({ strict: false }) as Record<string, string>;
  const [language, chooseLanguage] = usePieceLanguage();
  const { data: piece, error, isPending, refetch } = usePiece(slug, language);
  if (isPending) return <CardsSkeleton count={SIZES_SHOWN} ratio={1} />;
  if (piece === undefined) return <PieceMissing error={error} onRetry={() => void refetch()} />;
  if (piece.content_type !== type) return <Navigate to={galleryPath(piece)} search replace />;
  return <Gallery key={piece.id} piece={piece} language={language} onLanguage={chooseLanguage} />;
}
