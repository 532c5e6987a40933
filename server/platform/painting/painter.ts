import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Template } from '@yardsign/scene/template/template';
import { afterTime } from './after-time.ts';
import type { FromWorker, Painted, PaintJob, ToWorker } from './jobs.ts';
import { sourceFiles } from './renderer.ts';

export interface PainterOptions {
  /** Drawing threads; one a core is right. */
  threads: number;
  /** Folder of `scene/fonts`; a bundle must name it. */
  fontsDir?: string | undefined;
  /** `harfbuzzjs/hb.wasm`; a bundle must name it. */
  wasmPath?: string | undefined;
  /** The `worker.js` that a bundle built from `worker.ts`; left out, the source runs through tsx. */
  workerUrl?: URL | undefined;
  /** Calls back when nothing was drawn for a while; a minute when left out. @returns what calls it off */
  whenQuiet?: ((rest: () => void) => () => void) | undefined;
  /** Calls back when one picture takes so long that nobody should wait for it; twenty seconds when left out. @returns what calls it off */
  whenLate?: ((end: () => void) => () => void) | undefined;
}

/** A picture that took too long. After two of them in a row this painter does not draw the template again. */
export class TooHeavyToDraw extends Error {
  override readonly name = 'TooHeavyToDraw';
}

/**
 * Draws pictures on threads of its own. The same job gives the same bytes, on any thread, after any restart. The threads start
 * with the first job, which takes them a fifth of a second, and end when nothing was drawn for a while: what they keep for the
 * next picture is more than a hundred megabytes.
 */
export interface Painter {
  /** @throws TooHeavyToDraw; Error when the template lacks the size, a file is missing or cannot be decoded, or the painter was closed */
  render(job: PaintJob): Promise<Painted>;
  /** Ends the threads; jobs that are not done are rejected. */
  close(): Promise<void>;
}

interface Waiting {
  job: PaintJob;
  resolve(painted: Painted): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  /** Templates that the worker holds, oldest first; it forgets them in the same order. */
  templates: Set<string>;
  busy: Waiting | undefined;
  /** Says that the picture at hand is done, or will not be. */
  inTime: () => void;
  /** It has loaded its fonts. One that ends before that would end again, so it is not replaced. */
  ready: boolean;
}

const KEPT_TEMPLATES = 200;
const KEPT_LATE = 1000;
/** Once may be the fault of a machine that stood still. */
const MOST_LATE = 2;
const QUIET_MS = 60_000;
/** The heaviest of the library takes a fifth of a second on an idle machine. */
const LATE_MS = 20_000;

