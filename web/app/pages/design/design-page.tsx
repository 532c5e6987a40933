import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { BackToTop } from '../../../ui/navigation/back-to-top.tsx';
import { KitProvider } from '../../../ui/theme/kit-provider.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Preferences } from '../../../ui/navigation/preferences.tsx';
import { PageSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { useCurrentTitle } from '../../use-current-title.ts';
import { Absences } from './absences.tsx';
import { Contents } from './contents.tsx';
import { Controls } from './controls.tsx';
import classes from './design-page.module.css';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Messages } from './messages.tsx';
import { Navigation } from './navigation.tsx';
import { Windows } from './windows.tsx';

/** Every component in every state, for whoever builds a page. Shown in development and where the demo world is loaded. */
export function DesignPage() {
  const text = useText('design');
  const title = useCurrentTitle();
  const site = useQuery(siteQuery);
  const open = import.meta.env.DEV || (site.data !== undefined && site.data.demo !== null);
  if (!open && site.isPending) return <PageSkeleton />;
  if (!open) return <NotFoundPage />;
  return (
    <KitProvider>
      <SkipLink target="content" />
      <main id="content" tabIndex={-1} className={classes['page']}>
        <PageHeader title={title} lead={text('lead')} action={<Preferences />} />
        <Foundations />
        <Controls />
        <Fields />
        <Messages />
        <Navigation />
        <Windows />
        <Contents />
        <Absences />
      </main>
      <BackToTop />
      <Toaster />
    </KitProvider>
  );
}
