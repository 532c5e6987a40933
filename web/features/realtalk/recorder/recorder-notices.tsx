import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Abilities } from '../../../lib/recording/abilities.ts';
import { isLittle } from '../../../lib/recording/device-room.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { RecorderState } from './create-recorder.ts';
import type { RecorderPorts } from './ports.ts';
import { UnableNotice } from './unable-notice.tsx';
import { useSize } from './use-size.ts';
import type { Takes } from './use-takes.ts';

const ROOM_AGAIN_MS = 10_000;

interface RecorderNoticesProps {
  abilities: Abilities;
  state: RecorderState;
  takes: Takes;
  freeBytes: RecorderPorts['freeBytes'];
}

/** Looks into it now and then, as long as the page is there. */
export function useRoom(freeBytes: RecorderPorts['freeBytes']): number | null {
  const room = useQuery({
    queryKey: ['recorder', 'room'],
    queryFn: () => freeBytes(),
    refetchInterval: ROOM_AGAIN_MS,
    staleTime: 0,
    networkMode: 'always',
  });
  return room.data ?? null;
}

/** What a crash has left and cannot be made whole now, with the way to try again. */
export function UnfinishedNotice({ takes }: { takes: Takes }) {
  const text = useText('recorder');
  const count = takes.recovered?.unfinished ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      kind="attention"
      action={
        <Button size="small" onClick={takes.recoverAgain}>
          {text('tryAgain')}
        </Button>
      }
    >
      {text('unfinished', { count })}
    </Banner>
  );
}

/** What a member has to know: what the browser lacks, how little room there is, why a take ended, and what was found of one that was cut off. */
export function RecorderNotices({ abilities, state, takes, freeBytes }: RecorderNoticesProps) {
  const text = useText('recorder');
  const size = useSize();
  const free = useRoom(freeBytes);
  const told = 'told' in state ? state.told : null;
  const taken = state.phase === 'ready' ? state.taken : null;
  const { found = 0 } = takes.recovered ?? {};
  const look = (
    <LinkButton size="small" to="/realtalk/review">
      {text('toReview')}
    </LinkButton>
  );
  return (
    <>
      <UnableNotice abilities={abilities} />
      {told !== null && (
        <Banner kind="attention" announce {...(taken !== null && { action: look })}>
          {text(`told_${told}`)} {taken !== null && text('takeKept')}
        </Banner>
      )}
      {told === null && taken !== null && (
        <Banner kind="done" action={look}>
          {text('takeDone')}
        </Banner>
      )}
      {state.phase === 'ready' && told === null && taken === null && found > 0 && (
        <Banner kind="info" action={look}>
          {text('found', { count: found })}
        </Banner>
      )}
      {state.phase === 'ready' && <UnfinishedNotice takes={takes} />}
      {free !== null && isLittle(free) && <Banner kind="attention">{text('littleRoom', { size: size(free) })}</Banner>}
    </>
  );
}
