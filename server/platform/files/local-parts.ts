import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Files } from './files.ts';
import { DamagedParts, type PartedFile, type PartedFiles, type StoredPart } from './parted-files.ts';

/** Where parts wait for each other; no key begins with a dot. */
const partsIn = (folder: string) => join(folder, '.parts');
/** Bytes: a file of many megabytes is copied in few steps. */
const COPIED_AT_ONCE = 1024 * 1024;
const STORE_ID = /^[0-9a-f]{24}$/;
const PART = /^(\d{5})-([0-9a-f]{32})$/;
const nameOf = (number: number, tag: string) => `${String(number).padStart(5, '0')}-${tag}`;

/** Moves a file, over the border of two disks too. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

/** What a file is made of, piece by piece. @throws DamagedParts behind the last piece, with all of them also in `damaged` */
async function* piecesOf(place: string, parts: readonly StoredPart[], damaged: number[]): AsyncGenerator<Buffer> {
  for (const { number, tag } of parts) {
    const md5 = createHash('md5');
    const stored = createReadStream(join(place, nameOf(number, tag)), { highWaterMark: COPIED_AT_ONCE });
    for await (const piece of stored as AsyncIterable<Buffer>) {
      md5.update(piece);
      yield piece;
    }
    if (md5.digest('hex') !== tag) damaged.push(number);
  }
  if (damaged.length > 0) throw new DamagedParts(damaged);
}

/**
 * Parts on the local disk. A part's file is named by its number and its tag, so that one that is sent twice at once is one of the
 * two and never a mixture. Parts are not forced to the disk, which would take longer than to send them: what a power failure
 * leaves of one is found out when the file is made, by its tag, and that part is sent again. The file itself is forced.
 */
export function createLocalParts(folder: string, files: Pick<Files, 'put' | 'stat'>): PartedFiles {
  const placeOf = ({ storeId }: PartedFile) => {
    if (!STORE_ID.test(storeId)) throw new Error(`not an upload of this disk: ${storeId}`);
    return join(partsIn(folder), storeId);
  };
  const list = async (file: PartedFile): Promise<StoredPart[]> => {
    const place = placeOf(file);
    const names = await readdir(place).catch(() => []);
    const parts = new Map<number, StoredPart & { at: number }>();
    for (const name of names) {
      const [, number, tag] = PART.exec(name) ?? [];
      const found = await stat(join(place, name)).catch(() => undefined);
      if (number === undefined || tag === undefined || !found) continue;
      const part = { number: Number(number), tag, bytes: found.size, at: found.mtimeMs };
      if ((parts.get(part.number)?.at ?? -1) <= part.at) parts.set(part.number, part);
    }
    return [...parts.values()]
      .map(({ number, tag, bytes }) => ({ number, tag, bytes }))
      .toSorted((a, b) => a.number - b.number);
  };
  const abandon = (file: PartedFile) => rm(placeOf(file), { recursive: true, force: true });
  return {
    begin: async (key) => ({ key, storeId: randomBytes(12).toString('hex') }),
    addressOf: async () => null,
    async keepPart(file, { number, path, md5 }) {
      const place = placeOf(file);
      await mkdir(place, { recursive: true });
      const name = nameOf(number, md5);
      await move(path, join(place, name));
      for (const other of await readdir(place))
        if (other !== name && other.startsWith(nameOf(number, ''))) await rm(join(place, other), { force: true });
      return md5;
    },
    list,
    async finish(file, parts) {
      const place = placeOf(file);
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
      const isThere = async () => (await files.stat(file.key))?.bytes === bytes;
      if (!(await isThere())) {
        const damaged: number[] = [];
        const pieces = Readable.from(piecesOf(place, parts, damaged), { objectMode: false });
        try {
          await files.put(file.key, pieces);
        } catch (error) {
          for (const { number, tag } of parts)
            if (damaged.includes(number)) await rm(join(place, nameOf(number, tag)), { force: true });
          // Another call may have made the file meanwhile, and let the parts go.
          if (!(await isThere())) throw error;
        }
      }
      await abandon(file);
    },
    abandon,
  };
}
