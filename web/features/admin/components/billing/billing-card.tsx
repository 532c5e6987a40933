import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { KeyValueList } from '../../../../ui/layout/key-value.tsx';
import { useInvoiceState } from '../../../billing/use-invoice-state.ts';
import { personBillingQuery, type PersonBilling } from '../../billing-api.ts';
import type { WantedBillingAct } from '../../billing-model.ts';
import type { Person } from '../../model.ts';
import classes from '../person/person-cards.module.css';
import { BillingActDialog } from './billing-act-dialog.tsx';

interface PartProps {
  billing: PersonBilling;
  /** Opens the dialog of an act; null for those who only look. */
  act: ((wanted: WantedBillingAct) => void) | null;
}

function Facts({ billing }: Pick<PartProps, 'billing'>) {
  const text = useText('admin');
  const format = useFormat();
  const { plan, price, ends_at, card, past_due, trial_ends_at, granted_until } = billing;
  const day = (label: string, at: string | null) => (at === null ? [] : [{ label, value: format.date(at) }]);
  return (
    <KeyValueList
      facts={[
        { label: text('plan'), value: plan ?? text('none') },
        { label: text('billing_state'), value: text(`billing_stage_${billing.stage}`) },
        ...(price === null ? [] : [{ label: text('billing_price'), value: format.money(price) }]),
        ...day(text('billing_ends'), ends_at),
        ...(card
          ? [{ label: text('billing_card'), value: `${card.type} ···· ${card.last_four}, ${card.expires}` }]
          : []),
        ...(past_due > 0 ? [{ label: text('billing_pastDue'), value: format.money(past_due) }] : []),
        ...day(text('billing_trialEnds'), trial_ends_at),
        ...day(text('billing_granted'), granted_until),
        ...(billing.last_sync === null
          ? []
          : [{ label: text('billing_lastSync'), value: format.date(billing.last_sync, 'moment') }]),
      ]}
    />
  );
}

function Invoices({ billing: { invoices, stale }, act }: PartProps) {
  const text = useText('admin');
  const format = useFormat();
  const stateOf = useInvoiceState();
  if (stale) return <p className={classes['quiet']}>{text('billing_stale')}</p>;
  return (
    <ul className={classes['rows']}>
      {invoices.map((invoice) => (
        <li key={invoice.number}>
          <span className={classes['words']}>
            <strong>{text('billing_invoice', { number: invoice.number })}</strong>
            <span className={classes['quiet']}>
              {format.date(invoice.created_at)} · {format.money(invoice.total)} · {stateOf(invoice.state)}
            </span>
          </span>
          {act && invoice.refundable > 0 && (
            <Button
              kind="quiet"
              size="small"
              aria-label={text('billing_refundOf', { number: invoice.number })}
              onClick={() => act({ kind: 'refund', invoice })}
            >
              {text('billing_refund')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What somebody pays and how it stands, with what an admin can do about it. */
export function BillingCard({ person, admin }: { person: Person; admin: boolean }) {
  const text = useText('admin');
  const [wanted, setWanted] = useState<WantedBillingAct | null>(null);
  const query = useQuery(personBillingQuery(person.id));
  return (
    <Card title={text('billing')}>
      <Loaded query={query} waiting={<LinesSkeleton lines={4} />} place="part">
        {(billing) => (
          <>
            <Facts billing={billing} />
            {billing.enabled && <Invoices billing={billing} act={admin ? setWanted : null} />}
            {admin && (
              <div className={classes['buttons']}>
                {billing.enabled && (
                  <Button size="small" onClick={() => setWanted({ kind: 'sync' })}>
                    {text('billing_sync')}
                  </Button>
                )}
                {billing.trial_ends_at !== null && (
                  <Button size="small" onClick={() => setWanted({ kind: 'trial' })}>
                    {text('billing_trial')}
                  </Button>
                )}
                <Button size="small" onClick={() => setWanted({ kind: 'grant' })}>
                  {text('billing_grant')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      {wanted && <BillingActDialog person={person} wanted={wanted} onClose={() => setWanted(null)} />}
    </Card>
  );
}
