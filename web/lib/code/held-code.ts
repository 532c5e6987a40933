import { loadChunk } from './load-chunk.ts';

const failed = new Set<() => void>();

/** Lets everything that did not come be asked for again. A boundary calls it before it draws its part anew. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Something loaded once and held. */
export interface HeldCode<T> {
  /** Loads it, or loads it again when it did not come. For whoever is not drawing: a click, a hover, a navigation. */
  ask: () => Promise<T>;
  /**
   * For React's `use`: a failure stays one until `forgetFailures`. Were it forgotten at once, each render would start a new load and
   * no boundary would ever hear of it.
   */
  held: () => Promise<T>;
}

/**
 * What every lazy part, page and catalog is loaded by. What is here says so in the two fields that React's `use` reads without
 * waiting: it never suspends for it.
 */
export function holdCode<T>(load: () => Promise<T>): HeldCode<T> {
  let promise: Promise<T> | null = null;
  let isFailed = false;

  function start(): Promise<T> {
    isFailed = false;
    const started: Promise<T> = loadChunk(load).then(
      (value) => {
        void Object.assign(started, { status: 'fulfilled', value });
        return value;
      },
      (reason: unknown) => {
        isFailed = true;
        failed.add(() => {
          if (promise === started) promise = null;
        });
        throw reason;
      },
    );
    // Whoever waits for it hears of it; a load that nobody waits for any more is not an error of the page.
    started.catch(() => undefined);
    return started;
  }

  const held = () => (promise ??= start());
  return {
    held,
    ask: () => {
      if (isFailed) promise = null;
      return held();
    },
  };
}
