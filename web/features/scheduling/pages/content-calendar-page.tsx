import { IconCalendarPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { usePhone } from '../../../lib/browser/use-media.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ActionMenu } from '../../../ui/action/action-menu.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { DraftsList } from '../components/drafts-list.tsx';
import { CalendarFilters } from '../components/calendar-filters.tsx';
import { FeedCard } from '../components/feed-card.tsx';
import { PeriodView } from '../components/period-view.tsx';
import { UpcomingList } from '../components/upcoming-list.tsx';
import { PastList } from '../components/past-list.tsx';
import { calendarLink, type CalendarSearch, calendarSearch, type CalendarView } from '../calendar-search.ts';
import classes from './content-calendar-page.module.css';

/** The ways to plan more than one post. */
function PlanAhead() {
  const own = useText('scheduling');
  const titles = useText('titles');
  return (
    <ActionMenu
      position="bottom-end"
      trigger={
        <Button icon={<IconCalendarPlus size={18} stroke={1.5} aria-hidden="true" />}>{own('planAhead')}</Button>
      }
      groups={[
        [
          { label: titles('planMyWeek'), to: '/plan-my-week' },
          { label: titles('automaticPosting'), to: '/automatic-social-media-posting' },
        ],
        [
          { label: titles('postingTimes'), to: '/posting-times' },
          { label: titles('importSchedule'), to: '/import-schedule' },
          { label: titles('whatWorked'), to: '/what-worked' },
        ],
      ]}
    />
  );
}

/** Everything that went out, goes out, or is begun: as a month, or as a list. The address keeps the view, the time and the filters. */
export function ContentCalendarPage() {
  const text = useText('sharing');
  const own = useText('scheduling');
  const titles = useText('titles');
  const navigate = useNavigate();
  const phone = usePhone();
  const search = usePageSearch(calendarSearch);
  const { view } = search;

  function go(change: Partial<CalendarSearch>) {
    void navigate({ to: '.', search: calendarLink({ ...search, ...change }), replace: true, resetScroll: false });
  }

  const kind = view === 'week' ? 'week' : view === 'calendar' ? 'month' : null;
  const filters = <CalendarFilters search={search} besides={view !== 'past'} onChange={go} />;

  return (
    <>
      <PageHeader
        title={titles('contentCalendar')}
        lead={own('calendarLead')}
        {...(!phone && {
          action: (
            <LinkButton kind="primary" to="/shareable-content">
              {own('newPost')}
            </LinkButton>
          ),
        })}
      />
      <div className={classes['views']}>
        <SegmentedControl<CalendarView>
          label={text('view')}
          segments={[
            { value: 'calendar', label: own('viewMonth') },
            { value: 'week', label: own('viewWeek') },
            { value: 'upcoming', label: own('viewUpcoming') },
            { value: 'past', label: own('viewPast') },
            { value: 'drafts', label: own('viewDrafts') },
          ]}
          value={view}
          onChange={(next) => go({ view: next })}
        />
        {!(phone && kind) && <PlanAhead />}
      </div>
      {kind !== null && (
        <>
          {!phone && filters}
          <PeriodView kind={kind} search={search} onGo={go} />
          {/* On a phone the days come first: they are what the thumb reaches for. */}
          {phone && (
            <div className={classes['below']}>
              {filters}
              <PlanAhead />
            </div>
          )}
          <div className={classes['feed']}>
            <FeedCard />
          </div>
        </>
      )}
      {view === 'drafts' && <DraftsList />}
      {(view === 'upcoming' || view === 'past') && filters}
      {view === 'upcoming' && <UpcomingList search={search} />}
      {view === 'past' && <PastList search={search} />}
    </>
  );
}
