import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useUndoable } from '../../../ui/feedback/use-undoable.ts';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type Answering, type Lead, leadsQuery, useAnswering, useDeleteLead } from '../api.ts';
import type { Show } from '../model.ts';
import { LeadCard } from './lead-card.tsx';
import classes from './leads-list.module.css';

function NoLeads({ show, hasForm }: { show: Show; hasForm: boolean }) {
  const text = useText('microsite');
  if (show === 'open') return <EmptyState drawing="empty" heading="h3" title={text('noneOpen')} />;
  return (
    <EmptyState
      drawing="empty"
      heading="h3"
      title={text('noLeads')}
      {...(!hasForm && { action: <LinkButton to="/profile/blog">{text('switchOn')}</LinkButton> })}
    >
      {text(hasForm ? 'noLeadsText' : 'formOff')}
    </EmptyState>
  );
}

/** Asks once: what a visitor left is gone for good. */
function DeleteQuestion({ lead, onClose, onDeleted }: { lead: Lead; onClose: () => void; onDeleted: () => void }) {
  const text = useText('microsite');
  const errorText = useErrorText();
  const { mutate, isPending } = useDeleteLead();
  const remove = () =>
    mutate(lead, {
      onSuccess: () => {
        showToast({ message: text('deleted', { name: lead.name }) });
        onDeleted();
      },
      onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={text('deleteQuestion', { name: lead.name })}
      confirm={text('deleteConfirm')}
      onConfirm={remove}
      busy={isPending}
    >
      {text('deleteText')}
    </ConfirmDialog>
  );
}

/** Who wrote to the member, the last first. */
export function LeadsList({ hasForm }: { hasForm: boolean }) {
  const text = useText('microsite');
  const [show, setShow] = useState<Show>('all');
  const [deleting, setDeleting] = useState<Lead | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery(leadsQuery(show));
  const { act } = useUndoable<Answering>({
    change: useAnswering(),
    said: ({ lead, answered }) => text(answered ? 'nowAnswered' : 'nowOpen', { name: lead.name }),
    inverse: ({ lead, answered }) => ({
      lead: { ...lead, answeredAt: answered ? lead.lastSentAt : null },
      answered: !answered,
    }),
  });

  function afterDeleting() {
    setDeleting(null);
    // The button that was pressed is gone with its card.
    region.current?.focus();
  }

  return (
    <section className={classes['leads']} id="leads" aria-label={text('leads')}>
      <div className={classes['head']}>
        <h2>{text('leads')}</h2>
        <SegmentedControl
          label={text('show')}
          small
          segments={[
            { value: 'all', label: text('all') },
            { value: 'open', label: text('open') },
          ]}
          value={show}
          onChange={setShow}
        />
        <AnchorButton
          href={api.leads.exportLeads.url({})}
          download
          size="small"
          icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
        >
          {text('export')}
        </AnchorButton>
      </div>
      <Loaded query={list} waiting={<ListSkeleton />} place="part" failed={text('leadsFailed')}>
        {({ pages }) => {
          const leads = pages.flatMap((page) => page.items);
          return (
            <div ref={region} tabIndex={-1} className={classes['list']} role="group" aria-label={text('leads')}>
              {leads.length === 0 ? (
                <NoLeads show={show} hasForm={hasForm} />
              ) : (
                <ul>
                  {leads.map((lead) => (
                    <LeadCard
                      key={lead.id}
                      lead={lead}
                      onAnswered={(answered) => act({ lead, answered })}
                      onDelete={() => setDeleting(lead)}
                    />
                  ))}
                </ul>
              )}
              <MorePages list={list} shown={leads.length} />
            </div>
          );
        }}
      </Loaded>
      {deleting && <DeleteQuestion lead={deleting} onClose={() => setDeleting(null)} onDeleted={afterDeleting} />}
    </section>
  );
}
