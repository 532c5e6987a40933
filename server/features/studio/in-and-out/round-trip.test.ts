import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { holdPiece } from '../pieces/change-store.ts';
import { readLibraryZip } from './library-zip.ts';
import { publicationOf } from '../publishing/publish-piece.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await addCrew(app, 'cora');
});
afterAll(() => app.close());

async function bring(file: Buffer, isTrial = false) {
  const edge = 'edge-of-a-part';
  const trial = isTrial ? `--${edge}\r\ncontent-disposition: form-data; name="trial"\r\n\r\n1\r\n` : '';
  const head = `${trial}--${edge}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return app.call({
    method: 'POST',
    url: '/api/app/v1/studio/imports',
    token,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
}
const digests = async () =>
  new Map(
    (await app.db.selectFrom('content').select(['slug', 'digest']).where('type', 'in', STUDIO_TYPES).execute()).map(
      ({ slug, digest }) => [slug, digest],
    ),
  );

test('the library that is taken out and brought into an empty installation has the same digests', async () => {
  const zip = (await app.call({ method: 'GET', url: '/api/app/v1/studio/library.zip', token })).rawPayload;
  const before = await digests();
  expect(readLibraryZip(zip).pieces).toHaveLength(before.size);
  await app.db.deleteFrom('studio_piece').execute();
  await app.db.deleteFrom('content').execute();
  const told = (await bring(zip)).json<{ pieces: { id: string; slug: string; outcome: string }[] }>().pieces;
  const pieces = told.filter(({ slug }) => !slug.startsWith('perks/'));
  expect(pieces.every(({ outcome }) => outcome === 'new')).toBe(true);
  const after = new Map<string, string>();
  await app.db.transaction().execute(async (tx) => {
    for (const { id, slug } of pieces) {
      const held = await holdPiece(tx, id);
      after.set(slug, held ? publicationOf(held).read.digest : 'missing');
    }
  });
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before));

  const { files = {} } = readLibraryZip(zip).pieces.find(({ folder }) => folder === 'escrow-accounts') ?? {};
  const outcomeOf = async (text: string) => {
    const piece = { ...files, 'en.md': text };
    const entries = Object.entries(piece).map(([name, content]) => [
      `my-copy/articles/escrow-accounts/${name}`,
      strToU8(content),
    ]);
    return (await bring(Buffer.from(zipSync(Object.fromEntries(entries))))).json().pieces;
  };
  const english = files['en.md'] ?? '';
  expect(await outcomeOf(english)).toMatchObject([{ slug: 'escrow-accounts', outcome: 'same' }]);
  expect(await outcomeOf(`${english}\nOne more line.\n`)).toMatchObject([{ outcome: 'changed' }]);
  expect(await outcomeOf('No front matter.')).toMatchObject([
    { slug: 'escrow-accounts', id: null, outcome: 'unreadable' },
  ]);
});

test('texts of one new address that are brought at once: one begins it, and each of the others is a change of that', async () => {
  const names = ['piece.yaml', 'en.md', 'es.md'];
  const read = async (name: string) =>
    [name, await readFile(`library/articles/escrow-accounts/${name}`, 'utf8')] as const;
  const files: Record<string, string> = Object.fromEntries(await Promise.all(names.map(read)));
  const meta = (files['piece.yaml'] ?? '').replace('slug: escrow-accounts', 'slug: brought-at-once');
  const bringWith = async (line: string) => {
    const piece = { ...files, 'piece.yaml': meta, 'en.md': `${files['en.md'] ?? ''}\n${line}\n` };
    const entries = Object.entries(piece).map(([name, text]) => [`articles/brought-at-once/${name}`, strToU8(text)]);
    const answer = await bring(Buffer.from(zipSync(Object.fromEntries(entries))));
    return answer.json<{ pieces: { id: string; outcome: string }[] }>().pieces[0];
  };
  const lines = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'];
  const outcomes = (await Promise.all(lines.map(bringWith))).map((piece) => piece?.outcome);
  expect(outcomes.toSorted()).toEqual(['changed', 'changed', 'changed', 'changed', 'changed', 'new']);
});

test('perks go along, as their files or as they were saved, and come back the same', async () => {
  const perks = '/api/app/v1/studio/perks';
  const out = async () => (await app.call({ method: 'GET', url: '/api/app/v1/studio/library.zip', token })).rawPayload;
  const filesOf = (zip: Buffer) =>
    Object.fromEntries(Object.entries(unzipSync(zip)).filter(([name]) => name.startsWith('perks/')));
  const shipped = filesOf(await out());
  expect(Buffer.from(shipped['perks/redx/perk.yaml'] ?? [])).toEqual(await readFile('library/perks/redx/perk.yaml'));
  const { perk } = (await app.call({ method: 'GET', url: `${perks}/redx`, token })).json();
  const { shared, worded } = perk.fields;
  const entry = { shared: { ...shared, sample: false }, worded: { ...worded, es: { ...worded.es, promotion: 'Más' } } };
  const send = async (slug: string, payload: object, as = token) =>
    (await app.call({ method: 'POST', url: `${perks}/${slug}/moves`, token: as, payload })).json().perk;
  const second = await addCrew(app, 'carl');
  const publish = async (slug: string) => {
    const { edition } = await send(slug, { move: 'submit' });
    await send(slug, { move: 'approve', edition }, second);
    expect(await send(slug, { move: 'publish' })).toMatchObject({ isOut: true });
  };
  const save = (slug: string, payload: object) => app.call({ method: 'PUT', url: `${perks}/${slug}`, token, payload });
  await send('redx', { move: 'reopen' });
  await save('redx', { version: 1, entry });
  await publish('redx');
  const asked = { header: 'Signs & Co', component: 'bonus' };
  const begun = await app.call({ method: 'POST', url: perks, token, payload: asked });
  const said = { header: 'Signs & Co', description: 'Signs.', contents: 'Posts.' };
  const signs = { shared: { component: 'bonus', order: 900 }, worded: { en: said, es: said } };
  await save('signs-co', { version: begun.json().perk.version, entry: signs });
  expect(Object.keys(filesOf(await out()))).not.toContain('perks/signs-co/es.md');
  await publish('signs-co');
  const zip = await out();
  const before = filesOf(zip);
  expect(Object.keys(before)).toEqual(expect.arrayContaining([...Object.keys(shipped), 'perks/signs-co/es.md']));

  await app.db.deleteFrom('perk_version').execute();
  await app.db.deleteFrom('perk_draft').execute();
  const told = (await bring(zip)).json<{ pieces: { slug: string; outcome: string }[] }>().pieces;
  const outcomes = Object.fromEntries(told.map(({ slug, outcome }) => [slug, outcome]));
  expect(outcomes).toMatchObject({ 'perks/redx': 'changed', 'perks/signs-co': 'new', 'perks/framewell': 'same' });
  expect(filesOf(await out())).toEqual(shipped);
  for (const slug of ['redx', 'signs-co']) await publish(slug);
  expect(filesOf(await out())).toEqual(before);

  const one = async (slug: string, files: Record<string, string>) =>
    (
      await bring(
        Buffer.from(
          zipSync(
            Object.fromEntries(Object.entries(files).map(([name, text]) => [`perks/${slug}/${name}`, strToU8(text)])),
          ),
        ),
      )
    ).json().pieces;
  const text = '---\nheader: Kit\n---\n\nInside.\n';
  const kit = (more = '') => ({
    'perk.yaml': `slug: kit\ncomponent: bonus\norder: 3\nhidden: true\n${more}`,
    ...{ 'en.md': text, 'es.md': text },
  });
  expect(await one('kit', kit('logo: logo.svg\n'))).toMatchObject([{ outcome: 'refused' }]);
  expect(await one('kit', kit('link: "javascript:alert(1)"\n'))).toMatchObject([{ outcome: 'unreadable' }]);
  expect(await one('another', kit())).toMatchObject([{ outcome: 'unreadable' }]);
  expect(await one('kit', { ...kit(), 'es.md': 'nothing' })).toMatchObject([{ outcome: 'unreadable' }]);
  expect(await one('kit', kit())).toMatchObject([{ slug: 'perks/kit', title: 'Kit', outcome: 'new' }]);
  expect(await one('kit', kit())).toMatchObject([{ outcome: 'same' }]);
  // The draft that there was is kept.
  expect(await one('kit', kit('download: true\n'))).toMatchObject([{ outcome: 'changed' }]);
  const draft = (await app.call({ method: 'GET', url: `${perks}/kit`, token })).json().perk;
  expect(draft.versions).toMatchObject([{ kind: 'kept' }]);
});

test('pictures of texts go along: under the same ids, with the same bytes and words', async () => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0d6e56' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const part = (name: string, value: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${part('altEn', 'A door')}${part('altEs', 'Una puerta')}--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  const added = await app.call({
    method: 'POST',
    url: '/api/app/v1/studio/pictures',
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
  const { picture } = added.json<{ picture: { id: string; url: string } }>();
  const facts = { alt: { en: 'A door', es: 'Una puerta' }, licence: '', source: '', focal: { x: 20, y: 80 } };
  await app.call({ method: 'PUT', url: `/api/app/v1/studio/pictures/${picture.id}`, token, payload: facts });
  const rows = () =>
    app.db
      .selectFrom('studio_picture')
      .select(['id', 'sha256', 'alt', 'name', 'width', 'height', 'focal_x', 'focal_y'])
      .execute();
  const before = await rows();
  expect(before).toMatchObject([{ focal_x: 20, focal_y: 80 }]);
  const shown = (await app.call({ method: 'GET', url: picture.url })).rawPayload;
  const zip = (await app.call({ method: 'GET', url: '/api/app/v1/studio/library.zip', token })).rawPayload;
  await app.db.deleteFrom('studio_picture').execute();
  expect((await bring(zip)).statusCode).toBe(200);
  expect(await rows()).toEqual(before);
  expect((await app.call({ method: 'GET', url: picture.url })).rawPayload.equals(shown)).toBe(true);

  const files = readLibraryZip(zip).pictures[0]?.files ?? {};
  const archiveOf = (id: string, file: Uint8Array) => {
    const folder = `library/text-pictures/${id}`;
    return Buffer.from(
      zipSync({ [`${folder}/picture.yaml`]: files['picture.yaml'] ?? file, [`${folder}/picture.jpg`]: file }),
    );
  };
  // Bytes with more in them than the picture are encoded anew, what is none stays away, and one that is there is not replaced.
  await bring(archiveOf(`pic_${'a'.repeat(12)}`, bytes));
  await bring(archiveOf(`pic_${'b'.repeat(12)}`, strToU8('<svg onload="alert(1)">')));
  await bring(archiveOf('../../escape', bytes));
  await bring(archiveOf(picture.id, bytes));
  const after = await rows();
  expect(after.map(({ id }) => id).toSorted()).toEqual([`pic_${'a'.repeat(12)}`, picture.id].toSorted());
  expect(after.find(({ id }) => id === picture.id)).toEqual(before[0]);
  const kept = (await app.call({ method: 'GET', url: `/api/app/v1/pictures/pic_${'a'.repeat(12)}` })).rawPayload;
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

test('a Markdown file becomes a draft of its own in the language that it names', async () => {
  const file =
    '---\ntitle: Antes de visitar\nlanguage: es\ntype: guides\ntags: [x, Casa nueva]\ndescription: >\n  Lo\n  primero.\n---\n\n# Antes de visitar\n\nPrimero.\r\n\r\n- uno\n- dos\n';
  const { pieces } = (await bring(Buffer.from(file))).json();
  expect(pieces).toMatchObject([{ slug: 'antes-de-visitar', outcome: 'new' }]);
  const { piece } = (
    await app.call({ method: 'POST', url: `/api/app/v1/studio/pieces/${pieces[0].id}/open`, token })
  ).json();
  expect(piece).toMatchObject({
    type: 'guide',
    state: 'draft',
    meta: { tags: ['x', 'casa-nueva'] },
    texts: { es: { description: 'Lo primero.', paragraphs: ['Primero.', '- uno\n- dos'] } },
  });
});

test('a Markdown file without front matter is called by the heading that it begins with', async () => {
  const { pieces } = (await bring(Buffer.from('\n# Before you visit #\n\nFirst.\n\n# And then\n'))).json();
  expect(pieces).toMatchObject([{ title: 'Before you visit', slug: 'before-you-visit', outcome: 'new' }]);
  const { piece } = (
    await app.call({ method: 'POST', url: `/api/app/v1/studio/pieces/${pieces[0].id}/open`, token })
  ).json();
  expect(piece).toMatchObject({
    type: 'blog',
    texts: { en: { title: 'Before you visit', paragraphs: ['First.', '# And then'] } },
  });
});

test('a Markdown file says which of its pictures come along, and which are lost', async () => {
  const text =
    '# A visit\n\n![p](./p.jpg) ![q](<my house.png>)\n\n![r](https://x.example/r.jpg)\n\n![own](/api/app/v1/pictures/pic_1)\n';
  expect((await bring(Buffer.from(text))).json().pieces).toMatchObject([
    { pictures: ['https://x.example/r.jpg'], lost: ['./p.jpg', 'my house.png'] },
  ]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a file that tells no title', Buffer.from('Some text\n\n# Too late')],
  ['front matter without a title', Buffer.from('---\nname: x\n---\n\nText')],
  ['an archive that is cut off', Buffer.from('PK\u0003\u0004broken')],
])('%s is refused, and nothing of it stays', async (_name, file) => {
  const answer = await bring(file);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'import_unreadable']);
});

describe('an archive of pieces', () => {
  const piece = (slug: string, more: Record<string, string> = {}, title = slug) => {
    const text = (words: string) => `---\ntitle: ${title}\ndescription: Words.\n---\n\n${words}\n`;
    const files = {
      'piece.yaml': `slug: ${slug}\nmotif: house\n`,
      ...{ 'en.md': text('One.'), 'es.md': text('Uno.'), ...more },
    };
    return Object.fromEntries(Object.entries(files).map(([name, said]) => [`guides/${title}/${name}`, strToU8(said)]));
  };
  const zip = (...pieces: Record<string, Uint8Array>[]) => Buffer.from(zipSync(Object.assign({}, ...pieces)));
  const outcomes = async (file: Buffer) =>
    (await bring(file)).json().pieces.map((each: { outcome: string }) => each.outcome);
  const send = async (method: 'POST' | 'PUT', path: string, payload?: object, as = token) =>
    (
      await app.call({ method, url: `/api/app/v1/studio/pieces${path}`, token: as, ...(payload && { payload }) })
    ).json();

  test.each([
    ['an address that leads out of its folder', piece('../../escape', {}, 'escape')],
    ['an address of a thousand letters', piece('x'.repeat(1000), {}, 'long')],
    ['a control character in its title', piece('nul', { 'en.md': '---\ntitle: "A\\0"\ndescription: B\n---\n\nC\n' })],
    ['letters that are not UTF-8', { ...piece('latin'), 'guides/latin/es.md': new Uint8Array([0x61, 0xf1, 0x6f]) }],
    [
      'a paragraph too long to be edited',
      piece('endless', { 'es.md': `---\ntitle: T\ndescription: D\n---\n\n${'a'.repeat(200_000)}` }),
    ],
  ])('has one with %s that stays away, and the others come', async (_what, odd) => {
    const slug = `beside-${Object.keys(odd)[0]?.split('/')[1]}`;
    expect(await outcomes(zip(odd, piece(slug)))).toEqual(['unreadable', 'new']);
  });

  test('that is looked at first takes nothing up', async () => {
    const library = (await app.call({ method: 'GET', url: '/api/app/v1/studio/library.zip', token })).rawPayload;
    const count = async () => (await app.db.selectFrom('studio_piece').select('id').execute()).length;
    const before = await count();
    await bring(library, true);
    expect(await count()).toBe(before);
  });

  test('that was published here with one language older is the same, and under its former address too', async () => {
    const carl = await addCrew(app, 'carla');
    await bring(zip(piece('first-name')));
    const [{ id }] = (await bring(zip(piece('first-name')))).json().pieces;
    const publish = async () => {
      const { edition } = (await send('POST', `/${id}/moves`, { move: 'submit' })).piece;
      await send('POST', `/${id}/moves`, { move: 'approve', edition }, carl);
      return (await send('POST', `/${id}/moves`, { move: 'publish' })).piece;
    };
    const patch = { at: 0, remove: 1, insert: ['Two.'] };
    await send('PUT', `/${id}/texts/en`, { version: 1, window: 'windowone', patch });
    expect(await publish()).toMatchObject({ isOut: true });
    const entries = unzipSync(
      (await app.call({ method: 'GET', url: '/api/app/v1/studio/library.zip', token })).rawPayload,
    );
    const own = Object.entries(entries).filter(([name]) => name.startsWith('guides/first-name/'));
    const out = zip(Object.fromEntries(own));
    expect(await outcomes(out)).toEqual(['same']);
    const { version } = (await send('POST', `/${id}/moves`, { move: 'reopen' })).piece;
    await send('PUT', `/${id}`, { version, slug: 'second-name', meta: {} });
    expect(await publish()).toMatchObject({ slug: 'second-name' });
    expect((await bring(out)).json().pieces).toMatchObject([{ id, outcome: 'same' }]);
    const anew = zip(piece('first-name', {}, 'Another title'));
    expect((await bring(anew)).json().pieces).toMatchObject([{ id, outcome: 'changed' }]);
    const brought = (await send('POST', `/${id}/open`)).piece;
    expect([brought.slug, brought.texts.en.isStale, brought.texts.es.isStale]).toEqual(['second-name', false, false]);
  });
});
