import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { Query } from '../../lib/search/page-search.ts';
import { siteConfigQuery } from '../../lib/session/site-config-query.ts';
import { siteQuery } from '../../lib/session/site-query.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { AnchorButton } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageSkeleton } from '../../ui/feedback/skeleton.tsx';
import { type Exit, type ExitLinks, appExit, supportExit, verificationExit } from '../exits.ts';

/** Reads where this installation leads, and goes there. The page itself is only seen while that takes time, or fails. */
function LeavePage({ exitOf }: { exitOf: (links: ExitLinks) => Exit }) {
  const text = useText('shell');
  const navigate = useNavigate();
  const site = useQuery(siteQuery);
  const { data: config } = useQuery({ ...siteConfigQuery, enabled: false });
  const help = config?.help?.url;
  const exit = site.data && exitOf({ ...site.data.links, ...(help !== undefined && { help }) });
  const outside = exit && 'outside' in exit ? exit.outside : null;
  const inside = exit && 'inside' in exit ? exit.inside : null;

  useEffect(() => {
    if (outside !== null) window.location.replace(outside);
    if (inside !== null) void navigate({ to: inside, replace: true });
  }, [outside, inside, navigate]);

  if (site.error !== null)
    return <Failed error={site.error} onRetry={() => void site.refetch()} title={text('errorTitle')} place="page" />;
  if (site.data === undefined || inside !== null) return <PageSkeleton />;
  if (outside !== null) {
    return (
      <EmptyState
        drawing="preparation"
        heading="h1"
        title={text('leavingTitle')}
        action={<AnchorButton href={outside}>{text('leavingGo')}</AnchorButton>}
      >
        {text('leavingText', { host: new URL(outside).host })}
      </EmptyState>
    );
  }
  const { supportEmail } = site.data;
  return (
    <EmptyState
      drawing="empty"
      heading="h1"
      title={text('support')}
      action={
        <AnchorButton kind="primary" href={`mailto:${supportEmail}`}>
          {text('writeTo', { email: supportEmail })}
        </AnchorButton>
      }
    >
      {text('supportText')}
    </EmptyState>
  );
}

export function AppPage() {
  return <LeavePage exitOf={(links) => appExit(links, navigator.userAgent)} />;
}

export function SupportPage() {
  return <LeavePage exitOf={supportExit} />;
}

export function VerificationPage() {
  const { pik }: Query = useSearch({ strict: false });
  return <LeavePage exitOf={(links) => verificationExit(links, pik)} />;
}
