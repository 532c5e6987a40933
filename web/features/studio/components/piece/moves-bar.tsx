import type { PieceMove } from '@yardsign/domain/studio/piece-state';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, hasCode } from '../../../../lib/api/api-error.ts';
import { useOnline } from '../../../../lib/browser/use-online.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import type { StudioPiece } from '../../model.ts';
import { Faults } from './faults.tsx';
import classes from './moves-bar.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** The one that leads on; what leads back or asks for more stands beside it. */
const MAIN: readonly PieceMove[] = ['submit', 'approve', 'publish', 'reopen'];

/** What is said where the connection is gone: the call did not get out, or what was typed before it did not. */
const NO_CONNECTION = ['offline', 'not_saved'] as const;

/** How far something has come, and what can be done with it. */
type Standing = Pick<StudioPiece, 'state' | 'isOut' | 'edition' | 'moves' | 'approvedBy' | 'publishAt'> &
  Partial<Pick<StudioPiece, 'drawing'>>;
interface MoveWish {
  move: PieceMove;
  at?: string | undefined;
  edition?: string | undefined;
}

function hintOf({ state, isOut }: Standing) {
  if (state === 'draft' && isOut) return 'draftBehind';
  return state === 'published' && !isOut ? 'withdrawn' : state;
}

interface MovesBarProps {
  piece: Standing;
  call: UseMutationResult<unknown, Error, MoveWish>;
  /** What withdrawing takes away. */
  withdrawn: string;
  /** What has to be done before anything else; nothing moves until then. */
  first?: string | undefined;
  /** What else can be done, after the moves. */
  children?: ReactNode;
}

/** Takes the cursor to what is said of a state when that becomes another one: the button that was pressed is gone then. */
function useFocusOnMove(state: Standing['state']): RefObject<HTMLParagraphElement | null> {
  const hint = useRef<HTMLParagraphElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) hint.current?.focus({ preventScroll: true });
  }, [state]);
  return hint;
}

/** What can be done with a piece or a perk now, and what somebody else has to do. */
export function MovesBar({ piece, call, withdrawn, first, children }: MovesBarProps) {
  const text = useText('studio');
  const format = useFormat();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<'schedule' | 'withdraw' | 'first' | null>(null);
  const close = () => setAsking(null);
  // What was refused for want of a connection is not true once there is one: it can be pressed again.
  const online = useOnline();
  const forget = useEffectEvent(() => NO_CONNECTION.some((code) => hasCode(call.error, code)) && call.reset());
  useEffect(() => {
    if (online) forget();
  }, [online]);
  const hint = useFocusOnMove(piece.state);
  const [moved, setMoved] = useState(piece.edition);
  function move(body: MoveWish) {
    setMoved(piece.edition);
    call.mutate(body, { onSuccess: close });
  }
  function press(name: PieceMove) {
    // What went wrong before is not about what is pressed now.
    call.reset();
    if (first !== undefined) setAsking('first');
    else if (name === 'schedule' || name === 'withdraw') setAsking(name);
    else move({ move: name, ...(name === 'approve' && { edition: piece.edition }) });
  }
  // What was missing is told of what was handed in then: once something is saved, it may be here.
  const isPast = call.error instanceof ApiError && call.error.issues.length > 0 && moved !== piece.edition;
  const failure = call.isError && !isPast && (
    <Banner kind="failure" announce title={errorText(call.error)}>
      <Faults error={call.error} drawing={piece.drawing} />
    </Banner>
  );
  const isInWindow = asking === 'schedule' || asking === 'withdraw';
  const waitsForOther = piece.state === 'review' && !piece.moves.includes('approve');
  return (
    <div className={classes['bar']}>
      <p ref={hint} role="status" tabIndex={-1} className={classes['hint']}>
        {waitsForOther ? text('waitsForOther') : text(`hint_${hintOf(piece)}`)}
        {piece.approvedBy && ` ${text('approvedBy', { name: piece.approvedBy.name })}`}
        {piece.publishAt && ` ${text('goesOut', { time: format.date(piece.publishAt, 'moment') })}`}
      </p>
      <div className={classes['buttons']}>
        {piece.moves.map((name) => (
          <Button
            key={name}
            kind={MAIN.includes(name) ? 'primary' : 'secondary'}
            busy={call.isPending && call.variables.move === name}
            disabled={call.isPending}
            onClick={() => press(name)}
          >
            {text(`move_${name}`)}
          </Button>
        ))}
        {children}
      </div>
      {asking === 'first' && first !== undefined && <Banner kind="info" announce title={first} />}
      {!isInWindow && failure}
      {asking === 'schedule' && (
        <ScheduleDialog busy={call.isPending} onClose={close} onChoose={(at) => move({ move: 'schedule', at })}>
          {failure}
        </ScheduleDialog>
      )}
      <ConfirmDialog
        opened={asking === 'withdraw'}
        onClose={close}
        title={text('withdrawTitle')}
        confirm={text('move_withdraw')}
        onConfirm={() => move({ move: 'withdraw' })}
        busy={call.isPending}
      >
        {isInWindow && failure}
        {withdrawn}
      </ConfirmDialog>
    </div>
  );
}
