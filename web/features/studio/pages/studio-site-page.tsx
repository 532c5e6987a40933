import { useQuery } from '@tanstack/react-query';
import { siteFaults } from '@yardsign/domain/site/site-faults';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { useFieldWords } from '../components/fields/field-words.ts';
import cards from '../components/piece/cards.module.css';
import { SavedForm } from '../components/saved-form/saved-form.tsx';
import { SavedVersions } from '../components/saved-form/saved-versions.tsx';
import { type StudioSite, studioSiteQuery, useRestoreSite, useSaveSite } from '../components/site/site-api.ts';
import classes from './studio-page.module.css';

function Filled({ site }: { site: StudioSite }) {
  const text = useText('site');
  const words = useFieldWords();
  // What is brought back stands in the form at once, whatever was typed before.
  const [restored, setRestored] = useState(0);
  return (
    <>
      <Card>
        <SavedForm
          key={restored}
          name="site"
          saved={site}
          judge={siteFaults}
          call={useSaveSite()}
          said={text('saved')}
        />
      </Card>
      <Card>
        <div className={cards['stack']}>
          <p className={cards['quiet']}>{text('installed')}</p>
          <p className={cards['quiet']}>{text('coupons')}</p>
          <div className={cards['buttons']}>
            <LinkButton size="small" to="/admin/coupons">
              {text('toCoupons')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <SavedVersions
        saved={site}
        standing={site.version}
        nameOf={({ number, isOfFiles }) => (isOfFiles ? text('ofFile') : words.text('version', { number }))}
        mayRestore={({ number }) => number !== site.version}
        restore={useRestoreSite()}
        onRestored={() => setRestored((before) => before + 1)}
      />
    </>
  );
}

/** What the site says of itself: messages above every page, maintenance, help, films of pages. */
export function StudioSitePage() {
  const text = useText('site');
  const titles = useText('titles');
  const site = useQuery(studioSiteQuery);
  return (
    <>
      <PageHeader
        title={titles('studioSite')}
        lead={text('lead')}
        action={<LinkButton to="/admin/studio">{text('toStudio')}</LinkButton>}
      />
      <div className={classes['page']}>
        <AdminTabs />
        <Loaded query={site} waiting={<FormSkeleton fields={6} />} place="part" failed={text('failed')}>
          {(found) => <Filled site={found} />}
        </Loaded>
      </div>
    </>
  );
}
