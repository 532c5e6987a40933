import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFiles } from '../../../platform/files/local-files.ts';
import { createLocalParts } from '../../../platform/files/local-parts.ts';
import { createSpool } from '../../../platform/http/spool.ts';
import { createStillClock } from '../../../platform/clock.ts';
import { createSeededRandom } from '../../../platform/random.ts';
import { SEED, seedOf } from '../../../platform/testing/effort.ts';
import { seededNumbers } from '../../../platform/testing/seeded-numbers.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { openTestStore, storeIsReal, type TestStore } from '../../../app/testing/test-store.ts';
import type { LargeUploadDeps } from '../ports.ts';
import { completeUpload } from './complete-upload.ts';
import { readUpload } from './read-upload.ts';
import { startUpload } from './start-upload.ts';
import { takePart } from './take-part.ts';

/** A real store takes parts of 5 MiB and more. */
const PATIENCE_MS = storeIsReal() ? 600_000 : 60_000;
const CUTS = 40;

type Place = Pick<LargeUploadDeps, 'files' | 'parts' | 'partBytes'>;
const open: Record<string, () => Promise<Place & { close(): Promise<void> }>> = {
  'the local disk': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yardsign-resume-'));
    const files = createLocalFiles(folder);
    return { files, parts: createLocalParts(folder, files), partBytes: 1000, close: async () => {} };
  },
  'a store that speaks S3': async () => {
    const store: TestStore = await openTestStore();
    return { files: store.files, parts: store.files.parts, partBytes: store.smallestPart, close: store.close };
  },
};

describe.each(Object.entries(open))('on %s', (name, openPlace) => {
  let place: Awaited<ReturnType<typeof openPlace>>;
  let deps: LargeUploadDeps;
  let memberId: string;
  const spool = mkdtemp(join(tmpdir(), 'yardsign-spool-')).then((folder) => createSpool(folder));

  beforeAll(async () => {
    const { db, reset } = await testDatabase();
    await reset();
    const clock = createStillClock('2026-11-21T15:00:00Z');
    const random = createSeededRandom(`resume ${name}`);
    memberId = await addMember(
      { db, clock, random, passwordHash: '' },
      { username: 'maya', firstName: 'M', lastName: 'A' },
    );
    place = await openPlace();
    const limits = { take: async () => {}, takeLarge: async () => {} };
    deps = { ...place, db, clock, random, limits, secret: Buffer.alloc(32, 1) };
  });
  afterAll(() => place.close());

  /** Sends what is missing, until so many bytes have gone over the line, and the line is cut. @returns whether all of it went */
  async function send(uploadId: string, file: Buffer, mostBytes: number): Promise<boolean> {
    const { parts, partSize } = await readUpload(deps, memberId, uploadId);
    const there = new Set(parts.map(({ partNumber }) => partNumber));
    let left = mostBytes;
    for (let number = 1; (number - 1) * partSize < file.length; number += 1) {
      if (there.has(number)) continue;
      const body = file.subarray((number - 1) * partSize, number * partSize);
      const cut = left < body.length;
      const sent = body.subarray(0, Math.max(0, left));
      const pieces = function* overTheLine() {
        yield sent;
        if (cut) throw new Error('the line was cut');
      };
      left -= body.length;
      const tray = (await spool).tray();
      try {
        const arrived = await tray.take(Readable.from(pieces()));
        await takePart(deps, uploadId, { number, bytes: body.length, file: arrived });
      } catch (error) {
        if (cut) return false;
        throw error;
      } finally {
        await tray.empty();
      }
    }
    return true;
  }

  test(
    `a file cut at ${CUTS} points comes through byte for byte, and no part is sent twice (TEST_SEED=${SEED})`,
    async () => {
      const draw = seededNumbers(seedOf(`resume ${name}`));
      const bytes = Math.round(place.partBytes * 4.3);
      const file = Buffer.alloc(bytes, createHash('sha512').update(name).digest());
      for (let cut = 0; cut < CUTS; cut += 1) {
        const started = await startUpload(deps, memberId, { filePath: 'video/film.mp4', fileSize: bytes });
        const at = Math.floor(draw() * bytes);
        expect(await send(started.uploadId, file, at)).toBe(false);
        const wholeParts = Math.floor(at / place.partBytes);
        const { parts } = await readUpload(deps, memberId, started.uploadId);
        expect(parts.map(({ partNumber }) => partNumber)).toEqual(Array.from({ length: wholeParts }, (_, i) => i + 1));
        // All that is missing, and not a byte more.
        expect(await send(started.uploadId, file, bytes - wholeParts * place.partBytes)).toBe(true);
        const all = await readUpload(deps, memberId, started.uploadId);
        await completeUpload(deps, memberId, { ...started, parts: all.parts });
        expect((await deps.files.get(started.s3Key))?.equals(file)).toBe(true);
        await deps.files.delete(started.s3Key);
        await deps.db.deleteFrom('upload').execute();
      }
    },
    PATIENCE_MS,
  );
});
