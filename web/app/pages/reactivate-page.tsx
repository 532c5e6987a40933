import { useQuery } from '@tanstack/react-query';
import { mayStartTrial } from '@yardsign/domain/account/account-life';
import { accountQuery, type OwnAccount } from '../../features/account/api.ts';
import { BillingOr } from '../../features/billing/components/billing-or.tsx';
import { ReactivateView } from '../../features/billing/pages/reactivate-view.tsx';
import { TrialOffer } from '../../features/account/components/trial-offer.tsx';
import { serverNow } from '../../lib/browser/server-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../lib/session/guard-person.ts';
import { type Session, useSession } from '../../lib/session/session-query.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { FormSkeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePage } from './account-state-page.tsx';

/** Only the server knows whether the account has had its trial. */
function AskedOffer({ session }: { session: Session }) {
  return (
    <Loaded query={useQuery(accountQuery)} waiting={<FormSkeleton fields={1} />} place="part">
      {() => <TrialOffer session={session} />}
    </Loaded>
  );
}

function TrialOver({ account }: { account: OwnAccount }) {
  const text = useText('account');
  const format = useFormat();
  if (account.trial === null || Date.parse(account.trial.endsAt) > serverNow().getTime()) return null;
  return ` ${text('trialEnded', { date: format.date(account.trial.endsAt, 'longDate') })}`;
}

function Reactivate({ session }: { session: Session }) {
  const text = useText('states');
  const { status } = session.user;
  const mayAsk = mayStartTrial({ status, features: heldFeatures(session), hadTrial: false });
  const account = useQuery({ ...accountQuery, enabled: mayAsk });
  const offered = mayAsk && account.data?.mayStartTrial !== false;
  const offer = offered && { offer: <AskedOffer session={session} /> };
  const words = (
    <>
      {text(status === 'inactive' ? 'reactivateInactive' : 'reactivateFree')}
      {mayAsk && account.data && <TrialOver account={account.data} />}
    </>
  );
  const withoutPayments = (
    <StatePage title="reactivateTitle" soon="reactivateSoon" session={session} {...offer}>
      {words}
    </StatePage>
  );
  return (
    <BillingOr otherwise={withoutPayments}>
      {(billing) => (
        <ReactivateView billing={billing} session={session} {...offer}>
          {words}
        </ReactivateView>
      )}
    </BillingOr>
  );
}

/** Where an inactive account, or one on the free plan, stands; a free one may start its trial here. */
export function ReactivatePage() {
  const session = useSession();
  return session === null ? null : <Reactivate session={session} />;
}
