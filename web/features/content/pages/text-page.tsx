import { PiecePage } from '../components/piece/piece-page.tsx';
import { TextView } from '../components/text/text-view.tsx';

/** Of the words that come: there is no picture above them. */
const RATIO = 2;

export function TextPage() {
  return (
    <PiecePage ratio={RATIO} late="contents">
      {(shown) => <TextView key={shown.piece.id} {...shown} />}
    </PiecePage>
  );
}
