const TIMEOUT_MS = 5_000;
/** Beyond this many that wait, more would only say the same. */
const MOST_WAITING = 100;
const MOST_AT_ONCE = 20;

/** One call of a service outside, ready to be made. */
export interface TellingCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Tells a service outside. Sending never throws and never holds anybody up: what cannot be told is dropped. */
export interface Teller<Item> {
  send(item: Item): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/** Tells nobody. */
export const NOBODY: Teller<unknown> = { send: () => undefined, close: async () => undefined };

interface Options<Item> {
  /** The calls that tell a batch. */
  format(batch: readonly Item[]): TellingCall[];
  fetch: typeof fetch;
  /** Told about once in a row of failures: an endpoint that is gone must not fill the log. */
  onFailure(message: string): void;
}

/** Sends what it is given one batch after the other. While the endpoint does not answer, what is too much is dropped. */
export function createTeller<Item>({ format, fetch: send, onFailure }: Options<Item>): Teller<Item> {
  const waiting: Item[] = [];
  let running: Promise<void> | null = null;
  let failing = false;

  async function sendBatch(batch: readonly Item[]): Promise<void> {
    for (const { url, headers, body } of format(batch)) {
      const answer = await send(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      await answer.body?.cancel();
    }
    failing = false;
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE);
      try {
        await sendBatch(batch);
      } catch (error) {
        if (!failing) onFailure(error instanceof Error ? error.message : 'unknown');
        failing = true;
      }
    }
  }

  return {
    send(item) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(item);
      running ??= drain().finally(() => {
        running = null;
      });
    },
    close: async () => {
      await running;
    },
  };
}
