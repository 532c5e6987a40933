import { hostilePaths } from '@yardsign/domain/uploads/testing/hostile-paths';
import { beforeAll, describe, expect, test } from 'vitest';
import { createStillClock } from '../../platform/clock.ts';
import { createSeededRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { addMember } from '../../seeds/scenarios.ts';
import { completeUpload } from './large/complete-upload.ts';
import { signUpload, startUpload } from './large/start-upload.ts';
import type { UploadDeps, VideoDeps } from './ports.ts';
import { saveUpload } from './save-upload.ts';
import { setVideo } from './video/set-video.ts';

let deps: UploadDeps & VideoDeps;
let maya: string;

/** Nothing below may be touched by a path that is refused. */
const never = (what: string) => () => Promise.reject(new Error(`${what} was reached`));

beforeAll(async () => {
  const { db, reset } = await testDatabase();
  await reset();
  const clock = createStillClock('2026-11-21T15:00:00Z');
  const random = createSeededRandom('hostile paths');
  maya = await addMember({ db, clock, random, passwordHash: '' }, { username: 'maya', firstName: 'M', lastName: 'A' });
  const files = {
    put: never('put'),
    get: never('get'),
    open: never('open'),
    stat: never('stat'),
    delete: never('delete'),
  };
  const parts = {
    begin: never('begin'),
    addressOf: never('addressOf'),
    keepPart: never('keepPart'),
    list: never('list'),
    finish: never('finish'),
    abandon: never('abandon'),
  };
  deps = {
    db,
    clock,
    random,
    files,
    parts,
    partBytes: 1000,
    secret: Buffer.alloc(32),
    limits: { take: async () => {}, takeLarge: async () => {} },
    intake: { presize: never('presize') },
    showVideo: never('showVideo'),
  };
});

const upl = `upl_${'a'.repeat(24)}`;
const calls: Record<string, [call: (path: string) => Promise<unknown>, code: string]> = {
  'a picture': [
    (path) => saveUpload(deps, maya, { path, file: { name: 'a.png', path: '/nowhere', bytes: 1 } }),
    'invalid_request',
  ],
  'the name of a picture without a path': [
    (name) => saveUpload(deps, maya, { path: '', file: { name, path: '/nowhere', bytes: 1 } }),
    'invalid_request',
  ],
  'a file in parts': [(filePath) => startUpload(deps, maya, { filePath, fileSize: 10 }), 'invalid_request'],
  'a signed address': [(path) => signUpload(deps, maya, path), 'invalid_request'],
  'the key of a finished upload': [
    (s3Key) => completeUpload(deps, maya, { uploadId: upl, s3Key, parts: [] }),
    'upload_not_found',
  ],
  // A null byte is refused by the wire before any of this: the database takes none.
  'the key of a video': [
    (s3Key) => setVideo(deps, maya, 'intro', { file: undefined, s3Key: s3Key.replaceAll('\0', '') }),
    'upload_not_found',
  ],
};

describe('a hostile path', () => {
  test.each(Object.entries(calls))('for %s is refused before anything is touched', async (_what, [call, code]) => {
    const wrong: string[] = [];
    for (const path of hostilePaths()) {
      const outcome = await call(path).then(
        () => 'taken',
        (error: { code?: string; message?: string }) => error.code ?? error.message,
      );
      if (outcome !== code) wrong.push(`${JSON.stringify(path)}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
    expect(await deps.db.selectFrom('upload').select('id').execute()).toEqual([]);
  });
});
