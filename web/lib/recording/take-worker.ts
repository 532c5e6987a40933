import { makeWhole } from './make-whole.ts';
import { openSync, type SyncFile } from './sync-file.ts';
import { fileName, partName, removeFile, takesFolder } from './take-files.ts';
import { TakeError, type TakeOrder, type TakeReport } from './take-order.ts';
import { intoFile, prepareSound, type TakeWriting, writeTake } from './write-take.ts';

const say = (report: TakeReport) => postMessage(report);

/** A file that nobody else may open as long as it is held. @throws TakeError `busy` where somebody does */
async function hold(name: string): Promise<SyncFile> {
  const handle = await (await takesFolder()).getFileHandle(name, { create: true });
  return openSync(handle).catch((error: unknown) => {
    const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError';
    throw isHeld ? new TakeError('busy', 'another window writes this take') : error;
  });
}

async function finish(id: string): Promise<void> {
  const folder = await takesFolder();
  const into = await hold(fileName(id));
  try {
    into.truncate(0);
    const part = await (await folder.getFileHandle(partName(id))).getFile();
    const file = await makeWhole(part, into);
    into.flush();
    into.close();
    // What it was made of stays until it is noted: a page that goes just now is made good from it.
    say({ is: 'whole', file });
  } catch (error) {
    into.close();
    await removeFile(folder, fileName(id));
    throw error;
  }
}

/** What was written when the page went. It is asked for only where nobody writes it any more. */
async function rescue(id: string): Promise<void> {
  (await hold(partName(id))).close();
  await finish(id);
}

interface Running {
  id: string;
  part: SyncFile;
  writing: TakeWriting;
}

let running: Running | null = null;

async function begin({ id, size, rate }: Extract<TakeOrder, { do: 'begin' }>): Promise<void> {
  const part = await hold(partName(id));
  const target = intoFile(part, (bytes) => say({ is: 'written', bytes }));
  running = { id, part, writing: await writeTake(target, size, rate) };
  say({ is: 'begun' });
}

/** However it ends, what was written is made whole. */
async function end(): Promise<void> {
  if (running === null) throw new TakeError('empty', 'the take was never begun');
  const { id, part, writing } = running;
  running = null;
  // What cannot be written to its end, on a device that is full for one, is whole up to its last piece all the same.
  await writing.end().catch(() => undefined);
  part.flush();
  part.close();
  await finish(id);
}

async function obey(order: TakeOrder): Promise<void> {
  switch (order.do) {
    case 'prepare':
      // What did not come now is fetched when it is needed.
      return prepareSound().catch(() => undefined);
    case 'begin':
      return begin(order);
    case 'rescue':
      return rescue(order.id);
    case 'end':
      return end();
    case 'sound':
      return running?.writing.sound(order.data, order.at);
    case 'picture':
      if (running === null) return order.frame.close();
      await running.writing.picture(order.frame);
      return say({ is: 'taken' });
  }
}

function faultOf(error: unknown): TakeReport {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof TakeError) return { is: 'failed', fault: error.fault, why };
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { is: 'failed', fault: isFull ? 'full' : 'broken', why };
}

addEventListener('message', ({ data }: MessageEvent<TakeOrder>) => {
  obey(data).catch((error: unknown) => say(faultOf(error)));
});
