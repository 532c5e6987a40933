import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../components/admin-tabs.tsx';
import { CouponRow } from '../components/coupons/coupon-row.tsx';
import { CouponUsesDialog } from '../components/coupons/coupon-uses-dialog.tsx';
import { EndCouponDialog } from '../components/coupons/end-coupon-dialog.tsx';
import { MakeCouponDialog } from '../components/coupons/make-coupon-dialog.tsx';
import classes from '../components/coupons/coupons.module.css';
import { useCouponWords } from '../components/coupons/use-coupon-words.ts';
import { useStaff } from '../components/use-staff.ts';
import { type SiteCoupons, siteCouponsQuery } from '../coupon-api.ts';
import pageClasses from './people-page.module.css';

type Window = { kind: 'make' } | { kind: 'end' | 'uses'; code: string };

interface CouponsProps {
  coupons: SiteCoupons;
  admin: boolean;
  open: (window: Window) => void;
}

function Coupons({ coupons: { items, plans, stale }, admin, open }: CouponsProps) {
  const text = useText('coupons');
  const words = useCouponWords(plans);
  return (
    <section className={classes['stack']} aria-label={text('list')}>
      {stale && <Banner kind="attention">{text('stale')}</Banner>}
      {admin && !stale && (
        <div>
          <Button kind="primary" onClick={() => open({ kind: 'make' })}>
            {text('makeTitle')}
          </Button>
        </div>
      )}
      {items.length === 0 && (
        <EmptyState drawing="empty" title={text('none')}>
          {text('noneText')}
        </EmptyState>
      )}
      <ul className={classes['list']}>
        {items.map((coupon) => (
          <CouponRow
            key={coupon.code}
            coupon={coupon}
            name={words.name(coupon)}
            facts={words.facts(coupon)}
            onUses={() => open({ kind: 'uses', code: coupon.code })}
            onEnd={admin ? () => open({ kind: 'end', code: coupon.code }) : null}
          />
        ))}
      </ul>
    </section>
  );
}

/** The coupons of the site: how each stands, who used it, and making and ending one. */
export function CouponsPage() {
  const text = useText('coupons');
  const titles = useText('titles');
  const staff = useStaff();
  const query = useQuery(siteCouponsQuery);
  const [window, open] = useState<Window | null>(null);
  const close = () => open(null);
  return (
    <>
      <PageHeader title={titles('adminCoupons')} lead={text('lead')} />
      <div className={pageClasses['page']}>
        <AdminTabs />
        {!staff.admin && <Banner kind="info">{text('readOnly')}</Banner>}
        <Loaded query={query} waiting={<ListSkeleton />} place="list" failed={text('failed')}>
          {(coupons) =>
            coupons.enabled ? (
              <Coupons coupons={coupons} admin={staff.admin} open={open} />
            ) : (
              <EmptyState drawing="empty" title={text('off')}>
                {text('offText')}
              </EmptyState>
            )
          }
        </Loaded>
      </div>
      {window?.kind === 'make' && <MakeCouponDialog plans={query.data?.plans ?? []} onClose={close} />}
      {window?.kind === 'end' && <EndCouponDialog code={window.code} onClose={close} />}
      {window?.kind === 'uses' && <CouponUsesDialog code={window.code} onClose={close} />}
    </>
  );
}
