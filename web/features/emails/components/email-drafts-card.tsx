import { EMAIL_LIMITS } from '@yardsign/domain/tools/email';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { DraftsCard } from '../../tools/drafts/drafts-card.tsx';
import { RenameDialog } from '../../tools/drafts/rename-dialog.tsx';
import { emailDrafts, type KeptEmail } from '../email-drafts.ts';
import type { Email } from './use-email.ts';

interface EmailDraftsCardProps {
  email: Email;
  /** @param draft null to begin anew. */
  onOpen: (draft: KeptEmail | null) => void;
}

/** The e-mails that the member has kept, to go on with, to give another name and to delete. */
export function EmailDraftsCard({ email: { draft, change }, onOpen }: EmailDraftsCardProps) {
  const text = useText('emails');
  const [renamed, setRenamed] = useState<KeptEmail | null>(null);
  return (
    <>
      <DraftsCard
        store={emailDrafts}
        openId={draft.keptAs}
        onOpen={onOpen}
        onRemoved={(id) => id === draft.keptAs && change({ keptAs: null, keptWhen: null })}
        nameOf={({ name, subject }) => name.trim() || subject}
        none={text('draftsNone')}
        removeText={text('draftRemoveText')}
        onRename={setRenamed}
      />
      {renamed && (
        <RenameDialog
          store={emailDrafts}
          draft={renamed}
          longest={EMAIL_LIMITS.name}
          onRenamed={({ id, typed, updatedAt }) => {
            // What was changed elsewhere before stays something that this e-mail does not know.
            const isKnown = draft.keptWhen === renamed.updatedAt;
            if (id === draft.keptAs) change({ name: typed.name, ...(isKnown && { keptWhen: updatedAt }) });
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
