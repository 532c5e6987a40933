import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton, Button, LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CheckedLines } from '../components/schedule/checked-lines.tsx';
import lineClasses from '../components/schedule/plan-lines.module.css';
import { useImpersonatedName } from '../components/use-impersonated-name.ts';
import { usePlan, useScheduleCheck } from '../plan-api.ts';
import { type CheckedLine, type PlannedPost, countOf } from '../plan-model.ts';
import classes from './integrations-page.module.css';
import { newId } from '../../../lib/browser/new-id.ts';

const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const TYPES = '.csv,.json,text/csv,application/json';

/** On a phone the answer to a file comes below what is in sight. */
const bringIntoView = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' });

/** The lines of one file, and the one press that schedules those with nothing wrong. */
function CheckedFile({ lines }: { lines: readonly CheckedLine[] }) {
  const text = useText('sharing');
  const [posts] = useState(
    () =>
      new Map<number, PlannedPost>(
        lines.flatMap(({ line, planned }) => (planned ? [[line, { ...planned, requestId: newId() }] as const] : [])),
      ),
  );
  const plan = usePlan();
  const progress = [...posts.values()].map(plan.progressOf);
  const done = countOf(progress, 'done');
  const left = posts.size - done;
  return (
    <Card title={text('linesTitle', { count: lines.length })}>
      <p role="status" className={lineClasses['found']}>
        {done === 0
          ? text('linesFound', { good: posts.size, bad: lines.length - posts.size })
          : text('linesDone', { done, left })}
      </p>
      <div className={lineClasses['bar']}>
        {left > 0 && (
          <Button
            kind="primary"
            busy={plan.running}
            busyText={text('scheduling')}
            onClick={() => plan.run([...posts.values()])}
          >
            {text('linesSchedule', { count: left })}
          </Button>
        )}
        {done > 0 && <LinkButton to="/content-calendar">{text('seeCalendar')}</LinkButton>}
      </div>
      <CheckedLines lines={lines} posts={posts} progressOf={plan.progressOf} />
    </Card>
  );
}

/** A schedule from a file: first what is wrong with it, line by line, then one press. And what is scheduled, as such a file. */
export function ImportSchedulePage() {
  const text = useText('sharing');
  const titles = useText('titles');
  const errorText = useErrorText();
  const impersonated = useImpersonatedName();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, data, error, isPending, submittedAt } = useScheduleCheck();

  return (
    <>
      <PageHeader title={titles('importSchedule')} lead={text('importLead')} />
      <div className={classes['page']}>
        <Card title={text('importFile')}>
          <p className={lineClasses['lead']}>{text('importColumns')}</p>
          <div className={lineClasses['bar']}>
            <Button
              icon={<IconFileUpload {...look} />}
              busy={isPending}
              disabled={impersonated !== null}
              onClick={() => input.current?.click()}
            >
              {text('importChoose')}
            </Button>
            <AnchorButton
              href={api.sharing.exportSchedule.url({ query: { format: 'csv' } })}
              download
              icon={<IconDownload {...look} />}
            >
              {text('exportCsv')}
            </AnchorButton>
            <AnchorButton
              href={api.sharing.exportSchedule.url({ query: { format: 'json' } })}
              download
              icon={<IconDownload {...look} />}
            >
              {text('exportJson')}
            </AnchorButton>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept={TYPES}
            aria-label={text('importChoose')}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) mutate(file);
              event.currentTarget.value = '';
            }}
          />
          {impersonated !== null && <p>{text('impersonatedPost', { name: impersonated })}</p>}
        </Card>
        {(error ?? data) && (
          <div key={submittedAt} ref={bringIntoView}>
            {error && (
              <Banner kind="failure" announce>
                {errorText(error)}
              </Banner>
            )}
            {data && <CheckedFile lines={data} />}
          </div>
        )}
      </div>
    </>
  );
}
