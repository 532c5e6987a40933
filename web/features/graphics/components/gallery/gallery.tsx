import { kinds } from '@yardsign/domain/content/kinds';
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../../lib/page-title.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { BackLink } from '../../../../ui/navigation/back-link.tsx';
import { useDownload } from '../../../content/components/use-download.ts';
import { type Piece, coverOf, pieceSearch } from '../../../content/model.ts';
import { composeSearch } from '../../../sharing/compose-search.ts';
import { brandQuery } from '../../../profile/brand-query.ts';
import { RATIOS, type Size } from '../../model.ts';
import { templateQuery } from '../../template-query.ts';
import { LivePicture } from '../live-picture.tsx';
import classes from './gallery.module.css';
import { Lightbox } from './lightbox.tsx';

interface GalleryProps {
  piece: Piece;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Wide enough for a card, and fetched by lists already. */
const STAND_IN_PIXELS = 640;

/** Every size of a piece in the member's brand, each to look at, to download and to post. */
export function Gallery({ piece, language, onLanguage }: GalleryProps) {
  const text = useText('graphics');
  const common = useText('common');
  const drawing = useQuery({ ...templateQuery(piece.id), select: ({ sizes }) => sizes });
  const brand = useQuery(brandQuery).data;
  const { busy, download, downloadAll } = useDownload(piece);
  const [large, setLarge] = useState<Size | null>(null);
  const { title } = piece.translations[language];
  const isPosted = kinds[piece.content_type].postedAs === 'picture';
  useOwnTitle(text('galleryTitle', { title }));

  const picture = (size: Size) => (
    <LivePicture
      contentId={piece.id}
      size={size}
      language={language}
      brand={brand}
      label={text('pictureOf', { title, size: text(size), ratio: RATIOS[size] })}
      src={coverOf(piece, { language, size, width: STAND_IN_PIXELS }).src}
    />
  );

  return (
    <>
      <header className={classes['head']}>
        <BackLink to={piece.path} search={pieceSearch.link({ language })}>
          {text('galleryBack')}
        </BackLink>
        <h1 lang={language}>{title}</h1>
        <p className={classes['lead']}>{text('galleryLead')}</p>
        <div className={classes['actions']}>
          <Button
            kind="primary"
            busy={busy}
            icon={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => downloadAll(language)}
          >
            {text('galleryAll')}
          </Button>
          <SegmentedControl
            label={common('language')}
            segments={[
              { value: 'en', label: common('english') },
              { value: 'es', label: common('spanish') },
            ]}
            value={language}
            onChange={onLanguage}
          />
        </div>
      </header>
      <Loaded query={drawing} waiting={<CardsSkeleton count={4} ratio={1} />} place="list">
        {(sizes) =>
          sizes.length === 0 ? (
            <EmptyState drawing="search" title={text('galleryEmpty')} />
          ) : (
            <>
              <ul className={classes['sizes']}>
                {sizes.map((size) => (
                  <li key={size} className={classes['size']}>
                    <button
                      type="button"
                      className={classes['picture']}
                      aria-label={text('galleryLarge', { size: text(size) })}
                      onClick={() => setLarge(size)}
                    >
                      {picture(size)}
                    </button>
                    <h2 className={classes['name']}>
                      {text(size)} <span>{RATIOS[size]}</span>
                    </h2>
                    <div className={classes['actions']}>
                      <Button
                        size="small"
                        disabled={busy}
                        aria-label={text('downloadSize', { size: text(size) })}
                        onClick={() => download({ size, language, format: 'jpeg' })}
                      >
                        {text('download')}
                      </Button>
                      {isPosted && (
                        <LinkButton
                          size="small"
                          to={piece.path}
                          search={{
                            ...pieceSearch.link({ language, size }),
                            ...composeSearch.link({ compose: 'now' }),
                          }}
                        >
                          {text('post')} <VisuallyHidden>{text(size)}</VisuallyHidden>
                        </LinkButton>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
              <Lightbox sizes={sizes} shown={large} onShow={setLarge} picture={picture} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
