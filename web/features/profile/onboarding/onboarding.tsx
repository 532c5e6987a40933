import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { PROFILE_READY_FLAG } from '@yardsign/domain/access/guards';
import { opensOnboarding } from '@yardsign/domain/access/onboarding';
import { useState } from 'react';
import { readTab, writeTab } from '../../../lib/browser/tab-storage.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { basicProfileQuery } from '../api.ts';
import { brandQuery } from '../brand-query.ts';
import { OnboardingDialog } from './onboarding-dialog.tsx';

const CLOSED = 'yardsign.onboarding-closed';

/** Asks a new member for the brand where they first meet it, once in a session. */
export function Onboarding({ session }: { session: Session }) {
  const memberId = session.user.id;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [closed, setClosed] = useState(() => readTab(CLOSED) === memberId);
  const opened = opensOnboarding({
    path,
    profileReady: session.profileFlags.includes(PROFILE_READY_FLAG),
    impersonated: session.impersonation !== null,
    closed,
  });
  const profile = useQuery({ ...basicProfileQuery(memberId), enabled: opened }).data;
  const brand = useQuery({ ...brandQuery, enabled: opened }).data;
  if (!opened || !profile || !brand) return null;

  function close() {
    writeTab(CLOSED, memberId);
    setClosed(true);
  }

  return <OnboardingDialog session={session} profile={profile} brand={brand} onClose={close} />;
}
