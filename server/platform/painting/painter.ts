import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Template } from '@yardsign/scene/template';
import type { FromWorker, Painted, PaintJob, ToWorker } from './jobs.ts';
import { sourceFiles, type RendererFiles } from './renderer.ts';

export interface PainterOptions {
  /** Drawing threads; one a core is right. */
  threads: number;
  /** Folder of `scene/fonts`; a bundle must name it. */
  fontsDir?: string | undefined;
  /** `harfbuzzjs/hb.wasm`; a bundle must name it. */
  wasmPath?: string | undefined;
  /** The built `worker.js` of a bundle; from source the TypeScript file beside this one, started through tsx. */
  workerUrl?: URL | undefined;
}

/** Draws pictures on threads of its own. The same job gives the same bytes, on any thread, after any restart. */
export interface Painter {
  /** @throws Error when the template lacks the size, a file is missing or cannot be decoded, or the painter was closed */
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
}

const KEPT_TEMPLATES = 200;

/** Starts the threads; they load their fonts while the first jobs wait. */
export function createPainter(options: PainterOptions): Painter {
  const source = sourceFiles();
  const files = { fontsDir: options.fontsDir ?? source.fontsDir, wasmPath: options.wasmPath ?? source.wasmPath };
  const workerUrl = options.workerUrl ?? new URL('./worker.ts', import.meta.url);
  const queue: Waiting[] = [];
  const threads: Thread[] = [];
  let closed = false;
  let nextId = 0;

  const pump = () => {
    for (const thread of threads) {
      const next = thread.busy === undefined ? queue.shift() : undefined;
      if (next === undefined) continue;
      thread.busy = next;
      nextId += 1;
      send(thread, nextId, next.job);
    }
  };

  const start = (): Thread => {
    const thread: Thread = { worker: startWorker(workerUrl, files), templates: new Set(), busy: undefined };
    const end = (error: Error) => {
      thread.busy?.reject(error);
      thread.busy = undefined;
      const at = threads.indexOf(thread);
      if (closed || at < 0) return;
      threads[at] = start();
      pump();
    };
    thread.worker.on('message', (message: FromWorker) => {
      const done = thread.busy;
      if (message.kind === 'ready' || done === undefined) return;
      thread.busy = undefined;
      if (message.kind === 'failed') done.reject(new Error(message.message));
      else done.resolve({ ...message.painted, bytes: Buffer.from(message.painted.bytes.buffer) });
      pump();
    });
    thread.worker.on('error', end);
    thread.worker.on('exit', () => end(new Error('a painting thread ended')));
    thread.worker.unref();
    return thread;
  };
  for (let i = 0; i < options.threads; i += 1) threads.push(start());

  return {
    render(job) {
      if (closed) return Promise.reject(new Error('the painter is closed'));
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        pump();
      });
    },
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('the painter was closed'));
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startWorker(url: URL, files: RendererFiles): Worker {
  // Node alone does not read TypeScript; tsx does, when it is told to in every thread.
  const execArgv = url.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return new Worker(url, { workerData: files, execArgv });
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

/** By content, so that a template read twice from the database is sent once. A template must not be changed after its first use. */
function keyOf(template: Template): string {
  const known = keys.get(template);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(JSON.stringify(template)).digest('hex');
  keys.set(template, key);
  return key;
}
