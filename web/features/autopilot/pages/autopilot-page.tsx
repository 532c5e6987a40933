import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import { jobsQuery } from '../api.ts';
import { JobEditor } from '../components/job-editor.tsx';
import { JobList } from '../components/job-list.tsx';
import { jobsSearch } from '../model.ts';

/** What is posted for the member by itself: their jobs, or one of them in a form. The address says which. */
export function AutopilotPage() {
  const text = useText('autopilot');
  const titles = useText('titles');
  const navigate = useNavigate();
  const { edit } = usePageSearch(jobsSearch);
  const closed = useImpersonatedName() !== null;
  const memberId = useSession()?.user.id ?? '';
  const jobs = useQuery({ ...jobsQuery(memberId), enabled: memberId !== '' });
  const open = (id: string | null) => void navigate({ to: '.', search: jobsSearch.link({ edit: id ?? undefined }) });
  const edited = jobs.data?.find(({ id }) => id === edit);
  // Also where the address names a job that is no longer there.
  const isList = edit === null || (edit !== 'new' && jobs.data !== undefined && edited === undefined);

  const formTitle = isList ? undefined : text(edit === 'new' ? 'formNew' : 'formEdit');
  useOwnTitle(formTitle);

  return (
    <>
      <PageHeader
        title={formTitle ?? titles('automaticPosting')}
        {...(isList && { lead: text('lead') })}
        {...(!isList && {
          above: <BackLink to="/automatic-social-media-posting">{text('back')}</BackLink>,
        })}
        {...(isList &&
          jobs.data !== undefined &&
          jobs.data.length > 0 && {
            action: (
              <Button kind="primary" disabled={closed} onClick={() => open('new')}>
                {text('newJob')}
              </Button>
            ),
          })}
      />
      <Loaded query={jobs} waiting={<ListSkeleton rows={3} />} place="part" failed={text('getFailed')}>
        {(known) =>
          isList ? (
            <JobList jobs={known} onEdit={open} />
          ) : (
            <JobEditor key={edit} job={edited ?? null} onDone={() => open(null)} />
          )
        }
      </Loaded>
    </>
  );
}
