import type { Language } from '@yardsign/domain/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let again: () => Promise<void>;
let cora: string;
let member: string;
let maya: string;
let green: Buffer;
beforeAll(async () => {
  app = await testApp();
  cora = await addCrew(app, 'cora');
  member = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, member);
  maya = await app.signIn('maya');
  green = await solid('#0d6e56');
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

const solid = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();

const LIST = '/api/app/v1/studio/pictures';
const WORDS = { altEn: 'A green door', altEs: 'Una puerta verde', licence: 'CC BY 4.0', source: 'Jo Park' };

function send(url: string, bytes: Buffer, fields: Record<string, string> = WORDS, token = cora) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--edge\r\ncontent-disposition: form-data; name="file"; filename="door<.jpg"\r\n\r\n`;
  return app.call({
    method: 'POST',
    url,
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
}

interface Picture {
  id: string;
  url: string;
  name: string;
  alt: Record<string, string>;
  focal: { x: number; y: number } | null;
  usedIn: { id: string; titles: Record<Language, string> }[];
}
const pictureIn = (answer: Awaited<ReturnType<typeof send>>) => answer.json<{ picture: Picture }>().picture;
const bytesAt = async (url: string) => (await app.call({ method: 'GET', url })).rawPayload;
const list = async (query = '') =>
  (await app.call({ method: 'GET', url: `${LIST}${query}`, token: cora })).json<{ items: Picture[] }>().items;

const FACTS = { alt: { en: 'A door', es: 'Una puerta' }, licence: '', source: '' };
const change = (id: string, more: object, token = cora) =>
  app.call({ method: 'PUT', url: `${LIST}/${id}`, token, payload: { ...FACTS, ...more } });

/** A draft with this picture in it. */
async function draftWith({ url }: Picture): Promise<string> {
  const begun = await app.call({
    method: 'POST',
    url: '/api/app/v1/studio/pieces',
    token: cora,
    payload: { type: 'blog', language: 'en', title: 'Doors' },
  });
  const { piece } = begun.json<{ piece: { id: string; texts: { en: { version: number } } } }>();
  await app.call({
    method: 'PUT',
    url: `/api/app/v1/studio/pieces/${piece.id}/texts/en`,
    token: cora,
    payload: {
      version: piece.texts.en.version,
      window: 'windowone',
      patch: { at: 0, remove: 0, insert: [`![A green door](${url})`] },
    },
  });
  return piece.id;
}

describe('a picture of the content team', () => {
  test('is kept without its metadata, said in both languages, and shown to whoever reads a text', async () => {
    const picture = pictureIn(await send(LIST, green));
    expect(picture).toMatchObject({
      name: 'door.jpg',
      alt: { en: 'A green door', es: 'Una puerta verde' },
      usedIn: [],
    });
    const shown = await app.call({ method: 'GET', url: picture.url });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 64, height: 48 });
    expect(await list('?query=PUERTA')).toHaveLength(1);
    expect(await list('?query=100%25')).toHaveLength(0);
  });

  test('is a picture, and says what it shows', async () => {
    const refused = [
      await send(LIST, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      await send(LIST, Buffer.from('<script>alert(1)</script>')),
      await send(LIST, Buffer.alloc(0)),
      await send(LIST, green, { ...WORDS, altEs: '' }),
    ];
    expect(refused[2]?.json().code).toBe('empty_file');
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 400]);
    expect(await list()).toEqual([]);
  });

  test('is replaced in every text at once, under its own address', async () => {
    const picture = pictureIn(await send(LIST, green));
    const before = await bytesAt(picture.url);
    const replaced = pictureIn(await send(`${LIST}/${picture.id}/file`, await solid('#8a5a3c'), {}));
    expect(replaced.url).toBe(picture.url);
    expect((await bytesAt(picture.url)).equals(before)).toBe(false);
  });

  test('says where it stands, and is not deleted there', async () => {
    const picture = pictureIn(await send(LIST, green));
    const draft = await draftWith(picture);
    expect((await list())[0]?.usedIn).toEqual([{ id: draft, titles: { en: 'Doors', es: '' } }]);
    const remove = () => app.call({ method: 'DELETE', url: `${LIST}/${picture.id}`, token: cora });
    expect((await remove()).json()).toMatchObject({ code: 'picture_in_use' });
    await app.db.deleteFrom('studio_piece').where('id', '=', draft).execute();
    expect((await remove()).statusCode).toBe(204);
    expect((await app.call({ method: 'GET', url: picture.url })).statusCode).toBe(404);
  });

  test('is not deleted while a member’s own text or a legal text shows it', async () => {
    const picture = pictureIn(await send(LIST, green));
    const remove = async () =>
      (await app.call({ method: 'DELETE', url: `${LIST}/${picture.id}`, token: cora })).statusCode;
    const own = await app.call({
      method: 'POST',
      url: `/api/content/v1/content/custom/${member}`,
      token: maya,
      payload: { title: 'Mine', contents: `![A door](${picture.url})`, content_type: 'blog', language: 'en' },
    });
    expect([own.statusCode, await remove()]).toEqual([200, 409]);
    await app.db.deleteFrom('content').where('owner_id', 'is not', null).execute();
    const texts = { en: `## Sign\n\n![A door](${picture.url})`, es: '## Letrero' };
    const legal = { method: 'PUT', url: '/api/app/v1/studio/legal/terms', token: cora } as const;
    await app.call({ ...legal, payload: { version: 0, texts } });
    expect(await remove()).toBe(409);
    await app.call({ ...legal, payload: { version: 1, texts: { ...texts, en: '## Sign' } } });
    expect(await remove()).toBe(204);
  });

  test('that is gone meanwhile is missed when the text is handed in', async () => {
    const picture = pictureIn(await send(LIST, green));
    await app.call({ method: 'DELETE', url: `${LIST}/${picture.id}`, token: cora });
    const draft = await draftWith(picture);
    const url = `/api/app/v1/studio/pieces/${draft}/moves`;
    const answer = await app.call({ method: 'POST', url, token: cora, payload: { move: 'submit' } });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      422,
      [{ path: 'texts.en.pictures', message: 'is not there' }],
    ]);
  });

  test('keeps its file while another picture shows the same', async () => {
    const [one, other] = [pictureIn(await send(LIST, green)), pictureIn(await send(LIST, green))];
    await app.call({ method: 'DELETE', url: `${LIST}/${one.id}`, token: cora });
    expect((await app.call({ method: 'GET', url: other.url })).statusCode).toBe(200);
  });

  test('can be described anew, and all of it is written down', async () => {
    const { id } = pictureIn(await send(LIST, green));
    expect((await change(id, {})).json()).toMatchObject({ picture: FACTS });
    const acts = await app.db.selectFrom('audit_entry').select(['action', 'detail']).orderBy('id').execute();
    expect(acts.filter(({ action }) => action.startsWith('studio.picture'))).toEqual([
      { action: 'studio.picture-added', detail: { picture: id } },
      { action: 'studio.picture-changed', detail: { picture: id } },
    ]);
  });

  test('is cut around its focal point, and at its middle where it has none', async () => {
    // Green on the left, brown on the right.
    const left = await sharp(green).png().toBuffer();
    const halves = await sharp({ create: { width: 128, height: 48, channels: 3, background: '#8a5a3c' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { id, url } = pictureIn(await send(LIST, halves));
    const greenShare = async () => {
      const { data, info } = await sharp(await bytesAt(`${url}?cut=1:1`))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([48, 48]);
      let found = 0;
      for (let at = 0; at < data.length; at += 3) if ((data[at + 1] ?? 0) > (data[at] ?? 0)) found++;
      return Math.round((found / (48 * 48)) * 10) / 10;
    };
    expect(await greenShare()).toBe(0.5);
    expect((await change(id, { focal: { x: 0, y: 50 } })).json()).toMatchObject({
      picture: { focal: { x: 0, y: 50 } },
    });
    expect(await greenShare()).toBe(1);
    // What leaves it out leaves it as it is.
    expect((await change(id, {})).json()).toMatchObject({ picture: { focal: { x: 0, y: 50 } } });
    await change(id, { focal: null });
    expect(await greenShare()).toBe(0.5);
    const cut = await app.call({ method: 'GET', url: `${url}?cut=1:1` });
    // Mail programs, feeds and the frame of the preview are pages of other origins.
    for (const shown of [cut, await app.call({ method: 'GET', url })])
      expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again304 = await app.call({
      method: 'GET',
      url: `${url}?cut=1:1`,
      headers: { 'if-none-match': String(cut.headers['etag']) },
    });
    expect([cut.statusCode, again304.statusCode]).toEqual([200, 304]);
    expect((await app.call({ method: 'GET', url: `${url}?cut=3:2` })).statusCode).toBe(400);
    expect(
      (await app.call({ method: 'GET', url: `${LIST.replace('studio/', '')}/pic_none0000?cut=1:1` })).statusCode,
    ).toBe(404);
  });

  test.each([{ x: -1, y: 0 }, { x: 0, y: 101 }, { x: 0.5, y: 0 }, { x: 50 }, 'middle'])(
    'has no focal point beside it: %j',
    async (focal) => {
      const { id } = pictureIn(await send(LIST, green));
      expect((await change(id, { focal })).statusCode).toBe(400);
      expect((await list())[0]?.focal).toBeNull();
    },
  );

  test('loses the focal point of a file that another takes the place of', async () => {
    const { id } = pictureIn(await send(LIST, green));
    await change(id, { focal: { x: 20, y: 80 } });
    const replaced = pictureIn(await send(`${LIST}/${id}/file`, await solid('#8a5a3c'), {}));
    expect(replaced.focal).toBeNull();
  });

  test('is not a member’s to add, to see in the list, to change or to delete', async () => {
    const { id } = pictureIn(await send(LIST, green));
    const answers = [
      await send(LIST, green, WORDS, maya),
      await send(`${LIST}/${id}/file`, green, {}, maya),
      await app.call({ method: 'GET', url: LIST, token: maya }),
      await change(id, { focal: { x: 0, y: 0 } }, maya),
      await app.call({ method: 'DELETE', url: `${LIST}/${id}`, token: maya }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe('a crop', () => {
  const crop = (id: string, body: object, token = cora) =>
    app.call({ method: 'PUT', url: `${LIST}/${id}/crop`, token, payload: body });
  const sizeOf = async (url: string) => {
    const { width, height } = await sharp(await bytesAt(url)).metadata();
    return [width, height];
  };
  const HALF = { left: 32, top: 0, width: 32, height: 48 };
  const withFile = async () => {
    const picture = pictureIn(await send(LIST, green)) as Picture & { file: { sha256: string } };
    return { ...picture, of: picture.file.sha256 };
  };

  test('is shown wherever the picture stands, and cut further around its focal point; the file stays', async () => {
    const { id, url, of } = await withFile();
    const whole = await bytesAt(url);
    const draft = await draftWith((await list())[0] as Picture);
    await change(id, { focal: { x: 75, y: 50 } });
    const answer = await crop(id, { of, crop: HALF });
    expect(pictureIn(answer)).toMatchObject({
      ...{ id, width: 32, height: 48, crop: HALF, focal: { x: 50, y: 50 } },
      file: { sha256: of, width: 64, height: 48 },
      usedIn: [{ id: draft }],
    });
    expect([await sizeOf(url), await sizeOf(`${url}?cut=1:1`)]).toEqual([
      [32, 48],
      [32, 32],
    ]);
    const kept = await app.call({ method: 'GET', url: `${LIST}/${id}/file`, token: cora });
    expect(kept.rawPayload.equals(whole)).toBe(true);
    expect(pictureIn(await crop(id, { of, crop: null }))).toMatchObject({ width: 64, crop: null, focal: { x: 75 } });
    expect((await bytesAt(url)).equals(whole)).toBe(true);
  });

  test.each([
    ['that leaves the picture', { ...HALF, left: 33 }],
    ['of next to nothing', { ...HALF, width: 3 }],
    ['of a part of a pixel', { ...HALF, width: 31.5 }],
    ['with a negative place', { ...HALF, top: -1 }],
  ])('%s is refused, and the picture stays', async (_name, wrong) => {
    const { id, of } = await withFile();
    const answer = await crop(id, { of, crop: wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    expect((await list())[0]).toMatchObject({ id, crop: null });
  });

  test('of a file that is no longer there is refused; another file is shown whole', async () => {
    const { id, of } = await withFile();
    await crop(id, { of, crop: HALF });
    expect(pictureIn(await send(`${LIST}/${id}/file`, await solid('#c0392b'), {}))).toMatchObject({ crop: null });
    expect((await crop(id, { of, crop: HALF })).json().code).toBe('picture_replaced');
  });

  test('is the content team’s: a member neither sets it nor sees what was cut away', async () => {
    const { id, of } = await withFile();
    const file = await app.call({ method: 'GET', url: `${LIST}/${id}/file`, token: maya });
    expect([(await crop(id, { of, crop: HALF }, maya)).statusCode, file.statusCode]).toEqual([403, 403]);
  });
});
