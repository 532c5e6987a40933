import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { rulesQuery } from '../api.ts';
import { RulesForm } from '../components/rules-form.tsx';
import classes from './pages.module.css';

/** What a team wants somebody to agree to before it goes out. */
export function TeamRulesPage() {
  const text = useText('approval');
  const titles = useText('titles');
  const session = useSession();
  const rules = useQuery(rulesQuery);
  const impersonates = session !== null && session.impersonation !== null;
  return (
    <>
      <PageHeader
        title={titles('teamRules')}
        lead={text('rulesLead')}
        action={<LinkButton to="/approvals">{titles('approvals')}</LinkButton>}
      />
      <Loaded query={rules} waiting={<ListSkeleton rows={4} />} place="list" failed={text('loadFailed')}>
        {(known) => (
          <div className={classes['fields']}>
            {impersonates && <Banner kind="info">{text('impersonating')}</Banner>}
            {!impersonates && !known.mayChange && <Banner kind="info">{text('onlyOwner')}</Banner>}
            <RulesForm known={known} closed={impersonates || !known.mayChange} />
          </div>
        )}
      </Loaded>
    </>
  );
}
