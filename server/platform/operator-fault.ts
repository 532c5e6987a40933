/** A fault that the person who starts the server can mend: they get the message, and no stack. */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault';
}

/** What the system and PostgreSQL call a disk, or a share of it, that is full. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * What an operator is told of an error that ends a process. What they can mend says what it is, such as a full disk or a server that does not answer; only a
 * fault of the product has a stack.
 */
export function sayFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of a name with several addresses each attempt has its own.
  if (error instanceof AggregateError) return error.errors.map(sayFault).join('\n');
  if ('code' in error && FULL.has(error.code))
    return `The disk is full (${error.message}). Make room, and do the same again: what was begun goes on, or is made anew.`;
  return error instanceof OperatorFault || 'syscall' in error ? error.message : (error.stack ?? error.message);
}
