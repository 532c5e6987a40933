import { noteTakes } from '../realtalk/chosen-script.ts';
import { frameOf } from '../video/frame-of.ts';
import { rescueTake } from './start-take.ts';
import { fileName, partName, removeFile, takeOf, takesFolder } from './take-files.ts';
import { TakeError, type WholeFile } from './take-order.ts';
import { takeRows } from './take-rows.ts';
import type { Take } from './take.ts';

/** A take that can be looked at. */
export type WholeTake = Take & { file: WholeFile };

/** The takes of this device. */
export interface TakeStore {
  /** Those of a member that can be looked at, newest first. */
  list(memberId: string): Promise<WholeTake[]>;
  /** Notes that a take is begun, before its first byte. */
  begin(take: Take): Promise<void>;
  /** Notes what came of it. @returns it as it is kept */
  finish(take: Take, file: WholeFile): Promise<WholeTake>;
  rename(take: Take, name: string): Promise<void>;
  remove(take: Take): Promise<void>;
  /** @throws where it is not there any more */
  read(take: Take): Promise<File>;
  /**
   * Makes takes whole that a reload or a crash has left, and lets go of what belongs to none.
   *
   * @returns how many were found, and how many there is no room to make whole
   */
  recover(memberId: string): Promise<{ found: number; noRoom: number }>;
}

const isWhole = (take: Take): take is WholeTake => take.file !== null;

async function list(memberId: string): Promise<WholeTake[]> {
  const takes = (await takeRows.all()).filter((take) => take.memberId === memberId);
  noteTakes(memberId, takes.length);
  return takes.filter(isWhole).toSorted((a, b) => b.begunAt - a.begunAt);
}

async function read({ id, begunAt }: Take): Promise<File> {
  const handle = await (await takesFolder()).getFileHandle(fileName(id));
  const file = await handle.getFile();
  // An upload that was cut off knows its file by name, size and time.
  return new File([file], fileName(id), { type: 'video/mp4', lastModified: begunAt });
}

/** A moment from near the beginning, where nobody blinks at the start any more. */
async function posterOf(take: Take, { seconds }: WholeFile): Promise<Blob | null> {
  const url = URL.createObjectURL(await read(take));
  try {
    return await frameOf(url, Math.min(1, seconds / 2) * 1000);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function finish(take: Take, file: WholeFile): Promise<WholeTake> {
  // What is known first: a picture is not worth a take.
  await takeRows.put({ ...take, file });
  const whole = { ...take, file, poster: await posterOf(take, file) };
  await takeRows.put(whole);
  return whole;
}

async function forget(take: Take): Promise<void> {
  const folder = await takesFolder();
  await Promise.all([removeFile(folder, fileName(take.id)), removeFile(folder, partName(take.id))]);
  await takeRows.remove(take.id);
}

/** What a crash has left of a take. @returns whether there is something to look at; null where there is no room to make it whole, or another window writes it */
async function rescue(take: Take): Promise<boolean | null> {
  try {
    await finish(take, await rescueTake(take.id));
    return true;
  } catch (error) {
    const fault = error instanceof TakeError ? error.fault : 'broken';
    if (fault === 'full' || fault === 'busy') return null;
    await forget(take);
    return false;
  }
}

/** Files of no take: those of a list that was lost, or of a member who left while they were written. */
async function tidy(known: ReadonlySet<string>): Promise<void> {
  const folder = await takesFolder();
  for await (const name of folder.keys()) {
    const id = takeOf(name);
    // One that another window has open goes the next time.
    if (id === null || !known.has(id)) await removeFile(folder, name).catch(() => undefined);
  }
}

export const takeStore: TakeStore = {
  list,
  async begin(take) {
    await takeRows.put(take);
    await list(take.memberId);
  },
  finish,
  async rename(take, name) {
    await takeRows.put({ ...take, name });
  },
  async remove(take) {
    await forget(take);
    await list(take.memberId);
  },
  read,
  async recover(memberId) {
    const takes = await takeRows.all();
    await tidy(new Set(takes.map(({ id }) => id)));
    const left = takes.filter((take) => take.memberId === memberId && take.file === null);
    let [found, noRoom] = [0, 0];
    for (const take of left) {
      const saved = await rescue(take);
      if (saved === true) found += 1;
      if (saved === null) noRoom += 1;
    }
    await list(memberId);
    return { found, noRoom };
  },
};
