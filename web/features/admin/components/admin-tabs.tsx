import { useLocation } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';

const STUDIO = '/admin/studio';

/** The pages of the admin area; those of the studio have several each. */
export function AdminTabs() {
  const text = useText('admin');
  const inStudio = useLocation({ select: ({ pathname }) => pathname.startsWith(`${STUDIO}/`) });
  return (
    <LinkTabs
      label={text('tabs')}
      tabs={[
        { to: '/admin', label: text('tabPeople') },
        { to: '/admin/audit', label: text('tabAudit') },
        { to: STUDIO, label: text('tabStudio'), current: inStudio },
        { to: '/admin/coupons', label: text('tabCoupons') },
        { to: '/admin/suggestions', label: text('tabSuggestions') },
        { to: '/admin/usage', label: text('tabUsage') },
      ]}
    />
  );
}
