import { afterEach, describe, expect, it } from 'vitest';
import { realtalkChoices } from '../realtalk/choices.ts';
import { chooseScript } from '../realtalk/chosen-script.ts';
import { TakeError } from './take-order.ts';
import { createTakeStore, type StoreParts } from './take-store.ts';
import { newTake, type Take, titleOf } from './take.ts';

const MAYA = 'usr_maya';
const SCRIPT = { id: 'cnt_1', slug: 'first-call', title: 'The first call', language: 'en' as const, text: 'Hello.' };
const FILE = { seconds: 8, width: 720, height: 1280, bytes: 4 };
const POSTER = new Blob(['poster']);

const take = (id: string, begunAt: number, memberId = MAYA) => newTake(id, memberId, SCRIPT, begunAt);

/** A list and a folder in memory, and a rescue that a test decides on. */
function setUp(files: string[], takes: Take[] = []) {
  const rows = new Map(takes.map((each) => [each.id, each]));
  const names = new Set(files);
  const held = new Set<string>();
  const world = {
    rows,
    names,
    held,
    rescue: async (_id: string) => FILE,
    frame: async (_file: File, _ms: number): Promise<Blob> => POSTER,
  };
  const folder = {
    async *keys() {
      yield* [...names];
    },
    async removeEntry(name: string) {
      if (held.has(name)) throw new DOMException('', 'NoModificationAllowedError');
      if (!names.delete(name)) throw new DOMException('', 'NotFoundError');
    },
    getFileHandle: async (name: string) => ({ getFile: async () => new File(['take'], name) }),
  } as unknown as FileSystemDirectoryHandle;
  const parts = {
    rows: {
      all: async () => [...rows.values()],
      put: async (row: Take) => rows.set(row.id, row),
      renew: async (row: Take) => rows.has(row.id) && rows.set(row.id, row) !== undefined,
      remove: async (id: string) => rows.delete(id),
      clear: async () => rows.clear(),
    },
    folder: async () => folder,
    rescue: (id: string) => world.rescue(id),
    frame: (file: File, ms: number) => world.frame(file, ms),
  } as unknown as StoreParts;
  return { world, store: createTakeStore(parts) };
}

describe('the takes of a device', () => {
  afterEach(() => localStorage.clear());

  it('are listed for their member, newest first, once they can be looked at', async () => {
    const { store } = setUp([], [{ ...take('b', 5, 'usr_luis'), file: FILE }]);
    chooseScript(MAYA, SCRIPT);
    await store.begin(take('a', 1));
    expect(await store.list(MAYA)).toEqual([]);
    expect(realtalkChoices(MAYA)).toEqual(['script', 'takes']);
    await store.begin(take('c', 2));
    await store.finish(take('a', 1), FILE);
    await store.finish(take('c', 2), FILE);
    expect((await store.list(MAYA)).map(({ id, poster }) => [id, poster])).toEqual([
      ['c', POSTER],
      ['a', POSTER],
    ]);
  });

  it('let go of what they were made of once they are noted, and not before', async () => {
    const { store, world } = setUp(['a.part', 'a.mp4'], [take('a', 1)]);
    const had: unknown[] = [];
    world.frame = async () => {
      had.push([...world.names], world.rows.get('a')?.file);
      return POSTER;
    };
    world.rows.set = new Proxy(world.rows.set, {
      apply(set, map, [id, row]) {
        had.push([...world.names]);
        return Reflect.apply(set, map, [id, row]);
      },
    });
    await store.finish(take('a', 1), FILE);
    expect(had).toEqual([['a.part', 'a.mp4'], ['a.mp4'], FILE, ['a.mp4']]);
  });

  it('are kept without a picture where none can be drawn', async () => {
    const { store, world } = setUp([], [take('a', 1)]);
    world.frame = () => Promise.reject(new Error('no picture'));
    await expect(store.finish(take('a', 1), FILE)).resolves.toMatchObject({ file: FILE, poster: null });
  });

  it('that were let go of while they were finished stay gone, with all that was written', async () => {
    const { store, world } = setUp(['a.part', 'a.mp4', 'b.mp4'], [{ ...take('b', 2), file: FILE }]);
    expect(await store.finish(take('a', 1), FILE)).toBeNull();
    expect([[...world.names], [...world.rows.keys()]]).toEqual([['b.mp4'], ['b']]);
  });

  it('are read as a file that an upload knows again after a reload', async () => {
    const { store } = setUp(['a.mp4']);
    const { name, lastModified, type } = await store.read(take('a', 77));
    expect([name, lastModified, type]).toEqual(['a.mp4', 77, 'video/mp4']);
  });

  it('go with their files, and with the last of them there is nothing to look at any more', async () => {
    const { store, world } = setUp(['a.mp4'], [{ ...take('a', 1), file: FILE }]);
    await store.remove(take('a', 1));
    expect([[...world.names], await store.list(MAYA), realtalkChoices(MAYA)]).toEqual([[], [], []]);
  });

  it('are called as their member calls them, else as the script', async () => {
    const { store, world } = setUp([], [{ ...take('a', 1), file: FILE }]);
    await store.rename(take('a', 1), 'The good one');
    expect(titleOf(world.rows.get('a') ?? take('', 0))).toBe('The good one');
    expect(titleOf(take('a', 1))).toBe('The first call');
  });
});

describe('what a crash has left', () => {
  it('is made whole, counted and found again', async () => {
    const { store } = setUp(['a.part'], [take('a', 1), { ...take('b', 2), file: FILE }]);
    expect(await store.recover(MAYA)).toEqual({ found: 1, unfinished: 0 });
    expect((await store.list(MAYA)).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it.each(['full', 'busy', 'broken'] as const)('stays as it is where it is %s', async (fault) => {
    const { store, world } = setUp(['a.part'], [take('a', 1)]);
    world.rescue = () => Promise.reject(new TakeError(fault, 'no'));
    expect(await store.recover(MAYA)).toEqual({ found: 0, unfinished: 1 });
    expect([[...world.names], world.rows.size]).toEqual([['a.part'], 1]);
  });

  it('goes where nothing in it can be played', async () => {
    const { store, world } = setUp(['a.part'], [take('a', 1)]);
    world.rescue = () => Promise.reject(new TakeError('empty', 'nothing'));
    expect(await store.recover(MAYA)).toEqual({ found: 0, unfinished: 0 });
    expect([[...world.names], world.rows.size]).toEqual([[], 0]);
  });

  it('of a test goes, and is never listed', async () => {
    const { store, world } = setUp(['a.mp4'], [{ ...take('a', 1), scriptId: null, file: FILE }]);
    expect(await store.list(MAYA)).toEqual([]);
    expect(await store.recover(MAYA)).toEqual({ found: 0, unfinished: 0 });
    expect([[...world.names], world.rows.size]).toEqual([[], 0]);
  });

  it('of nobody goes, unless another window has it open, and that of others stays', async () => {
    const others = { ...take('b', 1, 'usr_luis'), file: null };
    const { store, world } = setUp(['gone.part', 'odd', 'open.part', 'b.part'], [others]);
    world.held.add('open.part');
    await store.recover(MAYA);
    expect([...world.names]).toEqual(['open.part', 'b.part']);
    expect(world.rows.get('b')).toEqual(others);
  });
});
