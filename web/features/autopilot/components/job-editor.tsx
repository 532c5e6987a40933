import { wireOfFields, wireOfPlan } from '@yardsign/domain/autopilot/wire-plan';
import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { jobFaults } from '@yardsign/domain/autopilot/job-faults';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../lib/browser/new-id.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../../lib/session/guard-person.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { Advertising } from '../../compliance/advertising.tsx';
import { connectionsQuery } from '../../sharing/api.ts';
import type { Connection } from '../../sharing/connection-model.ts';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import { reachableTargets } from '../../sharing/target-model.ts';
import { type Job, useJobSave } from '../api.ts';
import { newPlan, planOfJob } from '../model.ts';
import { JobFields } from './job-fields.tsx';
import classes from './job-editor.module.css';
import { JobPreview } from './job-preview.tsx';

interface JobEditorProps {
  /** Null for a new one. */
  job: Job | null;
  onDone: () => void;
}

/** A job in a form, with what it would post beside it. What was chosen and not saved is offered back when the form is opened again. */
export function JobEditor({ job, onDone }: JobEditorProps) {
  const connections = useQuery(connectionsQuery);
  return (
    <Loaded query={connections} waiting={<ListSkeleton rows={5} />} place="part">
      {(known) => <Editor job={job} connections={known} onDone={onDone} />}
    </Loaded>
  );
}

function Editor({ job, connections, onDone }: JobEditorProps & { connections: readonly Connection[] }) {
  const text = useText('autopilot');
  const errorText = useErrorText();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const session = useSession();
  const closed = useImpersonatedName() !== null;
  const save = useJobSave();
  const draft = useDraft<JobPlan>(job ? planOfJob(job) : newPlan(timeZone, language));
  const place = `job.${job?.id ?? 'new'}`;
  const kept = useKeptDraft(place, draft, draft.changed.length > 0);
  const plan = draft.values;
  const [clientRequestId] = useState(newId);
  const features = session === null ? [] : heldFeatures(session);
  const ownTargets = job ? planOfJob(job).targets : [];
  const faults = jobFaults(plan, { features, targets: [...reachableTargets(connections), ...ownTargets] });
  const missing = [...new Set(Object.values(faults))];
  const isWhole = missing.length === 0;

  function change(parts: Partial<JobPlan>): void {
    for (const [name, value] of Object.entries(parts))
      draft.set(name as keyof JobPlan, value as JobPlan[keyof JobPlan]);
  }

  function submit(): void {
    if (!isWhole || closed) return;
    // Of a job that is there only what was changed here: another window may have changed something else.
    save.mutate(
      job ? { id: job.id, change: wireOfFields(plan, draft.changed) } : { body: wireOfPlan(plan), clientRequestId },
      {
        onSuccess: () => {
          showToast({ message: text('isSaved') });
          draft.reset();
          onDone();
        },
      },
    );
  }

  return (
    <div className={classes['editor']}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <KeptNotice kept={kept} />
        <JobFields plan={plan} features={features} connections={connections} onChange={change} />
        <Advertising written="" language={plan.language} />
        {save.error !== null && (
          <Banner kind="failure" announce title={text('updateFailed')}>
            {errorText(save.error)}
          </Banner>
        )}
        {!isWhole && (
          <div className={classes['missing']} id="missing">
            <p>{text('missing')}</p>
            <ul>
              {missing.map((fault) => (
                <li key={fault}>{text(`fault_${fault}`)}</li>
              ))}
            </ul>
          </div>
        )}
        <Button
          kind="primary"
          type="submit"
          disabled={!isWhole || closed}
          busy={save.isPending}
          busyText={text('saving')}
          {...(!isWhole && { 'aria-describedby': 'missing' })}
        >
          {text('save')}
        </Button>
      </form>
      <JobPreview plan={plan} isWhole={isWhole} jobId={job?.id} />
    </div>
  );
}
