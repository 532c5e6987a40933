import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhone } from '../../../../lib/browser/use-media.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { Brand } from '../../brand-query.ts';
import { PreviewPicture } from '../../previews/preview-picture.tsx';
import { usePreviewPiece } from '../../previews/use-preview-piece.tsx';
import { BrandCard } from './brand-card.tsx';
import classes from './brand-preview.module.css';

/** What is being typed, worn: a card and a piece of the library, repainted with every key. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const text = useText('profile');
  const phone = usePhone();
  const [shown, setShown] = useState(false);
  const { piece, another } = usePreviewPiece();
  const open = !phone || shown;
  const Chevron = shown ? IconChevronUp : IconChevronDown;
  return (
    <section className={classes['preview']} aria-label={text('preview')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{text('preview')}</h2>
        {open && another}
      </div>
      <BrandCard brand={brand} />
      {phone && piece && (
        <Button
          kind="quiet"
          size="small"
          icon={<Chevron size={18} stroke={1.5} aria-hidden="true" />}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {text(shown ? 'hidePreview' : 'showPreview')}
        </Button>
      )}
      {open && piece && (
        <div className={classes['picture']}>
          <PreviewPicture key={piece.id} piece={piece} brand={brand} />
        </div>
      )}
      {open && <p className={classes['note']}>{text('previewText')}</p>}
    </section>
  );
}
