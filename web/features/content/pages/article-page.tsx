import { ArticleView } from '../components/piece/article-view.tsx';
import { PiecePage } from '../components/piece/piece-page.tsx';
import { SIZE_PIXELS } from '../model.ts';

const { width, height } = SIZE_PIXELS.link;

export function ArticlePage() {
  return (
    <PiecePage ratio={width / height} late="caption">
      {(shown) => <ArticleView key={shown.piece.id} {...shown} />}
    </PiecePage>
  );
}
