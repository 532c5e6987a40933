import { redact } from '@yardsign/domain/site/redact';

interface ToldError {
  name: string;
  message: string;
  stack: string;
}

/** More of them in one visit would only say the same. */
const MOST_ERRORS = 20;

/**
 * Tells each error once, without what opens something, and stops after twenty: a page that fails in a circle must not
 * become an attack on its own server.
 */
export function createErrorTeller(send: (told: ToldError, error: unknown) => void) {
  const told = new Set<string>();
  return (error: unknown): void => {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const name = thrown.name.slice(0, 80);
    const message = redact(thrown.message.slice(0, 1_000));
    const stack = redact((thrown.stack ?? '').slice(0, 8_000));
    const mark = `${name} ${message} ${stack.split('\n', 2)[1] ?? ''}`;
    if (told.has(mark) || told.size >= MOST_ERRORS) return;
    told.add(mark);
    send({ name, message, stack: stack.slice(0, 8_000) }, error);
  };
}
