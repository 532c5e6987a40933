import { useNavigate } from '@tanstack/react-router';
import { PROFILE_READY_FLAG } from '@yardsign/domain/access/guards';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { readReturn } from '../../lib/session/change-identity.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { BackToTop } from '../../ui/navigation/back-to-top.tsx';
import { KitProvider } from '../../ui/theme/kit-provider.tsx';
import { Part } from '../../ui/feedback/part.tsx';
import { LateWindow } from '../../ui/overlay/late-window.tsx';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { useTypedAhead } from '../../ui/overlay/use-typed-ahead.ts';
import { useShortcuts } from '../../ui/overlay/use-shortcuts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CreateSheet } from './create-sheet.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { Rail } from './rail.tsx';
import classes from './shell.module.css';
import { TitleBar } from './title-bar.tsx';

const Toaster = lazyPart(() => import('../../ui/feedback/toaster.tsx').then((module) => module.Toaster));
const ShortcutsHelp = lazyPart(() =>
  import('../../ui/overlay/shortcuts-help.tsx').then((module) => module.ShortcutsHelp),
);
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx').then((module) => module.MenuDrawer));
const ImpersonationModal = lazyPart(
  () =>
    import('../../features/access/impersonation/impersonation-modal.tsx').then((module) => module.ImpersonationModal),
  ['impersonation'],
);
const Palette = lazyPart(
  () => import('../../features/content/components/palette/palette.tsx').then((module) => module.Palette),
  ['content'],
);

const Onboarding = lazyPart(
  () => import('../../features/profile/onboarding/onboarding.tsx').then((module) => module.Onboarding),
  ['onboarding', 'profile'],
);

type Opened = 'drawer' | 'create' | 'shortcuts' | 'palette' | null;

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content [data-search-field]');
  field?.focus();
  return field !== null;
}

/** How long the page's own code, data and pictures go first. A toast that is sent before waits for its place. */
const SETTLED_MS = 2000;

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return settled;
}

/** The frame of the members' area: rail or bars, the page, and what floats above it. */
export function Shell() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>(null);
  const [drawerWanted, setDrawerWanted] = useState(false);
  const session = useSession();
  const [returned] = useState(readReturn);
  const toasterWanted = useSettled();
  const close = useCallback(() => setOpened(null), []);
  const takeTyped = useTypedAhead(opened === 'palette', close);

  function openDrawer() {
    setDrawerWanted(true);
    setOpened('drawer');
  }

  useShortcuts(
    useMemo(
      () => ({
        '/': () => {
          if (!focusSearch()) void navigate({ to: '/search' });
        },
        '?': () => setOpened('shortcuts'),
        'mod+k': () => setOpened('palette'),
      }),
      [navigate],
    ),
  );

  return (
    <KitProvider>
      <div className={classes['shell']}>
        <SkipLink target="content" />
        <Rail onFind={() => setOpened('palette')} />
        <div className={classes['column']}>
          <TitleBar />
          <main id="content" tabIndex={-1} className={classes['content']}>
            <PageOutlet />
          </main>
        </div>
        <BottomBar drawerOpened={opened === 'drawer'} onCreate={() => setOpened('create')} onMore={openDrawer} />
        <BackToTop />
        <CreateSheet opened={opened === 'create'} onClose={close} />
        <LateWindow opened={opened === 'palette'} onClose={close}>
          <Palette opened={opened === 'palette'} onClose={close} takeTyped={takeTyped} />
        </LateWindow>
        <LateWindow opened={opened === 'shortcuts'} onClose={close}>
          <ShortcutsHelp opened={opened === 'shortcuts'} onClose={close} />
        </LateWindow>
        {drawerWanted && (
          <Part onDismiss={close}>
            <MenuDrawer opened={opened === 'drawer'} onClose={close} />
          </Part>
        )}
        {toasterWanted && (
          <Part quiet>
            <Toaster />
          </Part>
        )}
        {session !== null && !session.profileFlags.includes(PROFILE_READY_FLAG) && (
          <Part quiet>
            <Onboarding session={session} />
          </Part>
        )}
        {session !== null && (returned !== null || session.impersonation?.mode === 'team') && (
          <Part quiet>
            <ImpersonationModal session={session} returned={returned} />
          </Part>
        )}
      </div>
    </KitProvider>
  );
}
