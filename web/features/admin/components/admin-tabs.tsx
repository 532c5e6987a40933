import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';

/** The pages of the admin area. */
export function AdminTabs() {
  const text = useText('admin');
  return (
    <LinkTabs
      label={text('tabs')}
      tabs={[
        { to: '/admin', label: text('tabPeople') },
        { to: '/admin/audit', label: text('tabAudit') },
        { to: '/admin/studio', label: text('tabStudio') },
        { to: '/admin/coupons', label: text('tabCoupons') },
        { to: '/admin/suggestions', label: text('tabSuggestions') },
      ]}
    />
  );
}
