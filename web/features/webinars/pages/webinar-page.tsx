import { PiecePage } from '../../content/components/piece/piece-page.tsx';
import { WebinarView } from '../components/webinar-view.tsx';

/** Of the words that come: there is no picture above them. */
const RATIO = 2;

export function WebinarPage() {
  return (
    <PiecePage ratio={RATIO} late="contents">
      {(shown) => <WebinarView key={shown.piece.id} {...shown} />}
    </PiecePage>
  );
}
