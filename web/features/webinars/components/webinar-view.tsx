import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { MenuAction } from '../../../ui/action/action-menu-window.tsx';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PieceFrame, type PieceViewProps } from '../../content/components/piece/piece-frame.tsx';
import { SlidesSection } from '../../content/components/slides/slides-section.tsx';
import { PieceWords } from '../../content/components/text/piece-words.tsx';
import { useCopy } from '../../content/components/use-copy.ts';
import { useDownload } from '../../content/components/use-download.ts';
import { webinarsQuery } from '../api.ts';
import { SessionsCard } from './sessions-card.tsx';
import classes from './webinars.module.css';

/** A webinar: when it is held next, and from its first time on its slides with every word of them. */
export function WebinarView(view: PieceViewProps) {
  const { piece, language, waiting } = view;
  const content = useText('content');
  const text = useText('webinars');
  const copy = useCopy();
  const { busy, downloadPdf, downloadDeck } = useDownload(piece);
  const webinars = useQuery(webinarsQuery);
  const { details, description } = piece.translations[language];
  const { slides = [] } = details;
  const webinar = webinars.data?.find(({ content_id: id }) => id === piece.id);
  // Where nothing can be learned of its times, its words are there all the same.
  const isOpen = webinars.isError || webinar?.can_replay === true || webinar?.sessions[0]?.is_on === true;
  const downloads: MenuAction[] = [
    { label: content('pdf'), onSelect: () => downloadPdf(language), disabled: !isOpen },
    { label: content('deck'), onSelect: () => downloadDeck(language, 'full-report'), disabled: !isOpen },
  ];
  const words = slides.map(({ title, say }) => `${title}\n\n${say}`).join('\n\n');
  return (
    <PieceFrame
      {...view}
      downloads={downloads}
      downloading={busy}
      copies={[
        { label: content('copyText'), onSelect: () => copy({ text: words }), disabled: !isOpen || words === '' },
      ]}
      side={<SessionsCard contentId={piece.id} language={language} />}
    >
      <div className={classes['body']}>
        <p className={classes['lead']} lang={language}>
          {description}
        </p>
        {piece.details.recording !== undefined && isOpen && (
          <div>
            <AnchorButton href={piece.details.recording} newTab>
              {text('recording')}
            </AnchorButton>
          </div>
        )}
        {(waiting || webinars.isPending) && <LinesSkeleton lines={12} />}
        {!waiting && isOpen && (
          <SlidesSection
            piece={piece}
            language={language}
            shown={slides.map((slide, place) => ({ slide, place }))}
            first="one"
          />
        )}
        {!waiting && webinar && !isOpen && <Banner kind="info">{text('opensLater')}</Banner>}
        {isOpen && <PieceWords {...view} />}
      </div>
    </PieceFrame>
  );
}
