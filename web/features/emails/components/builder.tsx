import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { BuildStep } from './build-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { StartStep } from './start-step.tsx';
import { Steps } from './steps.tsx';
import { type Email, type EmailOptions, useEmail } from './use-email.ts';

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
export function Builder(options: EmailOptions) {
  const text = useText('emails');
  const title = useText('titles');
  const email = useEmail(options);
  const [asking, setAsking] = useState<'continue' | 'startOver' | null>(null);
  const doubts = useDoubts(email);
  const { draft, change, startOver } = email;
  const build = () => change({ step: 'build' });
  const isBegun = draft.step !== 'start' || draft.pieces.length > 0;

  return (
    <>
      <PageHeader
        title={title('emailBuilder')}
        lead={text('lead')}
        {...(isBegun && { action: <Button onClick={() => setAsking('startOver')}>{text('startOver')}</Button> })}
      />
      <Steps step={draft.step} />
      {draft.step === 'start' && <StartStep email={email} />}
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
    </>
  );
}
