import { IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useSwitchBack } from './impersonation-api.ts';
import { minutesLeft } from './impersonation-model.ts';
import classes from './impersonation-banner.module.css';

const LOOK_EVERY_MS = 15_000;

/** Minutes until the time is over, by the server's clock. When it is over the session is asked for, which leads back. */
function useMinutesLeft(until: string): number {
  const queryClient = useQueryClient();
  const [left, setLeft] = useState(() => minutesLeft(until, serverNow()));
  useEffect(() => {
    const look = () => setLeft(minutesLeft(until, serverNow()));
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [until]);
  useEffect(() => {
    if (left === 0) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [left, queryClient]);
  return left;
}

/** Who is impersonated, for how long still, and the way back: on every page, as long as somebody impersonates someone else. */
export function ImpersonationBanner({
  session,
  impersonation,
}: {
  session: Session;
  impersonation: NonNullable<Session['impersonation']>;
}) {
  const text = useText('impersonation');
  const errorText = useErrorText();
  const switchBack = useSwitchBack();
  const left = useMinutesLeft(impersonation.until);
  const name = `${session.user.first_name} ${session.user.last_name}`.trim();
  return (
    <section className={classes['banner']} aria-label={text('bannerLabel')}>
      <IconEye className={classes['icon']} size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes['words']}>
        <p className={classes['state']}>
          <strong>{text('impersonatingAs', { name })}</strong>
          <span className={classes['time']}>{left === 0 ? text('endsNow') : text('endsIn', { count: left })}</span>
        </p>
        {switchBack.isError && (
          <p className={classes['fault']} role="alert">
            {errorText(switchBack.error)}
          </p>
        )}
        <details className={classes['help']}>
          <summary>{text('whatIsAllowed')}</summary>
          <p>{text('allowed', { name })}</p>
          <p>{text('noted', { name, by: impersonation.byName, email: impersonation.byEmail })}</p>
        </details>
      </div>
      <Button size="small" onClick={() => switchBack.mutate()} busy={switchBack.isPending}>
        {text('switchBack')}
      </Button>
    </section>
  );
}
