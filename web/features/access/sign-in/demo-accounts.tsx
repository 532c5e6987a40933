import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { Credentials } from './sign-in-api.ts';
import classes from './demo-accounts.module.css';

const SHOWN_AT_FIRST = 4;

interface DemoAccountsProps {
  chosen: string;
  onChoose: (credentials: Credentials) => void;
}

/** Where the demo world is loaded: its people, each a click away from being signed in as. */
export function DemoAccounts({ chosen, onChoose }: DemoAccountsProps) {
  const text = useText('access');
  const language = useLanguage();
  const demo = useQuery(siteQuery).data?.demo;
  const [all, setAll] = useState(false);
  if (!demo) return null;
  const shown = all ? demo.accounts : demo.accounts.slice(0, SHOWN_AT_FIRST);
  const hidden = demo.accounts.length - shown.length;
  return (
    <section className={classes['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes['title']}>
        {text('demoTitle')}
      </h2>
      <p className={classes['text']}>{text('demoText')}</p>
      <ul className={classes['list']}>
        {shown.map(({ username, name, note }) => (
          <li key={username}>
            <button
              type="button"
              className={classes['person']}
              aria-pressed={chosen === username}
              onClick={() => onChoose({ username, password: demo.password })}
            >
              <Avatar name={name} size={36} />
              <span className={classes['words']}>
                <span className={classes['name']}>{name}</span>
                <span className={classes['note']}>{note[language]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          {text('demoShowAll', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
