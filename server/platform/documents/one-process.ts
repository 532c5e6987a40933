import { fork, type ChildProcess } from 'node:child_process';

/** What the process is told to do. */
export interface Order {
  name: string;
  job: unknown;
}

/** What it answers: what it made, or why it could not. */
export type Answer = { made: Uint8Array } | { why: string };

/** A process that does one job at a time and may end at any of them: the next one starts another. */
export interface OneProcess {
  /** @throws Error that says why it could not be done, that it took too long, or that the process ended at it */
  run(order: Order, longestMs: number): Promise<Uint8Array>;
  /** Ends the process; whatever it does is given up. */
  end(): Promise<void>;
}

/**
 * Our own, because tinypool 2.2 and workerpool 10 leave the jobs that wait behind when a process ends.
 *
 * @param file a module that answers each `Order` with an `Answer`
 */
export function oneProcess(file: string): OneProcess {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    // No setting of ours is there, and so no secret.
    // What it prints is not shown: when it ends at a job, it prints the words of a member.
    const started = fork(file, {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function rest(resting: ChildProcess): void {
    resting.unref();
    resting.channel?.unref();
  }

  return {
    run(order, longestMs) {
      child ??= start();
      const worker = child;
      worker.ref();
      worker.channel?.ref();
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          // The next job is for another process, not for the one that is ending.
          child = undefined;
          worker.kill('SIGKILL');
          settle(() => reject(new Error('the job took too long')));
        }, longestMs);
        const onMessage = (answer: Answer) =>
          settle(() => ('made' in answer ? resolve(answer.made) : reject(new Error(answer.why))));
        const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
          settle(() => reject(new Error(`the process of the job ended: ${signal ?? code}`)));
        const onError = (error: Error) => settle(() => reject(error));
        const settle = (end: () => void) => {
          clearTimeout(late);
          worker.off('message', onMessage).off('exit', onExit).off('error', onError);
          rest(worker);
          end();
        };
        worker.on('message', onMessage).on('exit', onExit).on('error', onError);
        // That it could not be sent is told by the error and by the end of the process.
        worker.send(order, () => {});
      });
    },
    end() {
      const ending = child;
      child = undefined;
      if (ending === undefined || ending.exitCode !== null) return Promise.resolve();
      ending.ref();
      return new Promise((resolve) => {
        ending.once('exit', () => resolve());
        ending.kill('SIGKILL');
      });
    },
  };
}
