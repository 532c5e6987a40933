import { useNavigate } from '@tanstack/react-router';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { DraftsList } from '../components/drafts-list.tsx';
import { MonthView } from '../components/month-view.tsx';
import { PostsList } from '../components/posts-list.tsx';
import { type CalendarView, calendarSearch } from '../model.ts';
import classes from './content-calendar-page.module.css';

/** Everything that went out, goes out, or is begun: as a month, or as a list. The address keeps the view and the month. */
export function ContentCalendarPage() {
  const text = useText('sharing');
  const titles = useText('titles');
  const navigate = useNavigate();
  const { view, month } = usePageSearch(calendarSearch);

  function go(change: { view?: CalendarView; month?: string }) {
    const next = { view, month, ...change };
    const search = calendarSearch.link({ ...next, view: next.view === 'calendar' ? undefined : next.view });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }

  return (
    <>
      <PageHeader
        title={titles('contentCalendar')}
        lead={text('calendarLead')}
        action={
          <LinkButton kind="primary" to="/shareable-content">
            {text('newPost')}
          </LinkButton>
        }
      />
      <div className={classes['views']}>
        <SegmentedControl<CalendarView>
          label={text('view')}
          segments={[
            { value: 'calendar', label: text('viewCalendar') },
            { value: 'upcoming', label: text('viewUpcoming') },
            { value: 'past', label: text('viewPast') },
            { value: 'drafts', label: text('viewDrafts') },
          ]}
          value={view}
          onChange={(next) => go({ view: next })}
        />
        <LinkButton kind="quiet" to="/posting-times">
          {titles('postingTimes')}
        </LinkButton>
      </div>
      {view === 'calendar' && <MonthView month={month} onMonth={(next) => go({ month: next })} />}
      {view === 'drafts' && <DraftsList />}
      {(view === 'upcoming' || view === 'past') && <PostsList key={view} view={view} />}
    </>
  );
}
