import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ProvenDialog } from '../../../access/second-factor/proven-dialog.tsx';
import { reasonFault } from '../../model.ts';
import { NEW_COUPON, readCoupon, type TypedCoupon } from '../../coupon-admin-model.ts';
import { type SiteCoupons, useCouponChange } from '../../coupon-api.ts';
import { ReasonField } from '../reason-field.tsx';
import classes from './coupons.module.css';

interface PlansProps {
  plans: SiteCoupons['plans'];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function PlanChoice({ plans, chosen, onChange }: PlansProps) {
  const text = useText('coupons');
  return (
    <fieldset className={classes['plans']}>
      <legend>{text('plansField')}</legend>
      <p className={classes['quiet']}>{text('plansHelp')}</p>
      {plans.map(({ code, name }) => (
        <CheckboxField
          key={code}
          label={name}
          checked={chosen.includes(code)}
          onChange={(checked) => onChange(checked ? [...chosen, code] : chosen.filter((one) => one !== code))}
        />
      ))}
    </fieldset>
  );
}

/** What a new coupon is called, gives, and for whom it is. A refusal leaves everything that was typed. */
export function MakeCouponDialog({ plans, onClose }: { plans: SiteCoupons['plans']; onClose: () => void }) {
  const text = useText('coupons');
  const admin = useText('admin');
  const errorText = useErrorText();
  const timeZone = useTimeZone();
  const draft = useDraft({ ...NEW_COUPON, reason: '' });
  const { values } = draft;
  const { wanted, wrong } = readCoupon(values, { now: serverNow(), timeZone });
  const whyNot = reasonFault(values.reason);
  const fault = (field: Exclude<(typeof wrong)[number], 'amount'>) => wrong.includes(field) && text(`wrong_${field}`);
  const form = useCallForm({
    draft,
    call: useCouponChange(),
    faults: {
      code: fault('code'),
      amount: wrong.includes('amount') && text(`wrong_amount_${values.kind}`),
      months: fault('months'),
      lastDay: fault('lastDay'),
      nameEn: fault('nameEn'),
      nameEs: fault('nameEs'),
      reason: whyNot !== null && admin(whyNot),
    },
    refusal: (error) => (hasCode(error, 'coupon_exists') ? { code: errorText(error) } : {}),
    toSend({ reason }) {
      if (wanted === null) throw new Error('A coupon with faults is not sent');
      return { make: { ...wanted, reason: reason.trim() } };
    },
    onDone() {
      showToast({ message: text('made') });
      onClose();
    },
  });
  return (
    <ProvenDialog form={form} opened onClose={onClose} title={text('makeTitle')} submit={text('make')}>
      <TextField
        label={text('code')}
        help={text('codeHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...form.text('code')}
      />
      <div className={classes['pair']}>
        <TextField label={text('nameEn')} lang="en" maxLength={100} {...form.text('nameEn')} />
        <TextField label={text('nameEs')} lang="es" maxLength={100} {...form.text('nameEs')} />
      </div>
      <div className={classes['pair']}>
        <NativeSelect
          label={text('kind')}
          choices={(['percent', 'fixed', 'free_trial'] as const).map((value) => ({
            value,
            label: text(`kind_${value}`),
          }))}
          {...form.choice('kind')}
          onChange={(value) => draft.set('kind', value as TypedCoupon['kind'])}
        />
        <TextField label={text(`amount_${values.kind}`)} inputMode="decimal" maxLength={12} {...form.text('amount')} />
      </div>
      {values.kind !== 'free_trial' && (
        <div className={classes['pair']}>
          <NativeSelect
            label={text('duration')}
            choices={(['single_use', 'months', 'forever'] as const).map((value) => ({
              value,
              label: text(`duration_${value}`),
            }))}
            {...form.choice('duration')}
            onChange={(value) => draft.set('duration', value as TypedCoupon['duration'])}
          />
          {values.duration === 'months' && (
            <TextField label={text('months')} inputMode="numeric" maxLength={2} {...form.text('months')} />
          )}
        </div>
      )}
      <div className={classes['pair']}>
        <NativeSelect
          label={text('purpose')}
          choices={(['promo', 'referral'] as const).map((value) => ({ value, label: text(`purpose_${value}`) }))}
          {...form.choice('purpose')}
          onChange={(value) => draft.set('purpose', value as TypedCoupon['purpose'])}
        />
        <TextField type="date" label={text('lastDay')} optional {...form.text('lastDay')} />
      </div>
      <PlanChoice plans={plans} chosen={values.plans} onChange={(chosen) => draft.set('plans', chosen)} />
      <ReasonField help={admin('reasonHelp')} {...form.text('reason')} />
    </ProvenDialog>
  );
}
