import { useText } from '../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CardGrid, ContentCard } from '../../../ui/layout/content-card.tsx';
import { Digest } from '../../../ui/display/digest.tsx';
import { KeyValueList } from '../../../ui/layout/key-value.tsx';
import { ProgressBar, Steps } from '../../../ui/feedback/progress.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Row, Specimen } from './specimen.tsx';

const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const PICTURE = { src: '/favicon.svg', width: 1080, height: 1080 };

/** Pieces, facts and progress. */
export function Contents() {
  const text = useText('design');
  return (
    <>
      <Specimen title={text('content')}>
        <CardGrid>
          <ContentCard
            to="/shareable-content"
            title={text('cardTitle')}
            picture={PICTURE}
            meta={[text('blog'), text('cardMeta')]}
            badge={<StatusBadge tone="info">{text('scheduled')}</StatusBadge>}
            actions={<Button size="small">{text('primary')}</Button>}
          />
          <ContentCard
            to="/shareable-content"
            title={text('cardTitle2')}
            picture={{ ...PICTURE, src: '/api/app/v1/no-such-picture' }}
            meta={[text('graphic')]}
          />
        </CardGrid>
      </Specimen>
      <Specimen title={text('lists')}>
        <Card title={text('cardTitle')} aside={<StatusBadge tone="good">{text('published')}</StatusBadge>}>
          <KeyValueList
            facts={[
              { label: text('network'), value: 'Facebook' },
              {
                label: text('page'),
                value: (
                  <Row>
                    <Avatar name="Ortega Realty" size={28} /> Ortega Realty
                  </Row>
                ),
              },
              { label: text('picture'), value: <Digest sha256={SHA256} /> },
            ]}
          />
        </Card>
        <ProgressBar label={text('uploading')} share={0.62} />
        <Steps steps={[text('step1'), text('step2'), text('step3')]} current={1} />
      </Specimen>
    </>
  );
}
