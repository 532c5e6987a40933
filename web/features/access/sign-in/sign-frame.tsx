import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LanguageSwitch } from '../../../ui/navigation/language-switch.tsx';
import { Wordmark } from '../../../ui/brand/mark.tsx';
import classes from './sign-frame.module.css';
import { SignPanel } from './sign-panel.tsx';

interface SignFrameProps {
  title: string;
  subtitle: string;
  /** Told before anything else: why one is here. */
  message: ReactNode;
  children: ReactNode;
}

/** The frame of the sign-in page: the name and the language above, the way in, the legal texts, and the street beside it. */
export function SignFrame({ title, subtitle, message, children }: SignFrameProps) {
  const shell = useText('shell');
  return (
    <div className={classes['page']}>
      <div className={classes['side']}>
        <header className={classes['header']}>
          <Wordmark />
          <LanguageSwitch />
        </header>
        <main id="content" tabIndex={-1} className={classes['main']}>
          <h1 className={classes['title']}>{title}</h1>
          <p className={classes['subtitle']}>{subtitle}</p>
          <div aria-live="polite" className={classes['message']}>
            {message}
          </div>
          {children}
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
