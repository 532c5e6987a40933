import { useRef } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useUndoable } from '../../../ui/feedback/use-undoable.ts';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import { type Job, type JobAct, useJobAct, useJobCopy } from '../api.ts';
import { JobCard } from './job-card.tsx';
import classes from './job-list.module.css';

const SAID = { pause: 'isPaused', resume: 'isResumed', remove: 'isDeleted', restore: 'isBack' } as const;
const FAILED = {
  pause: 'pauseFailed',
  resume: 'resumeFailed',
  remove: 'deleteFailed',
  restore: 'updateFailed',
} as const;
const BACK = { pause: 'resume', resume: 'pause', remove: 'restore', restore: 'remove' } as const;

/** The member's jobs, each with what it does next; or the one way on where there are none. */
export function JobList({ jobs, onEdit }: { jobs: readonly Job[]; onEdit: (id: string) => void }) {
  const text = useText('autopilot');
  const errorText = useErrorText();
  const name = useImpersonatedName();
  const region = useRef<HTMLDivElement>(null);
  const copy = useJobCopy();
  const { act } = useUndoable<JobAct>({
    change: useJobAct(),
    said: ({ kind }) => text(SAID[kind]),
    failed: ({ kind }) => text(FAILED[kind]),
    inverse: ({ kind, job }): JobAct => ({ kind: BACK[kind], job }) as JobAct,
  });

  function perform(sent: JobAct): void {
    act(sent);
    // The button that was pressed may be gone with its card.
    if (sent.kind === 'remove') region.current?.focus();
  }

  function duplicate({ id }: Job): void {
    copy.mutate(id, {
      onSuccess: () => showToast({ message: text('isDuplicated') }),
      onError: (error) => showToast({ kind: 'failure', message: `${text('updateFailed')}. ${errorText(error)}` }),
    });
  }

  return (
    <div ref={region} tabIndex={-1} className={classes['list']}>
      {name !== null && <Banner kind="info">{text('by', { name })}</Banner>}
      {jobs.length === 0 ? (
        <EmptyState
          drawing="scheduled"
          title={text('noJobs')}
          action={
            <Button kind="primary" disabled={name !== null} onClick={() => onEdit('new')}>
              {text('create')}
            </Button>
          }
        >
          {text('noJobsText')}
        </EmptyState>
      ) : (
        jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            closed={name !== null}
            onAct={(kind) => perform({ kind, job })}
            onEdit={() => onEdit(job.id)}
            onDuplicate={() => duplicate(job)}
          />
        ))
      )}
    </div>
  );
}
