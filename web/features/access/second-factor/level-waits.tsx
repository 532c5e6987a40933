import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { LateWindow } from '../../../ui/overlay/late-window.tsx';

const SecondFactorDialog = lazyPart(() =>
  import('./second-factor-dialog.tsx').then((module) => module.SecondFactorDialog),
);

/** Tells somebody who was made crew or admin what is missing before it counts, and asks for the code where that is all. */
export function LevelWaits({ waits }: { waits: NonNullable<Session['levelWaits']> }) {
  const text = useText('security');
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  if (waits === 'enrol') return <Banner kind="attention">{text('levelNeedsFactor')}</Banner>;
  return (
    <>
      <Banner
        kind="attention"
        action={
          <Button size="small" onClick={() => setOpened(true)}>
            {text('confirm')}
          </Button>
        }
      >
        {text('levelNeedsCode')}
      </Banner>
      <LateWindow opened={opened} onClose={() => setOpened(false)}>
        <SecondFactorDialog
          opened={opened}
          onClose={() => setOpened(false)}
          onConfirmed={() => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })}
        />
      </LateWindow>
    </>
  );
}
