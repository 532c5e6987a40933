import { OperatorFault } from '../operator-fault.ts';

/** No connection to the database could be had. Whoever starts the product reads it without a stack. */
export class DatabaseAwayError extends OperatorFault {
  override readonly name = 'DatabaseAwayError';

  constructor(cause: unknown) {
    super(`The database cannot be reached: ${messageOf(cause)}`, { cause });
  }
}

/** Of a name with several addresses each attempt has its own. */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * SQL states of a server that ends a connection or takes none: it is stopped, it starts, or it has none left; of one whose disk is full;
 * and of one that takes no changes, because another took its place or its operator closed it for a while.
 */
const AWAY_STATES = /^(?:08...|57P0[1-3]|53300|53100|25006)$/;
/** What the driver says of a connection that ended under a statement; it has no code. */
const ENDED = /^Connection terminated/;

/** Whether a statement failed because the database is away for now, and not because of what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return AWAY_STATES.test(code) || ENDED.test(error.message);
}
