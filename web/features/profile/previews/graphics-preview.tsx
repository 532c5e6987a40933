import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import { brandOnGraphics } from './brand-on-graphics.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewPicture } from './preview-picture.tsx';
import { usePreviewPiece } from './use-preview-piece.tsx';

/** A graphic of the library with these settings, by the code that draws the file which is posted. */
export function GraphicsPreview({ brand, form }: { brand: Brand; form: PartForm }) {
  const text = useText('parts');
  const { piece, another } = usePreviewPiece();
  return (
    <PreviewFrame label={text('aGraphic')} aside={another}>
      {piece && <PreviewPicture key={piece.id} piece={piece} brand={brandOnGraphics(brand, form.values)} />}
    </PreviewFrame>
  );
}
