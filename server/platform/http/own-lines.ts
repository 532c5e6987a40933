import { finished, Readable } from 'node:stream';
import type { Labour } from '@yardsign/contracts/define-route';
import { AppError } from '../errors.ts';
import { isRawAnswer } from './bind.ts';

/** So many calls of one caller are under way at once. Documents are set by one process, one after another, and words are gone through by the one that answers. */
const AT_ONCE: Record<Labour, number> = { picture: 4, document: 1, words: 1 };
/** So many more of one caller wait: a page of covers asks for some fifty. */
const MOST_WAITING = 100;
const SOON_MS = 10_000;

interface Line {
  busy: number;
  waiting: (() => void)[];
}

/** A call that takes the machine long. */
interface LongCall {
  /** Who makes it: an account, or the network of a guest. */
  caller: string;
  labour: Labour;
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean;
  /** Calls back when nobody waits for the answer any more. */
  whenGone(over: () => void): void;
}

/**
 * Lets each caller have a few long calls under way at once; further ones wait in a line of their own. Whoever asks for a thousand pictures
 * waits for them, and nobody else does.
 */
export interface OwnLines {
  /** @throws AppError `too_many_requests` when too many of the caller's wait already */
  run(call: LongCall, work: () => Promise<unknown>): Promise<unknown>;
}

export function createOwnLines(): OwnLines {
  const lines = new Map<string, Line>();

  /** Waits for a place. @returns what gives it back, at the first of its calls. */
  async function enter(key: string, most: number): Promise<() => void> {
    const line = lines.get(key) ?? { busy: 0, waiting: [] };
    lines.set(key, line);
    if (line.busy < most) line.busy += 1;
    else if (line.waiting.length >= MOST_WAITING) throw new AppError('too_many_requests', { retryAfterMs: SOON_MS });
    // Whoever leaves hands the place on.
    else await new Promise<void>((resolve) => void line.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = line.waiting.shift();
      // In a turn of its own: between two calls that keep this process busy everybody else is heard.
      if (next) setImmediate(next);
      else line.busy -= 1;
      if (line.busy === 0) lines.delete(key);
    };
  }

  return {
    async run({ caller, labour, isGone, whenGone }, work) {
      const leave = await enter(`${labour} ${caller}`, AT_ONCE[labour]);
      let body: unknown = null;
      try {
        // What nobody waits for any more takes no time of the others in the line.
        if (isGone()) throw new AppError('too_many_requests', { retryAfterMs: SOON_MS });
        const answer = await work();
        body = isRawAnswer(answer) ? answer.body : null;
        return answer;
      } finally {
        // An archive is drawn while it is sent.
        if (body instanceof Readable) {
          finished(body, leave);
          whenGone(leave);
        } else leave();
      }
    },
  };
}
