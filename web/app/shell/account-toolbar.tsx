import { useMatches } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/use-text.ts';
import { useGate } from '../../lib/session/page-gate.ts';
import { LinkTabs } from '../../ui/navigation/link-tabs.tsx';
import { accountToolbar } from './menu.ts';

/** Above the pages about one's account: the way between them, without those that would lead elsewhere. */
export function AccountToolbar() {
  const text = useText('shell');
  const gate = useGate();
  const path = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.path });
  const entries = accountToolbar.filter(({ to }) => gate(to) !== 'elsewhere');
  if (!accountToolbar.some(({ to }) => to === path) || entries.length < 2) return null;
  return <LinkTabs label={text('accountPages')} tabs={entries.map(({ to, label }) => ({ to, label: text(label) }))} />;
}
