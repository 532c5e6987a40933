import type { CSSProperties } from 'react';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Failed } from '../../../../../ui/feedback/failed.tsx';
import { Picture } from '../../../../../ui/display/picture.tsx';
import type { Size } from '../../../composer-model.ts';
import { FilmPreview } from './film-preview.tsx';
import { LinkPreview } from './link-preview.tsx';
import classes from './proof-view.module.css';
import type { Composer } from '../use-composer.ts';

const RATIOS: Record<Size, string> = { square: '1', portrait: '4 / 5', story: '9 / 16', link: '1200 / 630' };

/** The picture that the network gets; for an article the link preview. */
export function ProofView({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { draft, proof, piece, postedAs, shownSize } = composer;
  const title = piece.data?.translations[draft.language].title ?? '';
  if (postedAs === 'video') return <FilmPreview composer={composer} />;
  if (proof?.error && proof.data === undefined) {
    const retry = () => void proof.refetch();
    return (
      <Failed error={proof.error} title={text('pictureFailed')} place="part" busy={proof.isFetching} onRetry={retry} />
    );
  }
  const data = proof?.data;
  const picture = data ? (
    <Picture
      src={data.url}
      width={data.width}
      height={data.height}
      alt={text('pictureOf', { title })}
      eager
      fallback={text('pictureFailed')}
    />
  ) : (
    <span className={classes['waiting']} style={{ aspectRatio: RATIOS[shownSize] }} role="status">
      {composing('pictureWaiting')}
    </span>
  );
  if (postedAs === 'link') return <LinkPreview picture={picture} piece={piece.data} language={draft.language} />;
  return (
    <div
      className={classes['frame']}
      data-tall={shownSize === 'story' || undefined}
      style={{ '--ratio': RATIOS[shownSize] } as CSSProperties}
    >
      {picture}
    </div>
  );
}
