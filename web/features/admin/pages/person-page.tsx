import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { mayBeImpersonated, type Person } from '../model.ts';
import { personQuery } from '../api.ts';
import { PersonBadge } from '../components/person-badge.tsx';
import { PersonView } from '../components/person/person-view.tsx';
import { useStaff } from '../components/use-staff.ts';
import { ImpersonateButton } from '../components/impersonate-button.tsx';
import classes from './person-page.module.css';

function ToPeople() {
  return <BackLink to="/admin">{useText('admin')('backToPeople')}</BackLink>;
}

interface ActionsProps {
  person: Person;
  syncedAt: number;
  viewable: boolean;
}

/** Everything on the page can be read again at once; when it was read stands beside. */
function Actions({ person, syncedAt, viewable }: ActionsProps) {
  const text = useText('admin');
  const format = useFormat();
  const queryClient = useQueryClient();
  const syncing = useIsFetching({ queryKey: ['admin'] }) > 0;
  return (
    <div className={classes['actions']}>
      <span className={classes['asOf']}>{text('asOf', { time: format.date(new Date(syncedAt), 'time') })}</span>
      <Button
        icon={<IconRefresh size={20} stroke={1.5} aria-hidden="true" />}
        busy={syncing}
        busyText={text('syncing')}
        onClick={() => void queryClient.invalidateQueries({ queryKey: ['admin'] })}
      >
        {text('sync')}
      </Button>
      {viewable && <ImpersonateButton person={person} />}
      {person.level > 1 && <span className={classes['asOf']}>{text('impersonateStaff')}</span>}
    </div>
  );
}

function Gone() {
  const text = useText('admin');
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={text('personGone')}
      action={<LinkButton to="/admin/audit">{text('seeAudit')}</LinkButton>}
    >
      {text('personGoneText')}
    </EmptyState>
  );
}

/** One person: how the account stands, and for admins what can be done about it. */
export function PersonPage() {
  const text = useText('admin');
  const id = useParams({ strict: false, select: (params: Record<string, string>) => params['id'] ?? '' });
  const staff = useStaff();
  const query = useQuery(personQuery(id));
  const person = query.data;
  useOwnTitle(person?.name);

  if (person === undefined && query.isError) {
    if (hasCode(query.error, 'user_not_found') || hasCode(query.error, 'invalid_user_id')) return <Gone />;
    return (
      <>
        <PageHeader above={<ToPeople />} title={text('personFailed')} />
        <Failed error={query.error} onRetry={() => void query.refetch()} place="part" />
      </>
    );
  }
  if (person === undefined) return <PageSkeleton />;
  const self = person.id === staff.id;
  return (
    <>
      <PageHeader
        above={<ToPeople />}
        title={
          <span className={classes['title']}>
            <Avatar name={person.name} src={person.photoUrl} size={48} />
            {person.name}
          </span>
        }
        lead={
          <span className={classes['lead']}>
            {person.email}
            <PersonBadge person={person} />
          </span>
        }
        action={
          <Actions
            person={person}
            syncedAt={query.dataUpdatedAt}
            viewable={staff.admin && mayBeImpersonated(person, self)}
          />
        }
      />
      {!staff.admin && (
        <div className={classes['notes']}>
          <Banner kind="info">{text('readOnly')}</Banner>
        </div>
      )}
      <PersonView person={person} self={self} admin={staff.admin} />
    </>
  );
}
