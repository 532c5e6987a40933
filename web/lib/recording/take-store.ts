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
  /** Notes that a take is begun. Its file is held by then: another window that looks for what a crash has left leaves it alone. */
  begin(take: Take): Promise<void>;
  /** Notes what came of it. @returns it as it is kept; null where it was let go of meanwhile, by whoever logged out */
  finish(take: Take, file: WholeFile): Promise<WholeTake | null>;
  rename(take: Take, name: string): Promise<void>;
  remove(take: Take): Promise<void>;
  /** @throws where it is not there any more */
  read(take: Take): Promise<File>;
  /**
   * Makes takes whole that a reload or a crash has left, and lets go of what belongs to none.
   *
   * @returns how many were found, and how many cannot be made whole now and stay as they are
   */
  recover(memberId: string): Promise<{ found: number; unfinished: number }>;
}

/** What the store is made of. */
export interface StoreParts {
  rows: typeof takeRows;
  folder(): Promise<FileSystemDirectoryHandle>;
  /** @throws TakeError */
  rescue(id: string): Promise<WholeFile>;
  /** A moment of a film as a JPEG. @throws where it cannot be drawn */
  frame(file: File, ms: number): Promise<Blob>;
}

const isWhole = (take: Take): take is WholeTake => take.file !== null;

export function createTakeStore({ rows, folder, rescue, frame }: StoreParts): TakeStore {
  async function list(memberId: string): Promise<WholeTake[]> {
    const takes = (await rows.all()).filter((take) => take.memberId === memberId && take.scriptId !== null);
    noteTakes(memberId, takes.length);
    return takes.filter(isWhole).toSorted((a, b) => b.begunAt - a.begunAt);
  }

  async function read({ id, begunAt }: Take): Promise<File> {
    const handle = await (await folder()).getFileHandle(fileName(id));
    const file = await handle.getFile();
    // An upload that was cut off knows its file by name, size and time.
    return new File([file], fileName(id), { type: 'video/mp4', lastModified: begunAt });
  }

  /** A moment from near the beginning, where nobody looks for the button any more. */
  async function posterOf(take: Take, { seconds }: WholeFile): Promise<Blob | null> {
    return frame(await read(take), Math.min(1, seconds / 2) * 1000).catch(() => null);
  }

  async function finish(take: Take, file: WholeFile): Promise<WholeTake | null> {
    // What is known first: a take does not wait for its picture.
    if (!(await rows.renew({ ...take, file }))) {
      await forget(take);
      return null;
    }
    await removeFile(await folder(), partName(take.id));
    const whole = { ...take, file, poster: await posterOf(take, file) };
    return (await rows.renew(whole)) ? whole : null;
  }

  async function forget({ id }: Take): Promise<void> {
    const files = await folder();
    await Promise.all([removeFile(files, fileName(id)), removeFile(files, partName(id))]);
    await rows.remove(id);
  }

  /**
   * Only what holds nothing is let go of: a device without room, another window that writes it, or code that did not come may be mended.
   *
   * @returns whether there is something to look at; null where it cannot be made whole now
   */
  async function save(take: Take): Promise<boolean | null> {
    try {
      return (await finish(take, await rescue(take.id))) !== null;
    } catch (error) {
      if (!(error instanceof TakeError) || error.fault !== 'empty') return null;
      await forget(take);
      return false;
    }
  }

  /** Files of no take: those of a list that was lost, or of a member who left while they were written. */
  async function tidy(known: ReadonlySet<string>): Promise<void> {
    const files = await folder();
    for await (const name of files.keys()) {
      const id = takeOf(name);
      // One that another window has open goes the next time.
      if (id === null || !known.has(id)) await removeFile(files, name).catch(() => undefined);
    }
  }

  return {
    list,
    async begin(take) {
      await rows.put(take);
      await list(take.memberId);
    },
    finish,
    async rename(take, name) {
      await rows.put({ ...take, name });
    },
    async remove(take) {
      await forget(take);
      await list(take.memberId);
    },
    read,
    async recover(memberId) {
      const takes = await rows.all();
      await tidy(new Set(takes.map(({ id }) => id)));
      let [found, unfinished] = [0, 0];
      for (const take of takes.filter((each) => each.memberId === memberId)) {
        if (take.scriptId === null) await forget(take).catch(() => undefined);
        if (take.scriptId === null || take.file !== null) continue;
        const saved = await save(take);
        if (saved === true) found += 1;
        if (saved === null) unfinished += 1;
      }
      await list(memberId);
      return { found, unfinished };
    },
  };
}

async function frame(file: File, ms: number): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    return await frameOf(url, ms);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The takes of this browser: files of its origin, and a list of what they are. */
export const takeStore = createTakeStore({ rows: takeRows, folder: takesFolder, rescue: rescueTake, frame });
