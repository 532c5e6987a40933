import { ownPathOr } from '@yardsign/domain/access/own-path';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Wordmark } from '../../../ui/mark.tsx';
import { type Credentials, type MatchingUser, useSignIn } from '../api.ts';
import { AccountChooser } from '../components/account-chooser.tsx';
import { DemoAccounts } from '../components/demo-accounts.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { SignPanel } from '../components/sign-panel.tsx';
import { readMessage } from '../model.ts';
import classes from './login-page.module.css';

export function LoginPage() {
  const text = useText('access');
  const shell = useText('shell');
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [users, setUsers] = useState<readonly MatchingUser[]>([]);
  const message = readMessage(search['message']);
  const choosing = users.length > 0;

  async function submit(entered: Credentials) {
    const found = await signIn.mutateAsync(entered).catch(() => null);
    if (found === null) return;
    if (found.length > 0) setUsers(found);
    else await navigate({ href: ownPathOr(search['redirectFrom'], '/dashboard'), replace: true });
  }

  return (
    <div className={classes['page']}>
      <div className={classes['side']}>
        <header className={classes['header']}>
          <Wordmark />
          <LanguageSwitch />
        </header>
        <main id="content" tabIndex={-1} className={classes['main']}>
          <h1 className={classes['title']}>{choosing ? text('chooseTitle') : text('title')}</h1>
          <p className={classes['subtitle']}>{choosing ? text('chooseText') : text('subtitle')}</p>
          <div aria-live="polite" className={classes['message']}>
            {message && !signIn.isError && (
              <Banner kind="info">{'known' in message ? text('sessionExpired') : message.text}</Banner>
            )}
          </div>
          {choosing ? (
            <AccountChooser
              users={users}
              busy={signIn.isPending}
              onBack={() => setUsers([])}
              onChoose={({ username }) => void submit({ ...credentials, username })}
            />
          ) : (
            <>
              <LoginForm
                credentials={credentials}
                onChange={setCredentials}
                onSubmit={(entered) => void submit(entered)}
                busy={signIn.isPending}
                error={signIn.error}
              />
              <DemoAccounts chosen={credentials.username} onChoose={setCredentials} />
            </>
          )}
        </main>
        <footer className={classes['footer']}>
          <Link to="/privacy">{shell('privacy')}</Link>
          <Link to="/terms">{shell('terms')}</Link>
        </footer>
      </div>
      <SignPanel />
    </div>
  );
}
