import { IconBan, IconClock, IconClockX, IconPlugConnectedX, IconQuestionMark, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { type PostState, STATE_LOOKS, type looksOf } from '../../model.ts';

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

/** The state of a post in a word, with its icon. @param label a truer word than that of the state (`looksOf`). */
export function PostStateBadge({ state, label }: { state: PostState; label?: ReturnType<typeof looksOf>['label'] }) {
  const text = useText('sharing');
  // What is still to come and needs its member looks like what needs them.
  const shown = label === 'state_needs_attention' ? 'needs_attention' : state;
  const looks = STATE_LOOKS[shown];
  return (
    <StatusBadge tone={looks.tone} icon={ICONS[shown]}>
      {text(label ?? looks.label)}
    </StatusBadge>
  );
}
