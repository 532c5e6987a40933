import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PictureBone, Waiting } from '../../../ui/feedback/skeleton.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { imagesQuery, type UploadedImage } from '../api.ts';
import classes from './image-library.module.css';

interface ImageLibraryProps {
  memberId: string;
  /** Whose pictures are offered: a photo is square, the others keep their shape. */
  folder: 'photo' | 'slot' | 'logo' | 'email';
  /** The picture that is in use, which needs no choosing. */
  current: string | null;
  disabled: boolean;
  onPick: (image: UploadedImage) => void;
}

/** The pictures that a member has uploaded before, to be used again with a press. */
export function ImageLibrary({ memberId, folder, current, disabled, onPick }: ImageLibraryProps) {
  const text = useText('uploads');
  const format = useFormat();
  const id = useId();
  const list = useInfiniteQuery(imagesQuery(memberId, folder));
  return (
    <section className={classes['library']} aria-labelledby={id}>
      <h3 id={id} className={classes['title']}>
        {text('earlier')}
      </h3>
      <Loaded query={list} waiting={<LibraryBones />} place="part" failed={text('imagesFailed')}>
        {({ pages }) => {
          const images = pages.flatMap((page) => page.images);
          if (images.length === 0) return <p className={classes['none']}>{text('noImages')}</p>;
          return (
            <>
              <ul className={classes['grid']} data-folder={folder}>
                {images.map((image) => (
                  <li key={image.id}>
                    <button
                      type="button"
                      className={classes['image']}
                      disabled={disabled}
                      aria-pressed={image.id === current}
                      aria-label={text('useImage', { name: image.name, date: format.date(image.created_at) })}
                      onClick={() => onPick(image)}
                    >
                      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />
                    </button>
                  </li>
                ))}
              </ul>
              {(list.hasNextPage || list.isFetchNextPageError) && (
                <MorePages list={list} shown={images.length} failed={text('imagesFailed')} />
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function LibraryBones() {
  return (
    <Waiting className={classes['grid']}>
      {[0, 1, 2, 3].map((index) => (
        <PictureBone key={index} />
      ))}
    </Waiting>
  );
}
