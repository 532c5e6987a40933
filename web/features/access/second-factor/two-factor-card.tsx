import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { LateWindow } from '../../../ui/overlay/late-window.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { secondFactorQuery } from '../credentials/credentials-api.ts';
import { CredentialCard } from '../credentials/credential-card.tsx';
import classes from '../credentials/credentials.module.css';
import type { FactorChange } from './factor-dialogs.tsx';

const FactorDialogs = lazyPart(() => import('./factor-dialogs.tsx').then((module) => module.FactorDialogs));

const FEW = 3;

/** Two-factor sign-in: whether it is on, how many recovery codes are left, and how to change that. */
export function TwoFactorCard() {
  const text = useText('security');
  const format = useFormat();
  const query = useQuery(secondFactorQuery);
  const [opened, setOpened] = useState<FactorChange | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <CredentialCard
        title={text('factorTitle')}
        query={query}
        aside={
          query.data && (
            <StatusBadge tone={query.data.on ? 'good' : 'neutral'}>
              {text(query.data.on ? 'factorOn' : 'factorOff')}
            </StatusBadge>
          )
        }
      >
        {({ on, since, recoveryCodesLeft }) =>
          on ? (
            <>
              <p>{text('factorOnText', { date: since === null ? '' : format.date(since, 'longDate') })}</p>
              <p className={classes['soft']}>{text('codesLeft', { count: recoveryCodesLeft })}</p>
              {recoveryCodesLeft <= FEW && <Banner kind="attention">{text('codesFew')}</Banner>}
              <div className={classes['actions']}>
                <Button onClick={() => setOpened('renew')}>{text('codesRenew')}</Button>
                <Button onClick={() => setOpened('off')}>{text('factorTurnOff')}</Button>
              </div>
            </>
          ) : (
            <>
              <p>{text('factorOffText')}</p>
              <div className={classes['actions']}>
                <Button onClick={() => setOpened('set-up')}>{text('factorSetUp')}</Button>
              </div>
            </>
          )
        }
      </CredentialCard>
      <LateWindow opened={opened !== null} onClose={close}>
        <FactorDialogs opened={opened} onClose={close} />
      </LateWindow>
    </>
  );
}
