import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a test waits for something that comes by itself. */
    patienceMs: number;
  }
}

/** How long a test waits for something that comes by itself, in milliseconds: `vitest.config.ts` says it for all of them. */
export const PATIENCE_MS = inject('patienceMs');

/** What a page does by itself after so many milliseconds, it does in a test only where the test moves the clock (`vi.useFakeTimers`). */
const BY_ITSELF_MS = 700;

const { setTimeout: machineTimeout, setInterval: machineInterval } = globalThis;

const isByItself = (ms: number) => ms >= BY_ITSELF_MS && ms < PATIENCE_MS;
const nothing = () => {};

type Work = (...given: unknown[]) => void;

/**
 * The timers of pages under test. A machine that others keep busy takes seconds from one line of a test to the next: meanwhile a toast would be
 * gone, or a draft sent that nobody answers. And what is left of a page would happen to the pages of other tests.
 */
const pageTimers = {
  setTimeout: (work: Work, ms = 0, ...given: unknown[]) =>
    isByItself(ms) ? machineTimeout(nothing) : machineTimeout(work, ms, ...given),
  setInterval: (work: Work, ms = 0, ...given: unknown[]) =>
    isByItself(ms) ? machineTimeout(nothing) : machineInterval(work, ms, ...given),
};

// Files of one worker share their modules, so that this is done once for all of them.
Object.assign(globalThis, pageTimers);
