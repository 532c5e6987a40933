import type { WordingFinding } from '@yardsign/domain/compliance/wording/find-wording';
import { reportError } from '../../lib/report-error.ts';
import type { WordingAnswer, WordingLaw, WordingQuestion } from './wording-question.ts';

/** A text as it was checked, and what was found in it. */
export interface CheckedWording {
  readonly text: string;
  readonly found: readonly WordingFinding[];
}

interface Field {
  take(found: readonly WordingFinding[]): void;
  /** The worker is gone, and what it was asked is not answered. */
  lose(): void;
}

/**
 * The check of what is being written, beside the page.
 *
 * @param start begins the worker that has the rules
 * @param report told why a worker failed
 */
export function createWordingCheck(start: () => Worker, report: (error: Error) => void) {
  let worker: Worker | null = null;
  let lastField = 0;
  const fields = new Map<number, Field>();

  function startWorker(): Worker {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<WordingAnswer>) =>
      fields.get(data.field)?.take(data.found),
    );
    started.addEventListener('error', ({ message }) => {
      report(new Error(`the wording was not checked: ${message}`));
      started.terminate();
      worker = null;
      for (const field of fields.values()) field.lose();
    });
    return started;
  }

  function tell(question: WordingQuestion): void {
    worker ??= startWorker();
    worker.postMessage(question);
  }

  /**
   * Begins to check what is written in one field. One text of a field is asked about at a time, and what was written meanwhile is
   * asked about next; what was written in between is left out.
   *
   * @param onChecked told of each text that was checked
   */
  return (law: WordingLaw, onChecked: (checked: CheckedWording) => void) => {
    lastField += 1;
    const field = lastField;
    let asked: string | null = null;
    let next: string | null = null;
    const ask = (text: string) => {
      asked = text;
      next = null;
      tell({ ...law, field, text });
    };
    fields.set(field, {
      take(found) {
        if (asked !== null) onChecked({ text: asked, found });
        asked = null;
        if (next !== null) ask(next);
      },
      lose() {
        asked = null;
        next = null;
      },
    });
    return {
      read(text: string): void {
        if (asked === null) ask(text);
        else next = text;
      },
      close(): void {
        fields.delete(field);
        worker?.postMessage({ closed: field } satisfies WordingQuestion);
      },
    };
  };
}

// The rules are half a megabyte of expressions, and a long text takes them a tenth of a second on a phone: beside the page, no key waits.
export const checkWording = createWordingCheck(
  () => new Worker(new URL('wording-worker.ts', import.meta.url), { type: 'module' }),
  reportError,
);
