import { type ContentType, kinds } from '@yardsign/domain/content/kinds';
import { shownUntil } from '@yardsign/domain/content/notice-times';
import { reportWindow } from '@yardsign/domain/content/report-window';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import type { Piece } from './model.ts';

const noticeOf = (type: ContentType) => kinds[type].notice;

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
 * and the newest piece to share as long as they have neither shared what it is about nor put it away.
 *
 * @param pieces newest first
 */
export function toldNow(pieces: readonly Piece[], { now, timeZone, hasReports, shared, isDismissed }: Now): Told[] {
  const all = (kind: Told['kind']) => pieces.filter(({ content_type: type }) => noticeOf(type) === kind);
  const open = (kind: Told['kind']) => all(kind).filter(({ id }) => !isDismissed(id));
  const wall = instantToWallClock(now, timeZone);
  const window = reportWindow(wall);
  const [newestReport] = all('report');
  const isCurrent = (piece: Piece) =>
    instantToWallClock(new Date(piece.published_at), timeZone).date.slice(0, 7) === window.month;
  const report = open('report').find((piece) => piece === newestReport && isCurrent(piece));
  const alerts = open('alert').map((piece) => ({
    piece,
    until: shownUntil(piece.published_at, piece.details.shownForDays ?? 0),
  }));
  const alert = alerts.find(({ until }) => until > now);
  // What the member is not to see, or nobody is any more, cannot be shared.
  const share = all('share').find(({ related_to: about }) => about !== null);
  const isShareOpen = share !== undefined && !shared.has(share.related_to ?? '') && !isDismissed(share.id);
  return [
    ...(report && hasReports && window.isOpen ? [{ kind: 'report' as const, piece: report, until: null }] : []),
    ...(alert ? [{ kind: 'alert' as const, ...alert }] : []),
    ...(isShareOpen ? [{ kind: 'share' as const, piece: share, until: null }] : []),
  ];
}
