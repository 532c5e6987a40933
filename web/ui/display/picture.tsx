import { type ReactNode, useState } from 'react';
import classes from './picture.module.css';

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The same picture in other widths, and how wide it stands on the page: a small screen fetches a small file. */
  srcSet?: string;
  sizes?: string;
  /** Above the fold: fetched at once instead of when it comes near. */
  eager?: boolean;
  /** In place of a picture that did not come. */
  fallback?: ReactNode;
}

/** A picture that holds its place from the start: a skeleton of its shape, then the picture, without a jump. */
export function Picture({ src, alt, width, height, srcSet, sizes, eager = false, fallback }: PictureProps) {
  const [state, setState] = useState<{ src: string; is: 'here' | 'failed' } | null>(null);
  const is = state?.src === src ? state.is : 'waiting';
  return (
    <span className={classes['frame']} data-is={is} style={{ aspectRatio: `${width} / ${height}` }}>
      {is === 'failed' ? (
        <span className={classes['fallback']}>{fallback ?? alt}</span>
      ) : (
        <img
          className={classes['image']}
          // Before `src`, which some browsers fetch as soon as it is set.
          srcSet={srcSet}
          sizes={sizes}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          // On a slow line the picture that is looked at comes before those further down.
          fetchPriority={eager ? 'high' : 'low'}
          decoding="async"
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth > 0 && is === 'waiting') setState({ src, is: 'here' });
          }}
          onLoad={() => setState({ src, is: 'here' })}
          onError={() => setState({ src, is: 'failed' })}
        />
      )}
    </span>
  );
}
