import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStudioWorld, type StudioWorld } from '../../../app/testing/worlds/studio-world.ts';
import type { TestApp } from '../../../app/testing/test-app.ts';
import { libraryContentId } from '../../content/load-library.ts';
import type { StudioPiece } from '../ports.ts';

// Runs on PostgreSQL too.

const GRAPHIC = libraryContentId('five-checks');

let world: StudioWorld;
let app: TestApp;
let tokens: StudioWorld['tokens'];
beforeAll(async () => {
  world = await createStudioWorld();
  ({ app, tokens } = world);
});
beforeEach(() => world.again());
afterAll(() => app.close());

const send: StudioWorld['send'] = (...call) => world.send(...call);
const sent: StudioWorld['sent'] = (...call) => world.sent(...call);
const refusal: StudioWorld['refusal'] = (...call) => world.refusal(...call);

type Template = { texts: Record<string, Record<string, string>>; sizes: Record<string, { layers: object[] }> };
const words = (title: string) => ({
  en: { title, description: 'A drawing.', shareText: 'Look: {brand.fullName}' },
  es: { title: `${title} ES`, description: 'Un dibujo.', shareText: 'Mira: {brand.fullName}' },
});
const templateOf = (piece: StudioPiece) => structuredClone(piece.drawing?.template) as unknown as Template;
const save = (piece: StudioPiece, more: object = {}) => ({
  version: piece.drawing?.version,
  template: piece.drawing?.template,
  slots: piece.drawing?.slots,
  words: words('Keys'),
  ...more,
});
const begun = () => sent('cora', 'POST', '', { type: 'social-graphic', language: 'en', title: 'Keys' });
async function publish(id: string): Promise<StudioPiece> {
  await sent('cora', 'POST', `/${id}/moves`, { move: 'submit' });
  await world.approved('carl', id);
  return sent('cora', 'POST', `/${id}/moves`, { move: 'publish' });
}
const ofMember = (path: string) => app.call({ method: 'GET', url: path, token: tokens.maya });

