import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RelatedPieces } from '../../content/components/piece/related-pieces.tsx';
import type { PieceViewProps } from '../../content/components/piece/piece-frame.tsx';
import { pieceSearch } from '../../content/model.ts';
import { GettingStarted } from '../components/getting-started.tsx';
import { SessionsCard } from '../components/sessions-card.tsx';
import { Topics } from '../components/topics.tsx';
import classes from '../components/webinars.module.css';

/** The webinar for newcomers: its next dates, what it covers, and the way to what was said before. */
export function GettingStartedPage() {
  return <GettingStarted>{(view) => <Invitation {...view} />}</GettingStarted>;
}

function Invitation({ piece, language }: PieceViewProps) {
  const text = useText('webinars');
  const title = useText('titles');
  const { title: name, description, details } = piece.translations[language];
  return (
    <>
      <PageHeader
        title={title('gettingStartedWebinar')}
        lead={text('gettingStartedLead')}
        action={
          <LinkButton to="/learning-center/getting-started-webinar/replay" search={pieceSearch.link({ language })}>
            {text('watchNow')}
          </LinkButton>
        }
      />
      <div className={classes['invitation']}>
        <SessionsCard contentId={piece.id} language={language} />
        <Card title={<span lang={language}>{name}</span>}>
          <p lang={language}>{description}</p>
          <Topics slides={details.slides ?? []} language={language} />
        </Card>
      </div>
      <RelatedPieces piece={piece} language={language} />
    </>
  );
}
