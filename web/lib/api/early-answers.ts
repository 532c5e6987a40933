/** A call that `public/boot.js` made while the program was still on its way. */
interface EarlyAnswer {
  answer: Promise<Response>;
  /** When it came, by this browser's clock (ms). */
  cameAt: number | null;
}

declare global {
  interface Window {
    yardsignEarly?: Record<string, EarlyAnswer>;
  }
}

/** Older than this an answer is asked for again; on a slow line the program itself may take most of it. */
const GOOD_FOR_MS = 30_000;

interface EarlyAnswers {
  /** Like `fetch`, which it calls for everything that was not asked for early. */
  fetch: typeof fetch;
  /** How long ago (ms) the answer of the address came that was handed out last; 0 when it was not an early one. */
  ageOf(url: string): number;
}

/**
 * Gives every early answer to the first call that asks for it, once. An answer that is a refusal is asked for again, so that it is
 * dealt with where calls are; and as soon as anything is changed, what is left of them is old.
 */
export function createEarlyAnswers(
  early: Record<string, EarlyAnswer>,
  ports: { fetch: typeof fetch; now: () => number },
): EarlyAnswers {
  const left = new Map(Object.entries(early));
  const begun = ports.now();
  const came = new Map<string, number>();
  return {
    async fetch(input, init) {
      if (init?.method !== undefined && init.method !== 'GET') left.clear();
      const url = String(input);
      const found = left.get(url);
      left.delete(url);
      came.delete(url);
      if (found === undefined || ports.now() - begun > GOOD_FOR_MS) return ports.fetch(input, init);
      const response = await found.answer.catch(() => null);
      init?.signal?.throwIfAborted();
      if (response?.ok !== true) return ports.fetch(input, init);
      came.set(url, found.cameAt ?? ports.now());
      return response;
    },
    ageOf: (url) => ports.now() - (came.get(url) ?? ports.now()),
  };
}
