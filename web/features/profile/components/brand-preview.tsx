import { SHAREABLE_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IconArrowsShuffle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhone } from '../../../lib/browser/use-media.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { contentListQuery } from '../../content/api.ts';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { type Piece, coverOf } from '../../content/model.ts';
import { LivePicture } from '../../graphics/components/live-picture.tsx';
import { templateQuery } from '../../graphics/template-query.ts';
import type { Brand } from '../brand-query.ts';
import { BrandCard } from './brand-card.tsx';
import classes from './brand-preview.module.css';

const STAND_IN_PIXELS = 640;
/** Only a piece with a drawing of its own can be repainted with every key. */
const DRAWN_TYPES = SHAREABLE_TYPES.filter((type) => kinds[type].picture === 'own');

function PreviewPicture({ piece, brand }: { piece: Piece; brand: Brand }) {
  const text = useText('profile');
  const language = useOwnContentLanguage();
  // A plan without graphics is not offered one.
  if (useQuery(templateQuery(piece.id)).isError) return null;
  return (
    <div className={classes['picture']}>
      <LivePicture
        contentId={piece.id}
        size="square"
        language={language}
        brand={brand}
        label={text('previewOf', { title: piece.translations[language].title })}
        src={coverOf(piece, { language, size: 'square', width: STAND_IN_PIXELS }).src}
      />
    </div>
  );
}

/** What is being typed, worn: a card and a piece of the library, repainted with every key. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const text = useText('profile');
  const phone = usePhone();
  const language = useLanguage();
  const [shown, setShown] = useState(false);
  const [turn, setTurn] = useState(0);
  const filters = { types: DRAWN_TYPES, category: null, language, query: '' };
  const pieces = useInfiniteQuery(contentListQuery(filters)).data?.pages[0]?.data ?? [];
  const piece = pieces[turn % Math.max(1, pieces.length)];
  const open = !phone || shown;
  return (
    <section className={classes['preview']} aria-label={text('preview')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{text('preview')}</h2>
        {open && pieces.length > 1 && (
          <IconButton
            label={text('another')}
            icon={<IconArrowsShuffle size={20} stroke={1.5} />}
            onClick={() => setTurn(turn + 1)}
          />
        )}
      </div>
      <BrandCard brand={brand} />
      {phone && piece && (
        <Button
          kind="quiet"
          size="small"
          icon={
            shown ? (
              <IconChevronUp size={18} stroke={1.5} aria-hidden="true" />
            ) : (
              <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
            )
          }
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {text(shown ? 'hidePreview' : 'showPreview')}
        </Button>
      )}
      {open && piece && <PreviewPicture key={piece.id} piece={piece} brand={brand} />}
      {open && <p className={classes['note']}>{text('previewText')}</p>}
    </section>
  );
}
