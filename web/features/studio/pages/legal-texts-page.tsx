import { LEGAL_PAGES } from '@yardsign/domain/studio/legal-text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { pageSearch, usePageSearch } from '../../../lib/search/page-search.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { legalQuery } from '../components/legal/legal-api.ts';
import { LegalEditor } from '../components/legal/legal-editor.tsx';
import classes from './studio-page.module.css';

const legalSearch = pageSearch<{ text: (typeof LEGAL_PAGES)[number] }>({
  text: (typed) => LEGAL_PAGES.find((page) => page === typed) ?? 'privacy',
});

/** The privacy policy and the terms of service as the content team writes them. */
export function LegalTextsPage() {
  const text = useText('legal');
  const titles = useText('titles');
  const shell = useText('shell');
  const navigate = useNavigate();
  const { text: page } = usePageSearch(legalSearch);
  const legal = useQuery(legalQuery(page));
  return (
    <>
      <PageHeader
        title={titles('studioLegal')}
        lead={text('lead')}
        action={<LinkButton to="/admin/studio">{text('toTexts')}</LinkButton>}
      />
      <div className={classes['page']}>
        <AdminTabs />
        <SegmentedControl
          label={text('which')}
          value={page}
          segments={LEGAL_PAGES.map((value) => ({ value, label: shell(value) }))}
          onChange={(chosen) =>
            void navigate({ to: '/admin/studio/legal', search: legalSearch.link({ text: chosen }), resetScroll: false })
          }
        />
        <Loaded query={legal} waiting={<LinesSkeleton lines={24} />} place="part" failed={text('failed')}>
          {(held) => <LegalEditor key={page} page={page} legal={held} />}
        </Loaded>
      </div>
    </>
  );
}
