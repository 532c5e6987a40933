import { wireOfPlan } from '@yardsign/domain/autopilot/wire-plan';
import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { previewQuery } from '../api.ts';
import classes from './job-editor.module.css';
import { SlotRow, SlotRows } from './slot-row.tsx';

interface JobPreviewProps {
  plan: JobPlan;
  /** Nothing is wrong with it. */
  isWhole: boolean;
  jobId: string | undefined;
}

/** The next ten posts of the job in the form, read anew with every change of it. */
export function JobPreview({ plan, isWhole, jobId }: JobPreviewProps) {
  const text = useText('autopilot');
  const shown = useDeferredValue(plan);
  const body = { ...wireOfPlan(shown), ...(jobId !== undefined && { jobId }) };
  const preview = useQuery({ ...previewQuery(body), enabled: isWhole });
  return (
    <div className={classes['preview']} aria-live="polite" aria-busy={preview.isFetching}>
      <Card title={text('nextTen')}>
        <p className={classes['lead']}>{text(isWhole ? 'preview' : 'previewWaits')}</p>
        {isWhole && (
          <div className={preview.isPlaceholderData ? classes['stale'] : undefined}>
            <Loaded query={preview} waiting={<ListSkeleton rows={5} />} place="part" failed={text('previewFailed')}>
              {(slots) => (
                <SlotRows>
                  {slots.map((slot) => (
                    <SlotRow key={slot.at} slot={slot} />
                  ))}
                </SlotRows>
              )}
            </Loaded>
          </div>
        )}
      </Card>
    </div>
  );
}
