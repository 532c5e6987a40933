import { fromCents } from '@yardsign/domain/billing/money';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { AuditDetail } from '../../../platform/audit/tables.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { BillingDeps, Command } from '../ports.ts';
import { lockTrial, setTrialEnd } from '../store.ts';
import { endCommand, type CommandRow } from './command-store.ts';

type StaffCommand = Extract<Command, { kind: 'refund' | 'extend-trial' }>;

const isStaffs = (command: Command): command is StaffCommand =>
  command.kind === 'refund' || command.kind === 'extend-trial';

function entryOf(command: StaffCommand): { action: AuditAction; detail: AuditDetail } {
  if (command.kind === 'refund') {
    const detail = { invoice: command.invoice, amount: fromCents(command.amount).toFixed(2) };
    return { action: 'billing.refunded', detail };
  }
  return { action: 'billing.trial-extended', detail: { days: command.days, until: command.until.slice(0, 10) } };
}

/** What staff asked for is written into the audit log, and a trial of ours goes on with that of the processor. */
async function recordDone(tx: Tx, memberId: string, command: StaffCommand, at: Date): Promise<void> {
  if (command.kind === 'extend-trial' && (await lockTrial(tx, memberId)))
    await setTrialEnd(tx, memberId, new Date(command.until));
  const { by, realBy, reason, requestId } = command.act;
  const { action, detail } = entryOf(command);
  await recordAct(tx, {
    at,
    action,
    actorId: by,
    realActorId: realBy,
    subjectId: memberId,
    detail: { ...detail, reason },
    requestId,
  });
}

/** Writes down what became of a command, once, with what follows from it: whether that is known at once or found out later. */
export async function finishCommand(
  { db }: Pick<BillingDeps, 'db'>,
  row: CommandRow,
  end: Pick<CommandRow, 'state' | 'refusal'> & { settled_at: Date },
): Promise<void> {
  const { id, member_id: memberId, asked } = row;
  await db.transaction().execute(async (tx) => {
    const ended = await endCommand(tx, id, end);
    if (ended && end.state === 'done' && isStaffs(asked)) await recordDone(tx, memberId, asked, end.settled_at);
  });
}
