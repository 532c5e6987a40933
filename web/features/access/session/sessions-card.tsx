import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { LateWindow } from '../../../ui/overlay/late-window.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useFocusToContent } from '../../../ui/overlay/use-focus-to-content.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type OpenSession, sessionsQuery, useCredentialChange } from '../credentials/credentials-api.ts';
import { nameOfDevice } from '../credentials/device-name.ts';
import { CredentialCard } from '../credentials/credential-card.tsx';
import classes from '../credentials/credentials.module.css';

const EndSessionsDialog = lazyPart(() =>
  import('./end-sessions-dialog.tsx').then((module) => module.EndSessionsDialog),
);

function SessionRow({ session }: { session: OpenSession }) {
  const text = useText('security');
  const format = useFormat();
  const errorText = useErrorText();
  const end = useCredentialChange(() => api.access.endSession({ params: { id: session.id } }));
  const device = nameOfDevice(session, text);
  useFocusToContent();
  const signOut = () =>
    // Once the list has been read again, this row is gone.
    void end.mutateAsync(undefined).then(
      () => showToast({ message: text('sessionEnded') }),
      (error: unknown) => showToast({ kind: 'failure', message: errorText(error) }),
    );
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <span className={classes['name']}>
          {device}
          {session.current && <StatusBadge tone="good">{text('sessionHere')}</StatusBadge>}
        </span>
        <span className={classes['soft']}>
          {text('sessionSeen', {
            when: format.ago(session.lastSeenAt),
            date: format.date(session.startedAt, 'moment'),
          })}
        </span>
        {session.login !== null && (
          <span className={classes['soft']}>{text('sessionLogin', { login: session.login })}</span>
        )}
      </span>
      {!session.current && (
        <Button size="small" onClick={signOut} busy={end.isPending} aria-label={text('sessionEndLabel', { device })}>
          {text('sessionEnd')}
        </Button>
      )}
    </li>
  );
}

/** Where the member is signed in, with a way to end each of them or all. */
export function SessionsCard() {
  const text = useText('security');
  const query = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <CredentialCard title={text('sessionsTitle')} query={query} rows={2}>
        {({ sessions }) => (
          <>
            <p className={classes['soft']}>{text('sessionsText')}</p>
            <ul className={classes['rows']}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length < 2 && <p className={classes['soft']}>{text('sessionsAlone')}</p>}
            <div className={classes['actions']}>
              <Button onClick={() => setAsking(true)}>{text('sessionsEndAll')}</Button>
            </div>
          </>
        )}
      </CredentialCard>
      <LateWindow opened={asking} onClose={() => setAsking(false)}>
        <EndSessionsDialog opened={asking} onClose={() => setAsking(false)} />
      </LateWindow>
    </>
  );
}
