import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { type Piece, coverOf } from '../../content/model.ts';
import { LivePicture } from '../../graphics/components/live-picture.tsx';
import { templateQuery } from '../../graphics/template-query.ts';
import type { Brand } from '../brand-query.ts';

const STAND_IN_PIXELS = 640;

/** A graphic of the library, drawn here in this brand. A plan without graphics is not offered one. */
export function PreviewPicture({ piece, brand }: { piece: Piece; brand: Brand }) {
  const text = useText('profile');
  const language = useOwnContentLanguage();
  if (useQuery(templateQuery(piece.id)).isError) return null;
  return (
    <LivePicture
      contentId={piece.id}
      size="square"
      language={language}
      brand={brand}
      label={text('previewOf', { title: piece.translations[language].title })}
      src={coverOf(piece, { language, size: 'square', width: STAND_IN_PIXELS }).src}
    />
  );
}
