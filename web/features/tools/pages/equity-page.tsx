import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import classes from '../components/equity.module.css';
import { EquityForm } from '../components/equity-form.tsx';
import { DraftsCard } from '../drafts/drafts-card.tsx';
import { type EquityDraft, equityDrafts } from '../equity-drafts.ts';

/** A report about the equity in one home, in the member's brand. */
export function EquityReportPage() {
  const title = useText('titles');
  const text = useText('tools');
  const [opened, setOpened] = useState<EquityDraft | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  // Whatever is opened begins a form of its own, the same draft once more included.
  const [turn, setTurn] = useState(0);
  const open = (draft: EquityDraft | null) => {
    setOpened(draft);
    setOpenId(draft?.id ?? null);
    setTurn(turn + 1);
  };
  const memberId = useSession()?.user.id ?? '';
  return (
    <>
      <PageHeader title={title('pear')} lead={text('equityLead')} />
      <div className={classes['column']}>
        <EquityForm key={`${memberId} ${turn}`} opened={opened} onKept={(draft) => setOpenId(draft.id)} />
        <DraftsCard
          store={equityDrafts}
          openId={openId}
          onOpen={open}
          onRemoved={(id) => id === openId && open(null)}
          nameOf={({ owner, address }) => owner.trim() || address}
          none={text('draftsNone')}
          removeText={text('draftRemoveText')}
        />
      </div>
    </>
  );
}
