import { Link } from '@tanstack/react-router';
import { IconLogout } from '@tabler/icons-react';
import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { KitProvider } from '../../ui/theme/kit-provider.tsx';
import { LanguageSwitch } from '../../ui/navigation/language-switch.tsx';
import { Wordmark } from '../../ui/brand/mark.tsx';
import { Part } from '../../ui/feedback/part.tsx';
import { PageFrame } from '../page-frame.tsx';
import classes from './held-frame.module.css';
import { PageOutlet } from './page-outlet.tsx';

const Toaster = lazyPart(() => import('../../ui/feedback/toaster.tsx').then((module) => module.Toaster));

/**
 * Around the one page that a member may be on just now: to set the profile up, to accept new terms, or to learn how the account stands. Without
 * menus, because every entry would lead back here.
 */
export function HeldFrame() {
  const text = useText('shell');
  return (
    <KitProvider>
      <PageFrame
        mark={<Wordmark />}
        tools={
          <>
            <LanguageSwitch />
            <Link to="/logout" className={classes['logout']} preload={false}>
              <IconLogout size={18} stroke={1.75} aria-hidden="true" />
              <span className={classes['word']}>{text('logout')}</span>
            </Link>
          </>
        }
        footer={
          <>
            <Link to="/support">{text('support')}</Link>
            <Link to="/privacy">{text('privacy')}</Link>
            <Link to="/terms">{text('terms')}</Link>
          </>
        }
      >
        <PageOutlet />
      </PageFrame>
      <Part quiet>
        <Toaster />
      </Part>
    </KitProvider>
  );
}
