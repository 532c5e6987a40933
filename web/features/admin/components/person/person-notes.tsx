import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { Person } from '../../model.ts';
import { useMoment } from '../use-moment.ts';

/** What whoever helps must know first. */
export function PersonNotes({ person, self }: { person: Person; self: boolean }) {
  const text = useText('admin');
  const format = useFormat();
  const moment = useMoment();
  return (
    <>
      {self && <Banner kind="info">{text('isYou')}</Banner>}
      {person.blockedAt !== null && (
        <Banner kind="failure">{text('blockedSince', { time: moment(person.blockedAt) })}</Banner>
      )}
      {person.level > 1 && !person.secondFactor && <Banner kind="attention">{text('levelWaits')}</Banner>}
      {person.deletionDueAt !== null && (
        <Banner kind="attention">{text('deletionDue', { date: format.date(person.deletionDueAt) })}</Banner>
      )}
      {person.forceRedirect !== null && (
        <Banner kind="info">{text('mustSeeNext', { path: person.forceRedirect })}</Banner>
      )}
    </>
  );
}
