import { useText } from '../../../lib/i18n/use-text.ts';
import type { TakeStore, WholeTake } from '../../../lib/recording/take-store.ts';
import { titleOf } from '../../../lib/recording/take.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useTakeUrl } from './use-take-url.ts';
import classes from './review.module.css';

/** One take, with the browser's own controls. */
export function TakePlayer({ store, take }: { store: TakeStore; take: WholeTake }) {
  const text = useText('recorder');
  const url = useTakeUrl(store, take);
  const { width, height } = take.file;
  if (url === null) return <Banner kind="failure">{text('takeGone')}</Banner>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Just recorded: what is said stands in the script.
    <video
      className={classes['player']}
      style={{ aspectRatio: `${width} / ${height}` }}
      src={url}
      aria-label={text('takeOf', { title: titleOf(take) })}
      controls
      playsInline
      preload="metadata"
    />
  );
}