/** Opens a painter. */
export function createPainter(options: PainterOptions): Painter {
  const files = {
    fontsDir: options.fontsDir ?? sourceFiles().fontsDir,
    wasmPath: options.wasmPath ?? sourceFiles().wasmPath,
  };
  const whenQuiet = options.whenQuiet ?? ((rest) => afterTime(QUIET_MS, rest));
  const whenLate = options.whenLate ?? ((end) => afterTime(LATE_MS, end));
  /** How many times in a row a template took too long. */
  const late = new Map<string, number>();
  const workerUrl = options.workerUrl ?? new URL('./worker-from-source.mjs', import.meta.url);
  const queue: Waiting[] = [];
  const threads: Thread[] = [];
  let closed = false;
  let nextId = 0;
  let stayAwake = () => {};
  let ended: Promise<unknown> = Promise.resolve();

  const endThreads = () => {
    ended = Promise.all([ended, ...threads.splice(0).map(({ worker }) => worker.terminate())]);
  };

  /** Drawing cannot be interrupted from within: the thread ends, and another one takes its place. */
  const giveUp = (thread: Thread) => {
    const { busy } = thread;
    if (busy === undefined) return;
    thread.busy = undefined;
    const key = keyOf(busy.job.template);
    late.set(key, (late.get(key) ?? 0) + 1);
    const [oldest] = late.keys();
    if (late.size > KEPT_LATE && oldest !== undefined) late.delete(oldest);
    busy.reject(new TooHeavyToDraw('a picture took too long to draw'));
    void thread.worker.terminate();
  };

  /** From when the thread is there: to load its fonts takes long on a busy machine. */
  const watch = (thread: Thread) => {
    thread.inTime = whenLate(() => giveUp(thread));
  };

  const pump = () => {
    for (const thread of threads) {
      const next = thread.busy === undefined ? queue.shift() : undefined;
      if (next === undefined) continue;
      thread.busy = next;
      if (thread.ready) watch(thread);
      thread.worker.ref();
      nextId += 1;
      send(thread, nextId, next.job);
    }
  };

  const start = (): Thread => {
    const thread: Thread = {
      worker: new Worker(workerUrl, { workerData: files }),
      templates: new Set(),
      busy: undefined,
      inTime: () => {},
      ready: false,
    };
    const end = (error: Error) => {
      thread.inTime();
      thread.busy?.reject(error);
      thread.busy = undefined;
      const at = threads.indexOf(thread);
      if (closed || at < 0) return;
      threads.splice(at, 1);
      if (thread.ready) threads.push(start());
      else if (threads.length === 0) for (const { reject } of queue.splice(0)) reject(error);
      pump();
    };
    thread.worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        thread.ready = true;
        if (thread.busy) watch(thread);
      }
      const done = thread.busy;
      if (message.kind === 'ready' || done === undefined) return;
      thread.busy = undefined;
      thread.inTime();
      late.delete(keyOf(done.job.template));
      // Only a thread with work to do keeps the process alive.
      thread.worker.unref();
      if (message.kind === 'failed') done.reject(new Error(message.message));
      else done.resolve({ ...message.painted, bytes: Buffer.from(message.painted.bytes.buffer) });
      pump();
      if (threads.every(({ busy }) => busy === undefined)) stayAwake = whenQuiet(endThreads);
    });
    thread.worker.on('error', end);
    thread.worker.on('exit', () => end(new Error('a painting thread ended')));
    thread.worker.unref();
    return thread;
  };

  return {
    render(job) {
      if (closed) return Promise.reject(new Error('the painter is closed'));
      if ((late.get(keyOf(job.template)) ?? 0) >= MOST_LATE)
        return Promise.reject(new TooHeavyToDraw('took too long before'));
      return new Promise((resolve, reject) => {
        stayAwake();
        queue.push({ job, resolve, reject });
        // None yet, or all have rested; or all failed to start before, and the cause may have gone since.
        if (threads.length === 0) for (let i = 0; i < options.threads; i += 1) threads.push(start());
        pump();
      });
    },
    async close() {
      closed = true;
      stayAwake();
      const error = new Error('the painter was closed');
      for (const thread of threads) {
        thread.inTime();
        thread.busy?.reject(error);
        thread.busy = undefined;
      }
      for (const { reject } of queue.splice(0)) reject(error);
      endThreads();
      await ended;
    },
  };
}

function send(thread: Thread, id: number, { template, ...job }: PaintJob): void {
  const post = (message: ToWorker) => thread.worker.postMessage(message);
  const templateKey = keyOf(template);
  if (!thread.templates.has(templateKey)) {
    thread.templates.add(templateKey);
    const [oldest] = thread.templates;
    if (thread.templates.size > KEPT_TEMPLATES && oldest !== undefined) thread.templates.delete(oldest);
    post({ kind: 'template', key: templateKey, template });
  }
  post({ kind: 'paint', id, job: { ...job, templateKey } });
}

const keys = new WeakMap<Template, string>();

/** Names templates by their content, so that a template that is read twice from the database is sent once. A template must not be changed after its first use. */
function keyOf(template: Template): string {
  const known = keys.get(template);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(JSON.stringify(template)).digest('hex');
  keys.set(template, key);
  return key;
}
