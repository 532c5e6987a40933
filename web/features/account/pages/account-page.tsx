import { hasManyLogins } from '@yardsign/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Session, useSession } from '../../../lib/session/session-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { LevelWaits } from '../../access/second-factor/level-waits.tsx';
import { LeaveTeamCard } from '../../teams/components/leave-team-card.tsx';
import { accountQuery, type OwnAccount } from '../api.ts';
import classes from '../components/account-cards.module.css';
import { OwnDataCard } from '../components/consent/own-data-card.tsx';
import { DeleteCard } from '../components/delete-card.tsx';
import { EmailCard } from '../components/email-card.tsx';
import { EmailConfirmation } from '../components/email-confirmation.tsx';
import { LanguageCard } from '../components/language-card.tsx';
import { EarlyFeaturesCard, TrialCard } from '../components/offers-card.tsx';
import { LoginCredentialsCard } from '../../access/credentials/login-credentials-card.tsx';
import { PasswordCard } from '../components/password-card.tsx';
import { PasskeysCard } from '../../access/credentials/passkeys-card.tsx';
import { PersonalCard } from '../components/personal-card.tsx';
import { SessionsCard } from '../../access/session/sessions-card.tsx';
import { SignInMethodsCard } from '../../access/credentials/sign-in-methods-card.tsx';
import { TwoFactorCard } from '../../access/second-factor/two-factor-card.tsx';
import { useTakenSearch } from '../components/use-taken-search.ts';
import { ImpersonationHistoryCard } from '../../access/impersonation/impersonation-history-card.tsx';
import { readEmailLink } from '../model.ts';

/** A part of the page: its place in addresses (`/account#password`), its name in the list, its card. */
interface Section {
  id: string;
  name: string;
  card: ReactNode;
}

function useSections(session: Session, account: OwnAccount): Section[] {
  const text = useText('account');
  const security = useText('security');
  const impersonation = useText('impersonation');
  const teams = useText('teams');
  const consent = useText('consent');
  const facts = { session, account };
  const offersTrial = account.trial !== null || account.mayStartTrial;
  return [
    { id: 'personal', name: text('personalTitle'), card: <PersonalCard session={session} /> },
    { id: 'language', name: text('languageTitle'), card: <LanguageCard /> },
    { id: 'email', name: text('emailTitle'), card: <EmailCard {...facts} /> },
    { id: 'password', name: text('passwordTitle'), card: <PasswordCard {...facts} /> },
    // The credentials of an account are its owner's alone: who impersonates them is not even shown them.
    ...(session.impersonation === null
      ? [
          { id: 'ways', name: security('waysTitle'), card: <SignInMethodsCard /> },
          { id: 'passkeys', name: security('passkeysTitle'), card: <PasskeysCard /> },
          { id: 'two-factor', name: security('factorTitle'), card: <TwoFactorCard /> },
          ...(hasManyLogins(session.user.max_logins)
            ? [{ id: 'logins', name: security('loginsTitle'), card: <LoginCredentialsCard /> }]
            : []),
          { id: 'sessions', name: security('sessionsTitle'), card: <SessionsCard /> },
        ]
      : []),
    { id: 'viewed', name: impersonation('cardTitle'), card: <ImpersonationHistoryCard /> },
    ...(offersTrial ? [{ id: 'trial', name: text('trialCardTitle'), card: <TrialCard {...facts} /> }] : []),
    ...(account.selfApplicable.length > 0
      ? [
          {
            id: 'early',
            name: text('betaTitle'),
            card: <EarlyFeaturesCard session={session} slugs={account.selfApplicable} />,
          },
        ]
      : []),
    // Somebody on a team stands under it; whoever leads one does not leave it here.
    ...(session.user.parents.length > 0
      ? [{ id: 'team', name: teams('yourTeam'), card: <LeaveTeamCard session={session} /> }]
      : []),
    // Only the member takes their data out.
    ...(session.impersonation === null ? [{ id: 'data', name: consent('dataTitle'), card: <OwnDataCard /> }] : []),
    { id: 'delete', name: text('deleteCardTitle'), card: <DeleteCard {...facts} /> },
  ];
}

function SectionList({ sections }: { sections: readonly Section[] }) {
  const text = useText('account');
  const heading = useId();
  return (
    <nav className={classes['sections']} aria-labelledby={heading}>
      <h2 id={heading}>{text('sections')}</h2>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <Link to="/account" hash={id} activeOptions={{ includeHash: true }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ session, account }: { session: Session; account: OwnAccount }) {
  const sections = useSections(session, account);
  useHashTarget(true);
  return (
    <div className={classes['page']}>
      <div className={classes['cards']}>
        {sections.map(({ id, card }) => (
          <div key={id} id={id}>
            {card}
          </div>
        ))}
      </div>
      <SectionList sections={sections} />
    </div>
  );
}

function Content({ session }: { session: Session }) {
  const text = useText('account');
  return (
    <Loaded
      query={useQuery(accountQuery)}
      waiting={<FormSkeleton fields={8} />}
      place="list"
      failed={text('loadFailed')}
    >
      {(account) => <Sections session={session} account={account} />}
    </Loaded>
  );
}

const isConfirmation = (search: Readonly<Record<string, unknown>>) => search['action'] === 'validate_email';

/** Everything about the account itself. A mail to a new address leads here with `?action=validate_email`. */
export function AccountPage() {
  const text = useText('account');
  const session = useSession();
  const search = useTakenSearch(isConfirmation, 'forget');
  return (
    <>
      <PageHeader title={text('title')} lead={text('lead')} />
      {session && (
        <div className={classes['form']}>
          {session.impersonation !== null && <Banner kind="info">{text('impersonatingNote')}</Banner>}
          {session.levelWaits !== null && <LevelWaits waits={session.levelWaits} />}
          {isConfirmation(search) && <EmailConfirmation user={session.user.id} link={readEmailLink(search)} />}
          <Content session={session} />
        </div>
      )}
    </>
  );
}
