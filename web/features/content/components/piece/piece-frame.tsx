import { offeredLanguage } from '@yardsign/domain/content/facts';
import { kinds } from '@yardsign/domain/content/kinds';
import type { ReactNode } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useOwnTitle } from '../../../../lib/page-title.ts';
import { useShownContent } from '../../../../lib/usage/note-use.ts';
import type { MenuAction } from '../../../../ui/action/action-menu-window.tsx';
import { ShareDialog } from '../../../sharing/components/composer/share-dialog.tsx';
import { useComposeFromQuery } from '../../../sharing/components/composer/use-compose-from-query.ts';
import type { Piece, Size } from '../../model.ts';
import { OutdatedNotice, SourceNotice, TeamNotice } from '../own/piece-notices.tsx';
import { CaptionCard } from './caption-card.tsx';
import { PieceActions } from './piece-actions.tsx';
import classes from './piece-frame.module.css';
import { PieceHeader } from './piece-header.tsx';
import { RelatedPieces } from './related-pieces.tsx';
import { ShelfNeighbours } from '../list/shelf-neighbours.tsx';

/** What the page of a piece is given, whatever its type. */
export interface PieceViewProps {
  piece: Piece;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Only what a list knew of the piece is here: its long texts are on their way. */
  waiting: boolean;
}

interface PieceFrameProps extends PieceViewProps {
  downloads: readonly MenuAction[];
  downloading: boolean;
  copies: readonly MenuAction[];
  /** Reads the piece to the camera; left out for what is not spoken. */
  onRecord?: () => void;
  /** The size that would be posted, for a piece that has several. */
  size?: Size;
  /** The picture comes before the words on a phone. */
  pictureFirst?: boolean;
  /** The piece stands upright: what lies beside it gets the rest of the width. */
  upright?: boolean;
  /** The piece itself. */
  children: ReactNode;
  /** Above the caption, beside the piece: what has to be filled in before there is one. */
  first?: ReactNode;
  /** Below the caption, beside the piece. */
  side: ReactNode;
}

/** Around the piece on its page: its name, what can be done with it, its caption, what lies beside it on the shelf, and the composer. */
export function PieceFrame({ piece, language, onLanguage, waiting, size, children, ...frame }: PieceFrameProps) {
  const compose = useComposeFromQuery();
  const { title, description, caption, captionLacks } = piece.translations[language];
  const isPosted = kinds[piece.content_type].postedAs !== null;
  useOwnTitle(title);
  useShownContent({ title, contents: description, image: piece.featured_image.url });
  return (
    <div className={classes['around']}>
      <article className={classes['page']} data-picture-first={frame.pictureFirst} data-upright={frame.upright}>
        <div className={classes['top']}>
          <PieceHeader piece={piece} language={language} />
          <TeamNotice piece={piece} />
          <OutdatedNotice piece={piece} language={language} />
          <SourceNotice piece={piece} language={language} />
          <PieceActions
            {...(isPosted && { onPost: () => compose.open('now'), onSchedule: () => compose.open('schedule') })}
            {...(frame.onRecord && { onRecord: frame.onRecord })}
            downloads={frame.downloads}
            downloading={frame.downloading}
            copies={frame.copies}
            language={language}
            onLanguage={onLanguage}
          />
        </div>
        <div className={classes['piece']}>{children}</div>
        <aside data-unprinted>
          <div className={classes['side']}>
            {frame.first}
            {isPosted && <CaptionCard caption={caption} lacks={captionLacks} language={language} waiting={waiting} />}
            {frame.side}
          </div>
        </aside>
        <div className={classes['after']} data-unprinted>
          <ShelfNeighbours piece={piece} language={language} />
          <RelatedPieces piece={piece} language={language} />
        </div>
        {isPosted && (
          <ShareDialog
            contentId={piece.id}
            contentType={piece.content_type}
            language={offeredLanguage(piece.outdated_languages, language)}
            {...(size && { size })}
            mode={compose.mode}
            opened={compose.opened}
            onClose={compose.close}
          />
        )}
      </article>
    </div>
  );
}
