import { type NetworkKey, NETWORK_KEYS } from '@yardsign/domain/sharing/networks/networks';
import { pageSearch } from '../../lib/search/page-search.ts';
import { type Month, type Day, addDays } from './calendar-dates.ts';

/** A month in an address, when it is one. */
function readMonth(value: unknown): Month | null {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : null;
}

export type CalendarView = 'calendar' | 'week' | 'upcoming' | 'past' | 'drafts';

function readView(value: unknown): CalendarView {
  const views: readonly CalendarView[] = ['week', 'upcoming', 'past', 'drafts'];
  return views.find((view) => view === value) ?? 'calendar';
}

/** A day in an address, when it is one. */
function readDay(value: unknown): Day | null {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return null;
  return addDays(value, 0) === value ? value : null;
}

/** What stands beside the posts, and can be put away. */
export type NoteKind = 'holidays' | 'suggestions';

const isShown = (value: unknown): boolean => value !== 'off';

export type Origin = 'member' | 'autopilot';

/** What the calendar says in its address: the view, where in time it is, what it is narrowed to, and what it shows beside posts. */
export interface CalendarSearch {
  view: CalendarView;
  month: Month | null;
  day: Day | null;
  network: NetworkKey | null;
  origin: Origin | null;
  holidays: boolean;
  suggestions: boolean;
}

/** The address of the calendar, as it is read. */
export const calendarSearch = pageSearch<CalendarSearch>({
  view: readView,
  month: readMonth,
  day: readDay,
  network: (value) => NETWORK_KEYS.find((key) => key === value) ?? null,
  origin: (value) => (value === 'member' || value === 'autopilot' ? value : null),
  holidays: isShown,
  suggestions: isShown,
});

/** How the address says what `CalendarSearch` is; what everybody is shown first is left out. */
export function calendarLink({ view, month, day, network, origin, ...shown }: CalendarSearch) {
  const off = (kind: NoteKind) => (shown[kind] ? undefined : 'off');
  return {
    view: view === 'calendar' ? undefined : view,
    month: month ?? undefined,
    day: day ?? undefined,
    network: network ?? undefined,
    origin: origin ?? undefined,
    holidays: off('holidays'),
    suggestions: off('suggestions'),
  };
}
