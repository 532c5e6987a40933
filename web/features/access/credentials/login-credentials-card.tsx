import { hasManyLogins } from '@yardsign/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { LateWindow } from '../../../ui/overlay/late-window.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { loginCredentialsQuery, type LoginCredential } from './credentials-api.ts';
import { CredentialCard } from './credential-card.tsx';
import classes from './credentials.module.css';

const AddCredentialDialog = lazyPart(() =>
  import('./login-credential-dialogs.tsx').then((module) => module.AddCredentialDialog),
);
const ChangeCredentialDialog = lazyPart(() =>
  import('./login-credential-dialogs.tsx').then((module) => module.ChangeCredentialDialog),
);
const RemoveCredentialDialog = lazyPart(() =>
  import('./login-credential-dialogs.tsx').then((module) => module.RemoveCredentialDialog),
);

function CredentialRow({ userId, credential }: { userId: string; credential: LoginCredential }) {
  const text = useText('security');
  const format = useFormat();
  const [opened, setOpened] = useState<'change' | 'delete' | null>(null);
  const { username: login, last_used_at: used, current } = credential;
  const dialog = { userId, credential, onClose: () => setOpened(null) };
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <span className={classes['name']}>
          {login}
          {current && <StatusBadge tone="info">{text('loginCurrent')}</StatusBadge>}
        </span>
        <span className={classes['soft']}>
          {used === null ? text('loginNeverUsed') : text('loginUsed', { when: format.ago(used) })}
        </span>
      </span>
      <span className={classes['actions']}>
        <Button size="small" onClick={() => setOpened('change')} aria-label={text('loginChangeLabel', { login })}>
          {text('loginChange')}
        </Button>
        {!current && (
          <Button size="small" onClick={() => setOpened('delete')} aria-label={text('loginDeleteLabel', { login })}>
            {text('loginDelete')}
          </Button>
        )}
      </span>
      <LateWindow opened={opened !== null} onClose={dialog.onClose}>
        <ChangeCredentialDialog {...dialog} opened={opened === 'change'} />
        <RemoveCredentialDialog {...dialog} opened={opened === 'delete'} />
      </LateWindow>
    </li>
  );
}

function Credentials({ userId, username }: { userId: string; username: string }) {
  const text = useText('security');
  const query = useQuery(loginCredentialsQuery(userId));
  const [adding, setAdding] = useState(false);
  return (
    <>
      <CredentialCard title={text('loginsTitle')} query={query} failed={text('loginsFailed')} rows={2}>
        {({ data }) => (
          <>
            <p className={classes['soft']}>{text('loginsText')}</p>
            <ul className={classes['rows']}>
              <li className={classes['row']}>
                <span className={classes['words']}>
                  <span className={classes['name']}>{username}</span>
                  <span className={classes['soft']}>{text('loginOwn')}</span>
                </span>
              </li>
              {data.login_credentials.map((credential) => (
                <CredentialRow key={credential.id} userId={userId} credential={credential} />
              ))}
            </ul>
            <div className={classes['actions']}>
              <Button onClick={() => setAdding(true)} disabled={data.used >= data.max_logins}>
                {text('loginAdd')}
              </Button>
            </div>
            <p className={classes['soft']}>
              {text('loginsUsed', { used: data.used, max: data.max_logins })}
              {data.used >= data.max_logins && <> · {text('loginFull')}</>}
            </p>
          </>
        )}
      </CredentialCard>
      <LateWindow opened={adding} onClose={() => setAdding(false)}>
        <AddCredentialDialog userId={userId} opened={adding} onClose={() => setAdding(false)} />
      </LateWindow>
    </>
  );
}

/** Further logins of an account that may have several; for every other account there is nothing to be seen. */
export function LoginCredentialsCard() {
  const user = useSession()?.user;
  if (!user || !hasManyLogins(user.max_logins)) return null;
  return <Credentials userId={user.id} username={user.username} />;
}
