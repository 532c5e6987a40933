import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { reportError } from '../../../lib/report-error.ts';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { perkQuery } from '../api.ts';
import { BonusView } from '../components/bonus-view.tsx';
import { PartnerView } from '../components/partner-view.tsx';

/** A perk that cannot be had, or read, is reported, and its reader goes on to the list. */
function Away({ error }: { error: Error }) {
  const text = useText('perks');
  useEffect(() => {
    reportError(error);
    showToast({ kind: 'failure', message: text('failedOne'), about: 'perks' });
  }, [error, text]);
  return <Navigate to="/my-perks" replace />;
}

export function PerkPage() {
  const slug: string = useParams({ strict: false, select: (params: Record<string, string>) => params['perk'] ?? '' });
  const { data: perk, error } = useQuery({ ...perkQuery(slug, useLanguage()), retry: false });
  useOwnTitle(perk?.header);
  if (perk === undefined) return error === null ? <FormSkeleton fields={4} /> : <Away error={error} />;
  if (perk.component === 'piece') return <Navigate to={perk.path} replace />;
  return perk.component === 'partner' ? <PartnerView perk={perk} /> : <BonusView perk={perk} />;
}
