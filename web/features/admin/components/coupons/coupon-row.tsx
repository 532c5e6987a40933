import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { CopyButton } from '../../../../ui/action/copy-button.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { linkOf, STANDING_TONES } from '../../coupon-admin-model.ts';
import type { SiteCoupon } from '../../coupon-api.ts';
import classes from './coupons.module.css';

interface CouponRowProps {
  coupon: SiteCoupon;
  name: string;
  facts: string;
  onUses: () => void;
  /** Null for those who only look. */
  onEnd: (() => void) | null;
}

/** One coupon: how it stands, what it gives, and what can be done about it. */
export function CouponRow({ coupon, name, facts, onUses, onEnd }: CouponRowProps) {
  const text = useText('coupons');
  const { code, standing, origin, purpose, uses } = coupon;
  const isOpen = standing === 'open';
  return (
    <li className={classes['coupon']}>
      <div className={classes['words']}>
        <h2 className={classes['code']}>{code}</h2>
        <p>{name}</p>
        <p className={classes['quiet']}>{facts}</p>
        <p className={classes['quiet']}>
          {text(`origin_${origin}`)}
          {purpose === 'referral' && ` · ${text('forReferred')}`}
        </p>
        {(standing === 'differs' || standing === 'missing' || standing === 'waiting') && (
          <p className={classes['quiet']}>{text(`why_${standing}`)}</p>
        )}
      </div>
      <div className={classes['side']}>
        <StatusBadge tone={STANDING_TONES[standing]}>{text(`standing_${standing}`)}</StatusBadge>
        <div className={classes['buttons']}>
          {uses === 0 ? (
            <span className={classes['quiet']}>{text('unused')}</span>
          ) : (
            <Button kind="quiet" size="small" aria-label={text('usesOf', { code, count: uses })} onClick={onUses}>
              {text('uses', { count: uses })}
            </Button>
          )}
          {isOpen && <CopyButton value={linkOf(window.location.origin, code)} label={text('copyLinkOf', { code })} />}
          {onEnd && standing !== 'ended' && (
            <Button kind="quiet" size="small" aria-label={text('endOf', { code })} onClick={onEnd}>
              {text('end')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