describe('a graphic of the library', () => {
  test('is changed in the studio, and members get the changed drawing once it is published', async () => {
    const taken = await sent('cora', 'POST', `/${GRAPHIC}/open`);
    expect(taken).toMatchObject({ state: 'published', drawing: { version: 1, slots: [] } });
    const draft = await sent('cora', 'POST', `/${GRAPHIC}/moves`, { move: 'reopen' });
    const template = templateOf(draft);
    const [key = ''] = Object.keys(template.texts);
    template.texts[key] = { en: 'Said anew', es: 'Dicho de nuevo' };
    const saved = await sent('cora', 'PUT', `/${GRAPHIC}/drawing`, save(draft, { template, words: words('Checks') }));
    expect(saved).toMatchObject({ drawing: { version: 2, template }, texts: { es: { title: 'Checks ES' } } });

    const drawn = async () => (await ofMember(`/api/app/v1/graphics/${GRAPHIC}/template`)).json().template;
    expect(await drawn()).toEqual(taken.drawing?.template);
    await publish(GRAPHIC);
    expect(await drawn()).toEqual(template);
    const render = await ofMember(`/api/app/v1/graphics/${GRAPHIC}/render?size=link&language=es`);
    expect([render.statusCode, render.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { data } = (await ofMember('/api/content/v1/content/slug-five-checks')).json();
    expect(data.translations.es.title).toBe('Checks ES');

    const back = await sent('cora', 'POST', `/${GRAPHIC}/versions/1/restore`);
    expect([back.state, back.drawing?.template]).toEqual(['draft', taken.drawing?.template]);
  });

  test('is saved by nobody over the work of somebody else, and not while it stands still', async () => {
    await sent('cora', 'POST', `/${GRAPHIC}/open`);
    const draft = await sent('cora', 'POST', `/${GRAPHIC}/moves`, { move: 'reopen' });
    await sent('carl', 'PUT', `/${GRAPHIC}/drawing`, save(draft));
    expect(await refusal('cora', 'PUT', `/${GRAPHIC}/drawing`, save(draft))).toEqual([409, 'text_moved_on']);
    // Its words can be saved as those of any text: neither way takes them from the other.
    const text = (title: string) => ({ window: 'windowone', step: 1, words: { title } });
    const carls = await sent('cora', 'POST', `/${GRAPHIC}/open`);
    const url = `/${GRAPHIC}/texts/en`;
    expect(await refusal('cora', 'PUT', url, { ...text('Late'), version: draft.texts.en.version })).toEqual([
      409,
      'text_moved_on',
    ]);
    await world.send('cora', 'PUT', url, { ...text('By its text'), version: carls.texts.en.version });
    expect(await refusal('carl', 'PUT', `/${GRAPHIC}/drawing`, save(carls))).toEqual([409, 'text_moved_on']);
    await sent('cora', 'POST', `/${GRAPHIC}/moves`, { move: 'submit' });
    const late = save(draft, { version: 3 });
    expect(await refusal('cora', 'PUT', `/${GRAPHIC}/drawing`, late)).toEqual([409, 'piece_moved_on']);
    expect(await refusal('carl', 'POST', `/${GRAPHIC}/moves`, { move: 'approve' })).toEqual([409, 'own_writing']);
    expect(await refusal('maya', 'PUT', `/${GRAPHIC}/drawing`, late)).toEqual([403, 'forbidden']);
  });
});

describe('a new graphic', () => {
  test('begins with the title, who posts it, the licence line and the mark in every size, and asks for both languages', async () => {
    const piece = await begun();
    const answer = await send('cora', 'POST', `/${piece.id}/moves`, { move: 'submit' });
    expect([answer.statusCode, answer.json().issues.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['drawing.texts.es.headline', 'texts.es.title'],
    ]);
    const template = templateOf(piece);
    template.texts = { headline: { en: 'Keys', es: 'Llaves' } };
    await sent('cora', 'PUT', `/${piece.id}/drawing`, save(piece, { template }));
    const { slug } = await publish(piece.id);
    const { data } = (await ofMember(`/api/content/v1/content/slug-${slug}`)).json();
    expect(data).toMatchObject({ content_type: 'social-graphic', translations: { es: { title: 'Keys ES' } } });
    for (const size of ['square', 'portrait', 'story', 'link'])
      expect((await ofMember(`/api/app/v1/graphics/${piece.id}/render?size=${size}`)).statusCode).toBe(200);
  });

  test('does not go out without the licence line and the mark in each of its sizes, nor without the size that lists show', async () => {
    const piece = await begun();
    const template = templateOf(piece);
    template.texts = { headline: { en: 'Keys', es: 'Llaves' } };
    template.sizes = { link: { layers: template.sizes['link']?.layers.slice(0, -1) ?? [] } };
    await sent('cora', 'PUT', `/${piece.id}/drawing`, save(piece, { template }));
    const answer = await send('cora', 'POST', `/${piece.id}/moves`, { move: 'submit' });
    expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual([
      'drawing.sizes.square',
      'drawing.link.compliance',
      'drawing.link.mark',
    ]);
  });

  test('may leave facts to the member, who is asked for them', async () => {
    const piece = await begun();
    const template = templateOf(piece);
    template.texts = { headline: { en: 'Keys', es: 'Llaves' }, street: { en: '1 Oak Street', es: '1 Oak Street' } };
    const label = { en: 'Street', es: 'Calle' };
    const slots = [{ key: 'street', kind: 'line', label, most: 60 }];
    await sent('cora', 'PUT', `/${piece.id}/drawing`, save(piece, { template, slots }));
    const { slug } = await publish(piece.id);
    const { data } = (await ofMember(`/api/content/v1/content/slug-${slug}`)).json();
    expect(data.slots).toEqual([{ ...slots[0], example: template.texts['street'] }]);
  });

  test.each<[string, (template: Template) => object, string]>([
    [
      'a kind of layer that there is not',
      (t) => ({ ...t, sizes: { square: { layers: [{ type: 'script' }] } } }),
      'sizes',
    ],
    [
      'a colour that runs something',
      (t) => ({ ...t, sizes: { square: { layers: [{ type: 'rect', w: 1, h: 1, fill: 'url(x)' }] } } }),
      'fill',
    ],
    ['words that are not there', (t) => ({ ...t, texts: {} }), 'text'],
    ['too much of it', (t) => ({ ...t, name: 'x'.repeat(200_000) }), 'template'],
    ['no template', () => ({}), 'version'],
  ])('with %s is not saved', async (_what, change, place) => {
    const piece = await begun();
    const answer = await send(
      'cora',
      'PUT',
      `/${piece.id}/drawing`,
      save(piece, { template: change(templateOf(piece)) }),
    );
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, expect.stringContaining(place)]);
  });

  test.each([
    ['whose example is nowhere', [{ key: 'street', kind: 'line' }], 'body.slots[0].key'],
    [
      'that are two of one name',
      [
        { key: 'headline', kind: 'line' },
        { key: 'headline', kind: 'date' },
      ],
      'body.slots[1].key',
    ],
    ['that give nothing to choose from', [{ key: 'headline', kind: 'choice' }], 'body.slots[0].options'],
  ])('with facts to fill in %s is not saved', async (_what, slots, path) => {
    const piece = await begun();
    const labelled = slots.map((slot) => ({ ...slot, label: { en: 'A', es: 'A' } }));
    const answer = await send('cora', 'PUT', `/${piece.id}/drawing`, save(piece, { slots: labelled }));
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
  });

  test('cannot be drawn over a text', async () => {
    const id = libraryContentId('earnest-money-explained');
    await sent('cora', 'POST', `/${id}/open`);
    await sent('cora', 'POST', `/${id}/moves`, { move: 'reopen' });
    const piece = await begun();
    expect(await refusal('cora', 'PUT', `/${id}/drawing`, save(piece))).toEqual([404, 'not_found']);
  });
});
