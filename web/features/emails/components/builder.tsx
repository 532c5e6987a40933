import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { KeptEmail } from '../email-drafts.ts';
import { isBegun } from '../model/draft.ts';
import { BuildStep } from './build-step.tsx';
import classes from './builder.module.css';
import { ChooseStep } from './choose-step.tsx';
import { EmailDraftsCard } from './email-drafts-card.tsx';
import { StartStep } from './start-step.tsx';
import { Steps } from './steps.tsx';
import { type Email, type EmailOptions, useEmail } from './use-email.ts';
import { useEmailDrafts } from './use-email-drafts.ts';

/** What the member should know before the e-mail is built, each in a sentence. */
function useDoubts({ doubts }: Email): string[] {
  const text = useText('emails');
  const format = useFormat();
  const { outdated, hidden, brand } = doubts;
  return [
    ...(outdated.length > 0 ? [text('doubtOutdated', { count: outdated.length })] : []),
    ...(hidden.length > 0 ? [text('doubtHidden', { count: hidden.length })] : []),
    ...(brand.length > 0
      ? [text('doubtBrand', { parts: format.list(brand.map((part) => text(`lack_${part}`))) })]
      : []),
  ];
}

/** An e-mail of the member's, from nothing to HTML that any mail program takes. */
export function Builder({ onTakenIn, ...options }: EmailOptions & { onTakenIn?: () => void }) {
  const text = useText('emails');
  const title = useText('titles');
  const email = useEmail(options);
  const takeIn = useEffectEvent(() => options.added !== undefined && onTakenIn?.());
  useEffect(() => void takeIn(), []);
  const [asking, setAsking] = useState<'continue' | 'startOver' | KeptEmail | null>(null);
  const doubts = useDoubts(email);
  const { draft, change, startOver } = email;
  const build = () => change({ step: 'build' });
  const drafts = useEmailDrafts(email);
  const opening = typeof asking === 'object' ? asking : null;
  const begin = () => (drafts.isUnkept ? setAsking('startOver') : startOver());
  const open = (kept: KeptEmail) => (drafts.isUnkept && kept.id !== draft.keptAs ? setAsking(kept) : email.goOn(kept));

  return (
    <>
      <PageHeader
        title={title('emailBuilder')}
        lead={text('lead')}
        {...((draft.step !== 'start' || isBegun(draft)) && {
          action: (
            <>
              <Button onClick={begin}>{text('startOver')}</Button>
              <Button onClick={drafts.keep} busy={drafts.isKeeping} disabled={!isBegun(draft)}>
                {text('keep')}
              </Button>
            </>
          ),
        })}
      />
      {email.isFollowed && <Banner kind="info">{text('elsewhere')}</Banner>}
      <Steps step={draft.step} />
      {draft.step === 'start' && (
        <div className={classes['column']}>
          <StartStep email={email} />
          <EmailDraftsCard email={email} onOpen={(kept) => (kept === null ? begin() : open(kept))} />
        </div>
      )}
      {draft.step === 'choose' && (
        <ChooseStep email={email} onNext={() => (doubts.length > 0 ? setAsking('continue') : build())} />
      )}
      {draft.step === 'build' && <BuildStep email={email} />}
      <ConfirmDialog
        opened={asking === 'continue'}
        onClose={() => setAsking(null)}
        title={text('continueTitle')}
        confirm={text('continueAnyway')}
        danger={false}
        onConfirm={() => {
          setAsking(null);
          build();
        }}
      >
        {doubts.map((doubt) => (
          <p key={doubt}>{doubt}</p>
        ))}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'startOver'}
        onClose={() => setAsking(null)}
        title={text('startOverTitle')}
        confirm={text('startOver')}
        onConfirm={() => {
          setAsking(null);
          startOver();
        }}
      >
        {text('startOverText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={opening !== null}
        onClose={() => setAsking(null)}
        title={text('openTitle')}
        confirm={text('openAnyway')}
        onConfirm={() => {
          setAsking(null);
          if (opening !== null) email.goOn(opening);
        }}
      >
        {text('openText')}
      </ConfirmDialog>
    </>
  );
}
