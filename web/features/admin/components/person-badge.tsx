import { IconLock, IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type PersonLine, STATUS_TONES, shownStatus } from '../model.ts';
import { useAdminWords } from './use-admin-words.ts';

const look = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

const ICONS = {
  paused: <IconPlayerPause {...look} />,
  blocked: <IconLock {...look} />,
  deleting: <IconTrash {...look} />,
};

/** How an account stands, in a word with its icon. */
export function PersonBadge({ person }: { person: Pick<PersonLine, 'status' | 'blocked' | 'deletionDueAt'> }) {
  const words = useAdminWords();
  const status = shownStatus(person);
  const icon = Object.hasOwn(ICONS, status) ? ICONS[status as keyof typeof ICONS] : undefined;
  return (
    <StatusBadge tone={STATUS_TONES[status]} icon={icon}>
      {words.status(status)}
    </StatusBadge>
  );
}
