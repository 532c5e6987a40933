import { type PublishedType, kinds, NOTICE_TYPES } from '@yardsign/domain/content/kinds';
import { freshFor, NOTICES_FRESH_MS, shownUntil } from '@yardsign/domain/content/notice-times';
import { reportWindow } from '@yardsign/domain/content/report-window';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { serverNow } from '../../lib/browser/server-clock.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { Piece } from './model.ts';

/** As many as one look at the dashboard could show. */
const ASKED = 12;

const noticeOf = (type: PublishedType) => kinds[type].notice;

/** The newest reports, alerts and pieces to share, in one call. */
export function noticesQuery(language: Language, timeZone: string) {
  const dayOf = (instant: Date) => instantToWallClock(instant, timeZone).date;
  return queryOptions({
    queryKey: ['content', 'notices', language],
    queryFn: async ({ signal }) => {
      const query = { language, page: 0, limit: ASKED, status: 'published,public', types: NOTICE_TYPES.join(',') };
      return (await api.content.listContent({ query, signal })).data;
    },
    // Alerts are asked for every quarter of an hour; what is to be shared alone could wait for the next day.
    staleTime: ({ state: { data = [] } }) => {
      const share = data.find((piece) => noticeOf(piece.content_type) === 'share');
      const hasAlerts = data.some((piece) => noticeOf(piece.content_type) === 'alert');
      return hasAlerts ? NOTICES_FRESH_MS : freshFor(share?.published_at ?? null, serverNow(), dayOf);
    },
  });
}

interface Told {
  piece: Piece;
  kind: 'report' | 'alert' | 'share';
  /** Its own end; null for one that is put away for a while. */
  until: Date | null;
}

interface Now {
  now: Date;
  timeZone: string;
  /** Whether the member holds the feature of the reports. */
  hasReports: boolean;
  /** The ids of the pieces that the member shared. */
  shared: ReadonlySet<string>;
  isDismissed: (id: string) => boolean;
}

/**
 * What a member is told of now, at most one of each: the report of the month within its days, the newest alert that is not over,
 * and the newest piece to share as long as they have not shared what it is about.
 *
 * @param pieces newest first
 */
export function toldNow(pieces: readonly Piece[], { now, timeZone, hasReports, shared, isDismissed }: Now): Told[] {
  const open = pieces.filter(({ id }) => !isDismissed(id));
  const of = (kind: Told['kind']) => open.filter(({ content_type: type }) => noticeOf(type) === kind);
  const wall = instantToWallClock(now, timeZone);
  const window = reportWindow(wall);
  const newestReport = pieces.find(({ content_type: type }) => noticeOf(type) === 'report');
  const isCurrent = (piece: Piece) =>
    instantToWallClock(new Date(piece.published_at), timeZone).date.slice(0, 7) === window.month;
  const report = of('report').find((piece) => piece === newestReport && isCurrent(piece));
  const alerts = of('alert').map((piece) => ({
    piece,
    until: shownUntil(piece.published_at, piece.details.shownForDays ?? 0),
  }));
  const alert = alerts.find(({ until }) => until > now);
  const [share] = of('share');
  return [
    ...(report && hasReports && window.isOpen ? [{ kind: 'report' as const, piece: report, until: null }] : []),
    ...(alert ? [{ kind: 'alert' as const, ...alert }] : []),
    ...(share && !(share.related_to !== null && shared.has(share.related_to))
      ? [{ kind: 'share' as const, piece: share, until: null }]
      : []),
  ];
}
