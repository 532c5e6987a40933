import type { ReportSet } from '@yardsign/domain/content/slides';
import { kinds } from '@yardsign/domain/content/kinds';
import { useState } from 'react';
import { textOfHtml } from '../../../../lib/format/text-of-html.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { MenuAction } from '../../../../ui/action/action-menu-window.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { articleHtml } from '../../model.ts';
import { PieceFrame, type PieceViewProps } from '../piece/piece-frame.tsx';
import { ReportArchive } from '../report/report-archive.tsx';
import { ReportSlides } from '../slides/report-slides.tsx';
import { useCopy } from '../use-copy.ts';
import { useDownload } from '../use-download.ts';
import { ContentsBefore, ContentsBeside } from './contents-list.tsx';
import { withPlaces } from './contents.ts';
import { PieceWords } from './piece-words.tsx';
import { useRecord } from './use-record.ts';
import { PlaybookDays } from './playbook-days.tsx';
import { PlaybookFilm } from './playbook-film.tsx';
import classes from './text-view.module.css';

/** From so many headings on a text has a list of them. */
const LISTED_FROM = 3;

/** A text that is read and used: a guide, a script, a lesson, a report, a playbook. */
export function TextView(view: PieceViewProps) {
  const { piece, language } = view;
  const text = useText('content');
  const copy = useCopy();
  const record = useRecord(piece, language);
  const { busy, downloadPdf, downloadDeck } = useDownload(piece);
  const [set, setSet] = useState<ReportSet>('full-report');
  const { contents, details } = piece.translations[language];
  const { html, headings } = withPlaces(contents);
  const copies: MenuAction[] = [
    { label: text('copyText'), onSelect: () => copy({ text: textOfHtml(contents, '• ') }), disabled: contents === '' },
    {
      label: text('copyHtml'),
      onSelect: () => copy({ html: articleHtml(piece, language) }),
      disabled: contents === '',
    },
  ];
  const listed = headings.length >= LISTED_FROM ? headings : [];
  return (
    <PieceFrame
      {...view}
      downloads={[
        { label: text('pdf'), onSelect: () => downloadPdf(language) },
        ...(details.slides ? [{ label: text('deck'), onSelect: () => downloadDeck(language, set) }] : []),
      ]}
      downloading={busy}
      copies={copies}
      {...(kinds[piece.content_type].isRecorded && { onRecord: record })}
      side={
        <>
          {listed.length > 0 && <ContentsBeside headings={listed} language={language} />}
          {kinds[piece.content_type].notice === 'report' && (
            <ReportArchive type={piece.content_type} language={language} current={piece.id} />
          )}
          {kinds[piece.content_type].isRecorded && (
            <LinkButton to={`/realtalk/scriptbuilder/${piece.slug}/recordings`} size="small" kind="quiet">
              {text('ownRecordings')}
            </LinkButton>
          )}
          {details.days && <PlaybookFilm playbook={piece} language={language} />}
          {details.talkingPoints && (
            <Card title={text('talkingPoints')}>
              <ul className={classes['list']} lang={language}>
                {details.talkingPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
          )}
        </>
      }
    >
      <div className={classes['body']}>
        {piece.facts.sample && <Banner kind="attention">{text('sampleNotice')}</Banner>}
        {(details.situation ?? details.goal) !== undefined && (
          <p className={classes['lead']} lang={language}>
            {details.situation ?? details.goal}
          </p>
        )}
        {listed.length > 0 && <ContentsBefore headings={listed} language={language} />}
        <PieceWords {...view} html={html} />
        {details.slides && <ReportSlides piece={piece} language={language} set={set} onSet={setSet} />}
        {details.days && <PlaybookDays pieceId={piece.id} days={details.days} language={language} />}
      </div>
    </PieceFrame>
  );
}
