import { AppError } from '../../../platform/errors.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { finishCommand } from './finish-command.ts';
import { type BillingDeps, type Command, ENOUGH_PAYMENTS, ProcessorRefusal, ProcessorSilence } from '../ports.ts';
import { hasSettledSince, insertCommand, markUnknown, openCommand, type CommandRow } from './command-store.ts';
import { processorOf, syncAccount } from '../account/sync-account.ts';

/** A processor keeps a key for an hour; after this it is not trusted any more. */
const KEY_TRUSTED_MS = 55 * 60_000;

/** A command that began longer ago is not under way any more: the process that ran it is gone. */
const UNDER_WAY_MS = 60_000;

const refused = ({ refusal, actionToken }: ProcessorRefusal) =>
  new AppError(refusal, {
    ...(actionToken !== null && { issues: [{ path: 'three_d_secure_action_token_id', message: actionToken }] }),
  });

const keyOf = ({ id }: Pick<CommandRow, 'id'>) => `cmd:${id}`;

/** Tries a command, under its own key. @returns what became of it, or null when nobody knows. */
async function attempt(deps: BillingDeps, row: CommandRow): Promise<'done' | ProcessorRefusal | null> {
  try {
    await processorOf(deps).execute(row.member_id, row.asked, keyOf(row));
    return 'done';
  } catch (error) {
    if (error instanceof ProcessorRefusal) return error;
    if (error instanceof ProcessorSilence) return null;
    throw error;
  }
}

/** Whether what staff gave, or a credit, is there; null for a command that shows in how the account looks. */
async function wasGiven(
  deps: BillingDeps,
  { member_id: memberId, asked, ...row }: CommandRow,
): Promise<boolean | null> {
  const processor = processorOf(deps);
  if (asked.kind === 'credit') return processor.wasCredited(memberId, keyOf(row));
  if (asked.kind === 'extend-trial') {
    const { subscription } = await processor.read(memberId, { payments: ENOUGH_PAYMENTS });
    return subscription?.trialEndsAt?.getTime() === Date.parse(asked.until);
  }
  if (asked.kind !== 'refund') return null;
  const left = await processor.refundable(memberId, asked.invoice);
  return left !== null && left < asked.refundable;
}

/** What is given does not show in how an account looks, and is looked for by itself. */
async function lookUp(deps: BillingDeps, row: CommandRow): Promise<'done' | 'read' | ProcessorRefusal | null> {
  try {
    const isThere = await wasGiven(deps, row);
    if (isThere === null) return 'read';
    return isThere ? 'done' : new ProcessorRefusal('change_not_allowed');
  } catch (error) {
    if (error instanceof ProcessorSilence) return null;
    throw error;
  }
}

/**
 * Finds out what has become of a command: by the same key as long as it is trusted, which does it once in any case, and by what
 * the account looks like afterwards.
 *
 * @returns false when the processor still does not answer.
 */
export async function settleCommand(deps: BillingDeps, row: CommandRow): Promise<boolean> {
  const trusted = deps.clock.now().getTime() - row.created_at.getTime() < KEY_TRUSTED_MS;
  const outcome = trusted ? await attempt(deps, row) : await lookUp(deps, row);
  if (outcome === null) return false;
  // Taken after the answer: the attempt may have been what did it, and whoever looked at the account before that must hear of it.
  const settled_at = deps.clock.now();
  try {
    await syncAccount(deps, row.member_id);
  } catch (error) {
    if (error instanceof ProcessorSilence) return false;
    throw error;
  }
  const refusal = outcome instanceof ProcessorRefusal ? outcome.refusal : null;
  const state = outcome instanceof ProcessorRefusal ? 'refused' : outcome;
  await finishCommand(deps, row, { state, refusal, settled_at });
  return true;
}

/** Makes room for a command. @throws AppError `billing_busy` while another one is under way, `billing_unclear` while its end is unknown. */
async function settleOpen(deps: BillingDeps, memberId: string): Promise<void> {
  const open = await openCommand(deps.db, memberId);
  if (!open) return;
  const age = deps.clock.now().getTime() - open.created_at.getTime();
  if (open.state === 'pending' && age < UNDER_WAY_MS) throw new AppError('billing_busy');
  if (!(await settleCommand(deps, open))) throw new AppError('billing_unclear');
}

/**
 * Writes a command down, unless another one is open, or has come to its end since the wish was held against the account: what was true of it
 * then, as that it does not use a coupon yet, may not be so any more.
 */
async function begin(deps: BillingDeps, row: CommandRow, judgedAt: Date | null): Promise<void> {
  try {
    await deps.db.transaction().execute(async (tx) => {
      await insertCommand(tx, { ...row, asked: JSON.stringify(row.asked) });
      // Asked once the command is there: from now on no other one comes to an end.
      if (judgedAt !== null && (await hasSettledSince(tx, row.member_id, judgedAt))) throw new AppError('billing_busy');
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('billing_busy');
    throw error;
  }
}

/**
 * Asks the processor for a change: written down first, done once whatever breaks in between, and followed by a look at the account.
 *
 * @param options.id of the command, where somebody else remembers it.
 * @param options.judgedAt when the account was read that the command was held against; null for one that is right whatever the account is like.
 * @throws AppError a refusal; `billing_busy` when the account has another command under way; `billing_unclear` when nobody knows
 *   yet what has become of it. It is found out then, without the member.
 */
export async function runCommand(
  deps: BillingDeps,
  memberId: string,
  command: Command,
  {
    reason = null,
    id = deps.random.id('cmd'),
    judgedAt = null,
  }: { reason?: string | null; id?: string; judgedAt?: Date | null } = {},
): Promise<void> {
  processorOf(deps);
  await settleOpen(deps, memberId);
  const row: CommandRow = {
    id,
    member_id: memberId,
    kind: command.kind,
    asked: command,
    reason,
    state: 'pending',
    refusal: null,
    created_at: deps.clock.now(),
    settled_at: null,
  };
  await begin(deps, row, judgedAt);
  // The second time is the first one's repetition, not another change.
  const outcome = (await attempt(deps, row)) ?? (await attempt(deps, row));
  if (outcome === null) {
    await markUnknown(deps.db, row.id);
    throw new AppError('billing_unclear');
  }
  const settled_at = deps.clock.now();
  if (outcome instanceof ProcessorRefusal) {
    await finishCommand(deps, row, { state: 'refused', refusal: outcome.refusal, settled_at });
    throw refused(outcome);
  }
  await finishCommand(deps, row, { state: 'done', refusal: null, settled_at });
  try {
    await syncAccount(deps, memberId);
  } catch (error) {
    // It was done; what follows from it is read with the next letter or the next look.
    if (!(error instanceof ProcessorSilence)) throw error;
  }
}
