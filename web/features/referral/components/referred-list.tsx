import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { type Referral, type ReferralList, referralsQuery } from '../api.ts';
import classes from './referral.module.css';

const TONES = { 'signed-up': 'info', 'first-payment': 'info', earned: 'good', refused: 'attention' } as const;

/** What has become of the month that was earned. */
function useCreditWords() {
  const text = useText('referral');
  const format = useFormat();
  return ({ credit }: Referral): string => {
    if (credit === null) return '';
    if (credit.state === 'waiting') return text('creditWaits');
    if (credit.state === 'refused' || credit.amount === null || credit.at === null) return text('creditFailed');
    return text('creditGiven', { amount: format.money(credit.amount), date: format.date(credit.at) });
  };
}

function Row({ referral }: { referral: Referral }) {
  const text = useText('referral');
  const format = useFormat();
  const creditWords = useCreditWords();
  const { name, state, refusal, signed_up_at: since } = referral;
  const more = refusal === null ? creditWords(referral) : text(refusal === 'self' ? 'whySelf' : 'whySameCard');
  return (
    <li className={classes['row']}>
      <div className={classes['who']}>
        <strong>{name}</strong>
        <span>{text('since', { date: format.date(since) })}</span>
        {more !== '' && <span>{more}</span>}
      </div>
      <StatusBadge tone={TONES[state]}>{text(`state_${state}`)}</StatusBadge>
    </li>
  );
}

function Sums({ months_earned: months, credited }: ReferralList) {
  const text = useText('referral');
  const format = useFormat();
  return (
    <dl className={classes['sums']}>
      <div>
        <dt>{text('months')}</dt>
        <dd>{format.number(months)}</dd>
      </div>
      <div>
        <dt>{text('credited')}</dt>
        <dd>{format.money(credited)}</dd>
      </div>
    </dl>
  );
}

/** Who came by the link, how far each of them is, and what was earned in all. */
export function ReferredList() {
  const text = useText('referral');
  const list = useInfiniteQuery(referralsQuery);
  return (
    <Card title={text('listTitle')}>
      <Loaded query={list} waiting={<ListSkeleton />} place="part" failed={text('listFailed')}>
        {({ pages }) => {
          const referrals = pages.flatMap(({ items }) => items);
          const [first] = pages;
          if (referrals.length === 0 || !first)
            return (
              <EmptyState drawing="empty" title={text('nobody')} heading="h3">
                {text('nobodyText')}
              </EmptyState>
            );
          return (
            <div className={classes['stack']}>
              <Sums {...first} />
              <ul className={classes['rows']}>
                {referrals.map((referral) => (
                  <Row key={referral.id} referral={referral} />
                ))}
              </ul>
              <MorePages list={list} shown={referrals.length} />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
