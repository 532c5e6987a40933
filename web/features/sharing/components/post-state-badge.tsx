import { IconBan, IconClock, IconClockX, IconPlugConnectedX, IconQuestionMark, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { type PostState, STATE_LOOKS } from '../model.ts';

const look = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Icons for what the tone alone does not tell apart. */
const ICONS: Partial<Record<PostState, ReactNode>> = {
  scheduled: <IconClock {...look} />,
  sending: <IconSend {...look} />,
  unconfirmed: <IconQuestionMark {...look} />,
  needs_reconnect: <IconPlugConnectedX {...look} />,
  cancelled: <IconBan {...look} />,
  missed: <IconClockX {...look} />,
};

/** The state of a post in a word, with its icon. */
export function PostStateBadge({ state }: { state: PostState }) {
  const text = useText('sharing');
  const { tone, label } = STATE_LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={ICONS[state]}>
      {text(label)}
    </StatusBadge>
  );
}
