import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { MorePages } from '../../../../ui/navigation/more-pages.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { couponUsesQuery } from '../../coupon-api.ts';
import classes from './coupons.module.css';

/** Who used a coupon and when, the last first. */
export function CouponUsesDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const text = useText('coupons');
  const format = useFormat();
  const list = useInfiniteQuery(couponUsesQuery(code));
  return (
    <Dialog opened onClose={onClose} title={text('usesTitle', { code })} size="small">
      <Loaded query={list} waiting={<LinesSkeleton lines={4} />} place="part">
        {({ pages }) => {
          const uses = pages.flatMap((page) => page.items);
          return (
            <>
              <ul className={classes['uses']}>
                {uses.map(({ member, at, counts }) => (
                  <li key={`${member.id} ${at}`}>
                    <Link to="/admin/people/$id" params={{ id: member.id }}>
                      {member.name}
                    </Link>
                    <span className={classes['quiet']}>
                      {format.date(at)} · {text(counts ? 'counts' : 'countsNoMore')}
                    </span>
                  </li>
                ))}
              </ul>
              <MorePages list={list} shown={uses.length} />
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
