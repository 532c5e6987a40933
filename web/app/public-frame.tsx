import { Link, Outlet } from '@tanstack/react-router';
import { useText } from '../lib/i18n/use-text.ts';
import { LanguageSwitch } from '../ui/navigation/language-switch.tsx';
import { Wordmark } from '../ui/brand/mark.tsx';
import { PageFrame } from './page-frame.tsx';
import classes from './public-frame.module.css';

/** Around pages that anyone may read. */
export function PublicFrame() {
  const text = useText('shell');
  return (
    <PageFrame
      mark={
        <Link to="/" className={classes['home']}>
          <Wordmark />
        </Link>
      }
      tools={<LanguageSwitch />}
      footer={
        <>
          <Link to="/privacy">{text('privacy')}</Link>
          <Link to="/terms">{text('terms')}</Link>
        </>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
