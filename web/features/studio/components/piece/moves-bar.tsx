import type { PieceMove } from '@yardsign/domain/studio/piece-state';
import { useState } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { usePieceCall } from '../../api.ts';
import type { StudioPiece } from '../../model.ts';
import { Faults } from './faults.tsx';
import classes from './moves-bar.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** The one that leads on; what leads back or asks for more stands beside it. */
const MAIN: readonly PieceMove[] = ['submit', 'approve', 'publish', 'reopen'];

function hintOf({ state, isOut }: StudioPiece) {
  if (state === 'draft' && isOut) return 'draftBehind';
  return state === 'published' && !isOut ? 'withdrawn' : state;
}

interface MovesBarProps {
  piece: StudioPiece;
  /** Waits until everything that was typed is saved. @returns whether it is. */
  settle: () => Promise<boolean>;
}

/** What can be done with the piece now, and what somebody else has to do. */
export function MovesBar({ piece, settle }: MovesBarProps) {
  const text = useText('studio');
  const format = useFormat();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<'schedule' | 'withdraw' | null>(null);
  const call = usePieceCall(piece.id, async (body: { move: PieceMove; at?: string }) => {
    await settle();
    return api.studio.moveStudioPiece({ params: { id: piece.id }, body });
  });
  const close = () => setAsking(null);
  const move = (body: { move: PieceMove; at?: string }) => call.mutate(body, { onSuccess: close });
  const press = (name: PieceMove) =>
    name === 'schedule' || name === 'withdraw' ? setAsking(name) : move({ move: name });
  const waitsForOther = piece.state === 'review' && !piece.moves.includes('approve');
  return (
    <div className={classes['bar']}>
      <p className={classes['hint']}>
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
      </div>
      {call.isError && (
        <Banner kind="failure" announce title={errorText(call.error)}>
          <Faults error={call.error} />
        </Banner>
      )}
      {asking === 'schedule' && (
        <ScheduleDialog busy={call.isPending} onClose={close} onChoose={(at) => move({ move: 'schedule', at })} />
      )}
      <ConfirmDialog
        opened={asking === 'withdraw'}
        onClose={close}
        title={text('withdrawTitle')}
        confirm={text('move_withdraw')}
        onConfirm={() => move({ move: 'withdraw' })}
        busy={call.isPending}
      >
        {text('withdrawText')}
      </ConfirmDialog>
    </div>
  );
}
