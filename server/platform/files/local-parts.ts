import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { startTag, TAG_LENGTH } from './content-tag.ts';
import type { Files } from './files.ts';
import { DamagedParts, PartsAreOver, type PartedFile, type PartedFiles, type StoredPart } from './parted-files.ts';

/** Where parts wait for each other; no key begins with a dot. */
const partsIn = (folder: string) => join(folder, '.parts');
/** Bytes: a file of many megabytes is copied in few steps. */
const COPIED_AT_ONCE = 1024 * 1024;
/** How many uploads a process remembers its own parts of. What it has forgotten, it reads once more. */
const MOST_REMEMBERED = 1000;
/** Far enough for a disk to tell two times apart. */
const LEAST_APART_MS = 0.01;
/** A part may come in while the others are let go. */
const RETRIES = 5;
const STORE_ID = /^[0-9a-f]{24}$/;
const PART = new RegExp(`^(\\d{5})-([0-9a-f]{${TAG_LENGTH}})$`);
const nameOf = (number: number, tag: string) => `${String(number).padStart(5, '0')}-${tag}`;

/** Moves a file, over the border of two disks too. @param came the time, in seconds, that it is there with */
async function move(from: string, to: string, came: number): Promise<void> {
  await utimes(from, came, came);
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const copy = join(dirname(to), `.${randomBytes(12).toString('hex')}`);
    await copyFile(from, copy);
    await utimes(copy, came, came);
    await rename(copy, to);
    await rm(from, { force: true });
  }
}

/** The time of the machine in seconds, never twice the same, and after `ms`: clocks are set back, and differ between machines. */
function createStamps(): (ms: number) => number {
  let last = 0;
  return (ms) => (last = Math.max(Date.now(), last + LEAST_APART_MS, ms + LEAST_APART_MS)) / 1000;
}

const readInSteps = (path: string): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: COPIED_AT_ONCE }) as AsyncIterable<Buffer>;

async function* joined(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* readInSteps(path);
}

async function tagOfFile(path: string): Promise<string> {
  const tag = startTag();
  for await (const piece of readInSteps(path)) tag.update(piece);
  return tag.digest('hex');
}

/** The parts that this process has written itself, by the upload that they belong to. */
function createMemory() {
  const names = new Map<string, Set<string>>();
  return {
    has: ({ storeId }: PartedFile, name: string) => names.get(storeId)?.has(name) === true,
    add({ storeId }: PartedFile, name: string): void {
      const known = names.get(storeId) ?? new Set();
      names.delete(storeId);
      names.set(storeId, known.add(name));
      const [oldest] = names.keys();
      if (names.size > MOST_REMEMBERED && oldest !== undefined) names.delete(oldest);
    },
    forget: ({ storeId }: PartedFile) => void names.delete(storeId),
  };
}

/** The parts of an upload that are there, those of one number in the order in which they came. @param ofNumber only these */
async function partsAt(place: string, ofNumber = ''): Promise<(StoredPart & { name: string; at: number })[]> {
  const names = (await readdir(place).catch(() => [])).filter((name) => name.startsWith(ofNumber));
  const found = names.toSorted().map(async (name) => {
    const [, number, tag] = PART.exec(name) ?? [];
    const file = await stat(join(place, name)).catch(() => undefined);
    if (number === undefined || tag === undefined || !file) return [];
    return [{ number: Number(number), tag, bytes: file.size, name, at: file.mtimeMs }];
  });
  return (await Promise.all(found)).flat().toSorted((one, other) => one.at - other.at);
}

/** Lets go of the parts of a number but the last that came. It is the same one for everybody who does so at once. */
async function keepLast(place: string, number: number): Promise<void> {
  const parts = await partsAt(place, nameOf(number, ''));
  for (const { name } of parts.slice(0, -1)) await rm(join(place, name), { force: true });
}

/**
 * Parts on the local disk. A part's file is named by its number and its tag, so that one that is sent twice at once is one of the
 * two and never a mixture. Parts are not forced to the disk, which would take longer than to send them: what a power failure
 * leaves of one is found out when the file is made, by its tag, and that part is sent again. The file itself is forced. What this
 * process has written itself has seen no power failure, and is not read for its tag.
 */
export function createLocalParts(folder: string, files: Pick<Files, 'put' | 'stat'>): PartedFiles {
  const own = createMemory();
  const stamp = createStamps();
  /** An upload that was begun in a bucket, before the files were moved here, has nothing on this disk. */
  const isOurs = ({ storeId }: PartedFile) => STORE_ID.test(storeId);
  const placeOf = (file: PartedFile) => {
    if (!isOurs(file)) throw new Error(`not an upload of this disk: ${file.storeId}`);
    return join(partsIn(folder), file.storeId);
  };
  const list = async (file: PartedFile): Promise<StoredPart[]> => {
    if (!isOurs(file)) return [];
    const last = new Map(
      (await partsAt(placeOf(file))).map(({ number, tag, bytes }) => [number, { number, tag, bytes }]),
    );
    return [...last.values()].toSorted((one, other) => one.number - other.number);
  };
  const abandon = async (file: PartedFile) => {
    if (!isOurs(file)) return;
    own.forget(file);
    await rm(placeOf(file), { recursive: true, force: true, maxRetries: RETRIES });
  };

  /** Lets go of the parts that are not what arrived. @throws DamagedParts */
  async function check(file: PartedFile, parts: readonly StoredPart[]): Promise<void> {
    const damaged: number[] = [];
    for (const { number, tag } of parts) {
      const name = nameOf(number, tag);
      const path = join(placeOf(file), name);
      if (own.has(file, name) || (await tagOfFile(path)) === tag) continue;
      damaged.push(number);
      await rm(path, { force: true });
    }
    if (damaged.length > 0) throw new DamagedParts(damaged);
  }

  return {
    async begin(key) {
      const file = { key, storeId: randomBytes(12).toString('hex') };
      // Here and nowhere else: a part that comes too late finds no place, and makes none that nobody would let go of.
      await mkdir(placeOf(file), { recursive: true });
      return file;
    },
    addressOf: async () => null,
    async keepPart(file, { number, path, tag }) {
      if (!isOurs(file)) throw new PartsAreOver('the file was begun in another store');
      const place = placeOf(file);
      const name = nameOf(number, tag);
      const before = (await partsAt(place, nameOf(number, ''))).at(-1)?.at ?? 0;
      try {
        await move(path, join(place, name), stamp(before));
      } catch (error) {
        if (await stat(place).catch(() => null)) throw error;
        throw new PartsAreOver('the file is made, or given up', { cause: error });
      }
      own.add(file, name);
      await keepLast(place, number);
      return tag;
    },
    list,
    async finish(file, parts) {
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
      const isThere = async () => (await files.stat(file.key))?.bytes === bytes;
      if (!(await isThere())) {
        try {
          await check(file, parts);
          const paths = parts.map(({ number, tag }) => join(placeOf(file), nameOf(number, tag)));
          await files.put(file.key, Readable.from(joined(paths), { objectMode: false }));
        } catch (error) {
          // Another call may have made the file meanwhile, and let the parts go.
          if (!(await isThere())) throw error;
        }
      }
      await abandon(file);
    },
    abandon,
  };
}
