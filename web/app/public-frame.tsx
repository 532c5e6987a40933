import { Link, Outlet } from '@tanstack/react-router';
import { useText } from '../lib/i18n/use-text.ts';
import { BackToTop } from '../ui/back-to-top.tsx';
import { Wordmark } from '../ui/mark.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import classes from './public-frame.module.css';

/** Around pages that anyone may read. */
export function PublicFrame() {
  const text = useText('shell');
  return (
    <div className={classes['frame']}>
      <SkipLink target="content" />
      <header className={classes['header']}>
        <Link to="/" className={classes['home']}>
          <Wordmark />
        </Link>
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes['content']}>
        <Outlet />
      </main>
      <footer className={classes['footer']}>
        <Link to="/privacy">{text('privacy')}</Link>
        <Link to="/terms">{text('terms')}</Link>
      </footer>
      <BackToTop />
    </div>
  );
}
