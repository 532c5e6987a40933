import { PiecePage } from '../../content/components/piece/piece-page.tsx';
import { GraphicView } from '../components/graphic-view.tsx';

export function GraphicPage() {
  return (
    <PiecePage ratio={1} pictureFirst late="caption">
      {(shown) => <GraphicView key={shown.piece.id} {...shown} />}
    </PiecePage>
  );
}
