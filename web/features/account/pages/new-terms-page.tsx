import { ownPathOr } from '@yardsign/domain/access/own-path';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { pageSearch, usePageSearch } from '../../../lib/search/page-search.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { AskElse } from '../components/consent/ask-else.tsx';
import classes from '../components/consent/consent.module.css';
import { LegalAsk } from '../components/consent/legal-ask.tsx';
import { type LegalDue, consentQuery, useAcceptLegal } from '../consent-api.ts';

const termsSearch = pageSearch({ redirectFrom: (typed) => ownPathOr(typed, '/dashboard') });

function Asking({ due }: { due: readonly LegalDue[] }) {
  const text = useText('consent');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { redirectFrom } = usePageSearch(termsSearch);
  const accept = useAcceptLegal(() => navigate({ href: redirectFrom, replace: true }));
  return (
    <>
      {due.map((one) => (
        <LegalAsk key={one.page} due={one} />
      ))}
      <p>{text('stays')}</p>
      {accept.error && (
        <Banner kind="failure" announce>
          {errorText(accept.error)}
        </Banner>
      )}
      <div className={classes['actions']}>
        <Button kind="primary" busy={accept.isPending} onClick={() => accept.mutate(due)}>
          {text('accept')}
        </Button>
      </div>
      <AskElse />
    </>
  );
}

/** A legal text is new, and the member is asked whether they accept it. It leads on to where they were going. */
export function NewTermsPage() {
  const text = useText('consent');
  const session = useSession();
  const isSeenByAnother = session !== null && session.impersonation !== null;
  const consent = useQuery({ ...consentQuery, enabled: !isSeenByAnother });
  return (
    <div className={classes['page']}>
      <h1>{text('title')}</h1>
      {isSeenByAnother ? (
        <p>{text('theirs')}</p>
      ) : (
        <Loaded query={consent} waiting={<FormSkeleton fields={3} />} place="part">
          {({ due }) =>
            due.length > 0 ? (
              <>
                <p>{text('lead')}</p>
                <Asking due={due} />
              </>
            ) : (
              <>
                <p>{text('nothing')}</p>
                <div className={classes['actions']}>
                  <LinkButton to="/dashboard">{text('toDashboard')}</LinkButton>
                </div>
              </>
            )
          }
        </Loaded>
      )}
    </div>
  );
}
