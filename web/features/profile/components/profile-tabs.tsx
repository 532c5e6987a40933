import { useText } from '../../../lib/i18n/use-text.ts';
import { useGate } from '../../../lib/session/page-gate.ts';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';

const PARTS = [
  ['/profile/basic', 'basic'],
  ['/profile/videos', 'videos'],
  ['/profile/graphics', 'graphics'],
  ['/profile/guides', 'guides'],
  ['/profile/blog', 'blog'],
  ['/profile/email-builder', 'email'],
  ['/profile/local', 'local'],
  ['/profile/realtalk', 'realtalk'],
] as const;

export function ProfileTabs() {
  const text = useText('profile');
  const gate = useGate();
  const tabs = PARTS.map(([to, label]) => ({
    to,
    label: text(label),
    locked: gate(to) === 'locked',
  }));
  return <LinkTabs label={text('tabs')} tabs={tabs} />;
}
