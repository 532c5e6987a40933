import { expect, it } from 'vitest';
import { article } from '../../testing/pieces.ts';
import { dismissal, isDismissed } from './dismissed.ts';
import type { Piece } from './model.ts';
import { toldNow } from './told-now.ts';

const NOW = new Date('2026-11-12T18:00:00Z');

const told = (number: number, type: Piece['content_type'], published_at: string, more: Partial<Piece> = {}): Piece => ({
  ...article(number, 'A'),
  content_type: type,
  published_at,
  ...more,
});
const report = told(1, 'mmr', '2026-11-10T15:00:00Z');
const alert = told(2, 'alert', '2026-11-08T18:00:00Z', { details: { target: '/resources', shownForDays: 5 } });
const share = told(3, 'must-share', '2026-11-07T18:00:00Z', { related_to: 'cnt_related1' });

function kindsOf(pieces: readonly Piece[], more: Partial<Parameters<typeof toldNow>[1]> = {}): string[] {
  const at = {
    now: NOW,
    timeZone: 'America/Chicago',
    hasReports: true,
    shared: new Set<string>(),
    isDismissed: () => false,
  };
  return toldNow(pieces, { ...at, ...more }).map(({ kind }) => kind);
}

it('a member is told of the report, an alert and what is to be shared, one of each', () => {
  expect(kindsOf([report, alert, share, { ...alert, id: 'cnt_another1' }])).toEqual(['report', 'alert', 'share']);
});

it('a report is told of within its days, when it is that of the month, and to whom holds the feature', () => {
  expect(kindsOf([report], { now: new Date('2026-11-18T18:00:00Z') })).toEqual([]);
  expect(kindsOf([report], { now: new Date('2026-11-10T16:59:00Z') })).toEqual([]);
  expect(kindsOf([report], { now: new Date('2026-11-10T17:00:00Z') })).toEqual(['report']);
  expect(kindsOf([{ ...report, published_at: '2026-10-30T12:00:00Z' }])).toEqual([]);
  expect(kindsOf([report], { hasReports: false })).toEqual([]);
});

it('an alert ends with its days, and another that is not over takes its place', () => {
  const over = new Date('2026-11-13T18:00:00Z');
  expect(kindsOf([alert], { now: new Date(over.getTime() - 1) })).toEqual(['alert']);
  expect(kindsOf([alert], { now: over })).toEqual([]);
});

it('what is to be shared is told of only where the member finds it', () => {
  const lost = { ...share, id: 'cnt_lost00000001', related_to: null };
  expect(kindsOf([lost])).toEqual([]);
  expect(kindsOf([lost, share])).toEqual(['share']);
});

it('what is to be shared is not told of once it was shared', () => {
  expect(kindsOf([share], { shared: new Set(['cnt_related1']) })).toEqual([]);
});

it('what was put away stays away, and nothing older takes the place of the newest report or piece to share', () => {
  const older = told(4, 'mmr', '2026-11-01T15:00:00Z');
  const before = { ...share, id: 'cnt_before000001', related_to: 'cnt_related2' };
  expect(kindsOf([share, before], { isDismissed: (id) => id === share.id })).toEqual([]);
  expect(kindsOf([report, older, alert], { isDismissed: (id) => id === report.id })).toEqual(['alert']);
});

it('putting away is kept in a cookie of the notice for as long as it says, whatever day the device takes it for', () => {
  const until = new Date('2026-11-19T18:00:00Z');
  expect(dismissal('cnt_a', NOW, until)).toBe('notice_cnt_a=1; max-age=604800; path=/; samesite=lax');
  expect(isDismissed('x=1; notice_cnt_a=1', 'cnt_a')).toBe(true);
  expect(isDismissed('x=1; notice_cnt_ab=1', 'cnt_a')).toBe(false);
});
