import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { libraryContentId } from '../load-library.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let anew: () => Promise<void>;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'luis']) {
    const id = await addMember(app.world, { username, firstName: 'X', lastName: 'Y' });
    await givePlan(app.world, id);
    ids[username] = id;
    tokens[username] = await app.signIn(username);
  }
  anew = await app.remember();
});
beforeEach(() => anew());
afterAll(() => app.close());

const call = (who: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  app.call({ method, url, token: tokens[who] ?? '', ...(payload && { payload }) });

describe('a photograph that is filled in', () => {
  const LISTED = libraryContentId('just-listed');
  const save = (answers: object) =>
    call('maya', 'PUT', `/api/content/v1/content/${LISTED}/answers`, { language: 'en', answers });
  const PLACE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } };

  async function upload(who: string, color: string): Promise<{ id: string; answer: string }> {
    const bytes = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: color } })
      .jpeg()
      .withExif(PLACE)
      .toBuffer();
    const field = '--b\r\ncontent-disposition: form-data; name="upload-path"\r\n\r\nslot/home.jpg\r\n';
    const head = '--b\r\ncontent-disposition: form-data; name="upload"; filename="home.jpg"\r\n\r\n';
    const sent = await app.call({
      method: 'POST',
      url: `/api/profile/v1/${ids[who] ?? ''}/upload`,
      payload: Buffer.concat([Buffer.from(field), Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      token: tokens[who] ?? '',
    });
    const { id, width, height } = sent.json<{ data: { upload: { id: string; width: number; height: number } } }>().data
      .upload;
    return { id, answer: `${id}:${width}x${height}` };
  }
  const proved = async () => {
    const wanted = { contentId: LISTED, language: 'en', size: 'square' };
    return (await call('maya', 'POST', '/api/app/v1/proofs', wanted)).json<{ proof: { sha256: string } }>().proof
      .sha256;
  };

  test('is in the picture and its proof, and not where it was taken', async () => {
    const drawn = await proved();
    const [red, blue] = [await upload('maya', '#aa2211'), await upload('maya', '#1122aa')];
    expect((await save({ photo: red.answer })).statusCode).toBe(200);
    const withRed = await proved();
    await save({ photo: blue.answer });
    expect(new Set([drawn, withRed, await proved()]).size).toBe(3);
    await save({});
    expect(await proved()).toBe(drawn);
    const stored = await call('maya', 'GET', `/api/app/v1/files/${red.id}`);
    expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined();
  });

  test('is refused where it is somebody else’s, or not of that size', async () => {
    const theirs = await upload('luis', '#22aa11');
    for (const photo of [theirs.answer, `${(await upload('maya', '#333333')).id}:12x12`]) {
      const refused = await save({ photo });
      expect([refused.statusCode, refused.json<{ issues: unknown }>().issues]).toEqual([
        400,
        [{ path: 'answers.photo', message: 'shape' }],
      ]);
    }
  });

  test('is kept as long as a graphic shows it, however many are uploaded after it', async () => {
    const { id, answer } = await upload('maya', '#010203');
    await save({ photo: answer });
    await app.db
      .insertInto('image')
      .values(
        Array.from({ length: 45 }, (_, at) => ({
          member_id: ids['maya'] ?? '',
          sha256: String(at).padStart(64, '0'),
          name: 'x.png',
          path: 'slot/x.png',
          width: 1,
          height: 1,
          format: 'png' as const,
          bytes: 1,
          created_at: new Date(app.clock.now().getTime() + 60_000),
        })),
      )
      .execute();
    await upload('maya', '#040506');
    const kept = await app.db.selectFrom('image').select('sha256').where('sha256', '=', id).execute();
    expect(kept).toHaveLength(1);
  });
});
