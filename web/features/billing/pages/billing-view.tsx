import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { KeyValueList } from '../../../ui/layout/key-value.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Billing } from '../api.ts';
import classes from '../components/billing.module.css';
import { CardCard } from '../components/card-card.tsx';
import { InvoicesCard } from '../components/invoices-card.tsx';
import { PastDue } from '../components/past-due.tsx';

/** Details, card, balance and invoices. */
export function BillingView({ billing, session }: { billing: Billing; session: Session }) {
  const text = useText('billing');
  const titles = useText('titles');
  const format = useFormat();
  const memberId = session.user.id;
  const { account, balance } = billing;
  const facts = account
    ? [
        { label: text('name'), value: `${account.first_name} ${account.last_name}`.trim() },
        ...(account.company === '' ? [] : [{ label: text('company'), value: account.company }]),
        {
          label: text(balance.amount < 0 ? 'credit' : 'balance'),
          value: format.money(Math.abs(balance.amount)),
        },
      ]
    : [];
  return (
    <>
      <PageHeader title={titles('billing')} lead={text('billingLead')} />
      <div className={classes['stack']}>
        {billing.test_data && <Banner kind="info">{text('testData')}</Banner>}
        <PastDue billing={billing} memberId={memberId} />
        {account && (
          <Card title={text('details')}>
            <KeyValueList facts={facts} />
          </Card>
        )}
        <CardCard billing={billing} memberId={memberId} />
        <InvoicesCard memberId={memberId} readOnly={billing.test_data} />
      </div>
    </>
  );
}
