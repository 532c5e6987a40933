import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useEnlarged } from '../../../../lib/browser/enlarged.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { besideIn } from '../../gallery-model.ts';
import type { Size } from '../../model.ts';
import classes from './gallery.module.css';
import { useSteps } from './use-steps.ts';

interface LightboxProps {
  sizes: readonly Size[];
  /** Null while it is closed. */
  shown: Size | null;
  onShow: (size: Size | null) => void;
  picture: (size: Size) => ReactNode;
}

/** One picture as large as the screen lets it be. The arrow keys, a swipe and two buttons lead to the others, round and round. */
export function Lightbox({ sizes, shown, onShow, picture }: LightboxProps) {
  const text = useText('graphics');
  // Closing, it still shows what it showed.
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  const size = shown ?? last ?? 'square';
  const step = (by: -1 | 1) => onShow(besideIn(sizes, size, by));
  useSteps(shown !== null, step);
  const isEnlarged = useEnlarged();
  const place = { size: text(size), place: sizes.indexOf(size) + 1, count: sizes.length };

  return (
    <Dialog opened={shown !== null} onClose={() => onShow(null)} size="large" title={text('galleryPlace', place)}>
      <div className={classes['large']} data-enlarged={isEnlarged || undefined}>
        <IconButton
          label={text('previous')}
          icon={<IconChevronLeft size={24} stroke={1.5} />}
          onClick={() => step(-1)}
        />
        <div className={classes['stage']} data-size={size}>
          {picture(size)}
        </div>
        <IconButton label={text('next')} icon={<IconChevronRight size={24} stroke={1.5} />} onClick={() => step(1)} />
      </div>
      <p className={classes['announced']} role="status">
        {text('galleryPlace', place)}
      </p>
    </Dialog>
  );
}
