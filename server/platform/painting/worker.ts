import { parentPort, workerData } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { Template } from '@yardsign/scene/template/template';
import type { FromWorker, ToWorker } from './jobs.ts';
import { minorCollector } from './minor-collector.ts';
import { createRenderer, type RendererFiles } from './renderer.ts';

/** The thread that draws: started by `createPainter`, one job at a time. */
const port = parentPort;
if (port === null) throw new Error('the painting worker only runs as a worker thread');

const KEPT_TEMPLATES = 200;
const templates = new Map<string, Template>();
const renderer = await createRenderer(workerData as RendererFiles);
const collectYoung = minorCollector();
const answer = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function paint({ id, job }: Extract<ToWorker, { kind: 'paint' }>): Promise<void> {
  // The native pixels of the last picture are only given back on a later turn of the loop; without this, memory grows without end.
  await setImmediate();
  try {
    const template = templates.get(job.templateKey);
    if (template === undefined) throw new Error(`template ${job.templateKey} was not sent`);
    const { bytes, ...painted } = await renderer.render({ ...job, template });
    const own = new Uint8Array(bytes);
    answer({ kind: 'painted', id, painted: { ...painted, bytes: own } }, [own.buffer]);
  } catch (error) {
    answer({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
  collectYoung();
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'paint') void paint(message);
  else {
    templates.set(message.key, message.template);
    const [oldest] = templates.keys();
    if (templates.size > KEPT_TEMPLATES && oldest !== undefined) templates.delete(oldest);
  }
});
answer({ kind: 'ready' });
