import { useInfiniteQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { type BillingInvoice, invoicesQuery } from '../api.ts';
import { useInvoiceState } from '../use-invoice-state.ts';
import classes from './billing.module.css';

function InvoiceRow({ invoice, memberId, readOnly }: { invoice: BillingInvoice; memberId: string; readOnly: boolean }) {
  const text = useText('billing');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const state = useInvoiceState()(invoice.state);
  async function download() {
    setBusy(true);
    try {
      const pdf = await api.billing.getInvoicePdf.blob({ params: { code: memberId, number: invoice.number } });
      saveFile(pdf, `invoice-${invoice.number}.pdf`);
    } catch {
      showToast({ kind: 'failure', message: text('pdfFailed') });
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className={classes['invoice']}>
      <div className={classes['invoiceWords']}>
        <strong>{text('invoiceNumber', { number: invoice.number })}</strong>
        <span className={classes['soft']}>{format.date(invoice.date_created)}</span>
        <span>{invoice.line_items.map(({ description }) => description).join(', ')}</span>
      </div>
      <div className={classes['invoiceSum']}>
        <span>{format.money(invoice.total)}</span>
        <StatusBadge tone={invoice.balance > 0 ? 'attention' : 'neutral'}>{state}</StatusBadge>
        {!readOnly && (
          <Button
            size="small"
            busy={busy}
            icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
            aria-label={text('pdfOf', { number: invoice.number })}
            onClick={() => void download()}
          >
            PDF
          </Button>
        )}
      </div>
    </li>
  );
}

/** Invoices, newest first, ten at a time. */
export function InvoicesCard({ memberId, readOnly }: { memberId: string; readOnly: boolean }) {
  const text = useText('billing');
  const query = useInfiniteQuery(invoicesQuery(memberId));
  return (
    <Card title={text('invoices')}>
      <Loaded query={query} waiting={<ListSkeleton rows={3} />} place="list" failed={text('invoicesFailed')}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return (
              <EmptyState drawing="empty" title={text('noInvoices')} heading="h3">
                {text('noInvoicesText')}
              </EmptyState>
            );
          return (
            <div className={classes['stack']}>
              <ul className={classes['invoices']}>
                {items.map((invoice) => (
                  <InvoiceRow key={invoice.number} invoice={invoice} memberId={memberId} readOnly={readOnly} />
                ))}
              </ul>
              <MorePages list={query} shown={items.length} failed={text('invoicesFailed')} />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
