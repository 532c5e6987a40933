import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { createUpload, type Progress, type UploadPorts } from './run-upload.ts';
import { shareOf } from './upload-machine.ts';

const PART = 10;

/** mulberry32 */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A server that keeps parts, behind a line that can be cut. */
function setUp(size: number) {
  const file = new Blob([Uint8Array.from({ length: size }, (_, index) => index % 251)]);
  const stored = new Map<number, Uint8Array>();
  const world = {
    stored,
    /** Bytes that still go over the line. */
    left: Number.POSITIVE_INFINITY,
    /** Parts as they were asked for, in order. */
    asked: [] as number[],
    most: 0,
    whole: null as Uint8Array | null,
    answerOf: (_part: number): { status: number; eTag: string | null } | null => null,
    abandoned: [] as string[],
    /** Parts that turn out to be damaged, and are let go, at each time that the file is to be made. */
    spoiled: [] as number[][],
    memory: null as string | null,
  };
  let underway = 0;
  const plan = {
    uploadId: 'upl_1',
    s3Key: 'uploads/1',
    fileSize: size,
    partSize: PART,
    presignedUrls: Array.from({ length: Math.ceil(size / PART) }, (_, index) => String(index + 1)),
  };
  const ports: UploadPorts = {
    start: async () => plan,
    read: async (): Promise<Progress | null> => ({
      ...plan,
      done: world.whole !== null,
      parts: [...stored.keys()].map((partNumber) => ({ partNumber, eTag: `t${partNumber}` })),
    }),
    async putPart(url, body, { sent, signal }) {
      const part = Number(url);
      world.asked.push(part);
      underway += 1;
      world.most = Math.max(world.most, underway);
      const bytes = new Uint8Array(await body.arrayBuffer());
      underway -= 1;
      if (signal.aborted) throw new DOMException('', 'AbortError');
      const answer = world.answerOf(part);
      if (answer) return answer;
      if (bytes.length > world.left) {
        world.left = 0;
        return { status: 0, eTag: null };
      }
      world.left -= bytes.length;
      sent(bytes.length);
      stored.set(part, bytes);
      return { status: 200, eTag: `t${part}` };
    },
    async complete(_plan, parts) {
      for (const part of world.spoiled.splice(0, 1).flat()) stored.delete(part);
      if (stored.size < plan.presignedUrls.length)
        throw new ApiError({ code: 'upload_incomplete', status: 409, message: 'incomplete' });
      expect(parts).toEqual(plan.presignedUrls.map((url) => ({ partNumber: Number(url), eTag: `t${url}` })));
      world.whole = Uint8Array.from(parts.flatMap(({ partNumber }) => [...(stored.get(partNumber) ?? [])]));
    },
    abandon: async (id) => void world.abandoned.push(id),
    remembered: () => world.memory,
    remember: (id) => void (world.memory = id),
    forget: () => void (world.memory = null),
  };
  return { file, world, ports, bytes: async () => new Uint8Array(await file.arrayBuffer()) };
}

describe('a file on its way', () => {
  it('goes three parts at a time, tells how far it is, and is forgotten once it is there', async () => {
    const { file, world, ports, bytes } = setUp(95);
    const upload = createUpload(file, ports);
    const shares: number[] = [];
    upload.subscribe(() => shares.push(shareOf(upload.state())));
    await upload.go();
    expect(upload.state().phase).toBe('done');
    expect(world.whole).toEqual(await bytes());
    expect([world.most, world.memory, shares.at(-1)]).toEqual([3, null, 1]);
    expect(shares.every((share, at) => share >= (shares[at - 1] ?? 0))).toBe(true);
  });

  it('cut at forty points comes through byte for byte after a reload, and only what is missing is sent again', async () => {
    const draw = numbers(7);
    for (let cut = 0; cut < 40; cut += 1) {
      const size = 30 + Math.floor(draw() * 200);
      const { file, world, ports, bytes } = setUp(size);
      world.left = Math.floor(draw() * size);
      const upload = createUpload(file, ports);
      await upload.go();
      expect(upload.state().phase).toBe('failed');
      const arrived = [...world.stored.keys()];
      world.left = Number.POSITIVE_INFINITY;
      world.asked = [];
      const again = createUpload(file, ports);
      await again.go();
      expect(again.state().phase).toBe('done');
      expect(world.whole).toEqual(await bytes());
      expect(world.asked.filter((part) => arrived.includes(part))).toEqual([]);
    }
  });

  it('stops at a part that is refused, with the words that are given for it, and completes nothing', async () => {
    const { file, world, ports } = setUp(60);
    world.answerOf = (part) => (part === 2 ? { status: 500, eTag: null } : null);
    const upload = createUpload(file, ports);
    await upload.go();
    expect(upload.state()).toMatchObject({
      phase: 'failed',
      error: { message: 'Failed to part upload 2, 500', part: 2 },
    });
    expect(world.whole).toBeNull();
    expect(world.asked.length).toBeLessThan(6);
  });

  it('stops at a part that is answered without a tag', async () => {
    const { file, world, ports } = setUp(60);
    world.answerOf = (part) => (part === 3 ? { status: 200, eTag: null } : null);
    const upload = createUpload(file, ports);
    await upload.go();
    expect(upload.state()).toMatchObject({
      phase: 'failed',
      error: { message: 'Missing ETag for part 3', status: null },
    });
  });

  it('stands still when it is paused, and goes on with what is missing', async () => {
    const { file, world, ports, bytes } = setUp(95);
    const upload = createUpload(file, ports);
    const stop = upload.subscribe(() => {
      if (upload.state().tags.size === 4) upload.pause();
    });
    await upload.go();
    expect(upload.state().phase).toBe('paused');
    stop();
    const before = [...world.stored.keys()];
    world.asked = [];
    await upload.go();
    expect(world.whole).toEqual(await bytes());
    expect(world.asked.filter((part) => before.includes(part))).toEqual([]);
  });

  it('of which the server has let parts go sends them once more by itself, and those alone', async () => {
    const { file, world, ports, bytes } = setUp(60);
    world.spoiled = [[2, 5]];
    const upload = createUpload(file, ports);
    await upload.go();
    expect(upload.state().phase).toBe('done');
    expect(world.asked.slice(6)).toEqual([2, 5]);
    expect(world.whole).toEqual(await bytes());
  });

  it('of which parts are lost a second time stops, and goes on when it is told to', async () => {
    const { file, world, ports, bytes } = setUp(60);
    world.spoiled = [[2], [3]];
    const upload = createUpload(file, ports);
    await upload.go();
    expect(upload.state()).toMatchObject({ phase: 'failed', error: { code: 'upload_incomplete' } });
    await upload.go();
    expect(world.asked.slice(6)).toEqual([2, 3]);
    expect(world.whole).toEqual(await bytes());
  });

  it('that is cancelled is given up on the server and forgotten here', async () => {
    const { file, world, ports } = setUp(95);
    const upload = createUpload(file, ports);
    const stop = upload.subscribe(() => {
      if (upload.state().tags.size !== 2) return;
      stop();
      void upload.cancel();
    });
    await upload.go();
    expect([upload.state().phase, world.abandoned, world.memory, world.whole]).toEqual([
      'cancelled',
      ['upl_1'],
      null,
      null,
    ]);
  });

  it('that the server does not know any more begins anew', async () => {
    const { file, world, ports } = setUp(25);
    world.memory = 'upl_gone';
    const upload = createUpload(file, { ...ports, read: async () => null });
    await upload.go();
    expect([upload.state().phase, world.asked]).toEqual(['done', [1, 2, 3]]);
  });
});
