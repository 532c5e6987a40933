import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { previewQuery, type SeenAs } from '../../api.ts';
import { isDrawn, type StudioPiece } from '../../model.ts';
import classes from './preview.module.css';

const SIZES = ['square', 'portrait', 'story', 'link'] as const;
type Size = (typeof SIZES)[number];

/** The draft as the server draws it for a post. */
function DrawnPicture({ piece, seen, size }: { piece: StudioPiece; seen: SeenAs; size: Size }) {
  const text = useText('studio');
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState('');
  const src = api.studio.previewStudioPicture.url({ params: { id: piece.id }, query: { ...seen, size } });
  if (failedAt === `${src} ${tries}`)
    return <Failed error={new Error(text('previewFailed'))} onRetry={() => setTries(tries + 1)} place="part" />;
  return (
    <img
      key={`${src} ${tries}`}
      className={classes['picture']}
      data-size={size}
      src={src}
      alt={text('previewPicture', { title: piece.texts[seen.language].title })}
      onError={() => setFailedAt(`${src} ${tries}`)}
    />
  );
}

/** A graphic in each of its sizes, in the brand of whoever it is seen as. */
export function DrawnPreview({ piece, seen }: { piece: StudioPiece; seen: SeenAs }) {
  const text = useText('studio');
  const [size, setSize] = useState<Size>('square');
  const { sizes: drawn = {} } = (piece.drawing?.template ?? {}) as { sizes?: object };
  const sizes = SIZES.filter((each) => each in drawn);
  return (
    <>
      <NativeSelect
        label={text('previewSize')}
        value={size}
        choices={sizes.map((value) => ({ value, label: text(`previewSize_${value}`) }))}
        onChange={setSize}
      />
      <DrawnPicture piece={piece} seen={seen} size={size} />
    </>
  );
}

/** A post as it would stand in a feed: who, the words, and the picture of a graphic or the link of a text. */
export function FeedPreview({ piece, seen }: { piece: StudioPiece; seen: SeenAs }) {
  const text = useText('studio');
  const preview = useQuery(previewQuery(piece.id, seen));
  const { title, description } = piece.texts[seen.language];
  return (
    <Loaded query={preview} waiting={<ListSkeleton rows={4} />} place="part" failed={text('previewFailed')}>
      {({ name, caption }) => (
        <article className={classes['post']} aria-label={text('previewAs_feed')} lang={seen.language}>
          <div className={classes['who']}>
            <Avatar name={name} />
            <strong>{name}</strong>
          </div>
          <p className={caption === '' ? classes['quiet'] : classes['caption']}>
            {caption || text('previewNoCaption')}
          </p>
          <DrawnPicture piece={piece} seen={seen} size={isDrawn(piece) ? 'square' : 'link'} />
          {!isDrawn(piece) && (
            <div className={classes['link']}>
              <span className={classes['quiet']}>{window.location.host}</span>
              <strong>{title}</strong>
              <span className={classes['quiet']}>{description}</span>
            </div>
          )}
        </article>
      )}
    </Loaded>
  );
}
