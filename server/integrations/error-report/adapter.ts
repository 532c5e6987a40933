import type { ErrorReport, ErrorReports } from '../../platform/error-reports.ts';
import type { ReportFormat } from './formats.ts';

const TIMEOUT_MS = 5_000;
/** Beyond this many that wait, more would only say the same. */
const MOST_WAITING = 100;
const MOST_AT_ONCE = 20;

interface Options {
  format: ReportFormat;
  fetch: typeof fetch;
  /** Told about once in a row of failures: an endpoint that is gone must not fill the log. */
  onFailure(message: string): void;
}

/** Sends reports one batch after the other. While the endpoint does not answer, what is too much is dropped. */
export function createErrorReports({ format, fetch: send, onFailure }: Options): ErrorReports {
  const waiting: ErrorReport[] = [];
  let running: Promise<void> | null = null;
  let failing = false;

  async function sendBatch(batch: readonly ErrorReport[]): Promise<void> {
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
    send(report) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(report);
      running ??= drain().finally(() => {
        running = null;
      });
    },
    close: async () => {
      await running;
    },
  };
}
