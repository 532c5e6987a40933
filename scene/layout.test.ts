import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from './template/brand.ts';
import { layoutScene, imagesOf } from './layout.ts';
import type { Layer, TextLayer } from './layers.ts';
import { testBrand, testTemplate, testTypesetter, textItems, wordsOf } from './testing.ts';
import type { Typesetter } from './text/typesetter.ts';

let type: Typesetter;
beforeAll(async () => {
  type = await testTypesetter();
});

const draw = (layers: Layer[], brand: Partial<Brand> = {}, texts?: Record<string, string>) =>
  layoutScene(
    {
      template: testTemplate(layers, { title: { en: 'A title', es: 'Un título' } }),
      size: 'square',
      language: 'en',
      brand: { ...testBrand, ...brand },
      texts,
    },
    type,
  );

const text = (value: TextLayer['text'], rest: Partial<TextLayer> = {}): TextLayer => ({
  type: 'text',
  text: value,
  font: 'figtree-600',
  size: 40,
  color: '#000000',
  ...rest,
});
const column = (children: Layer[]): Layer => ({ type: 'stack', direction: 'column', gap: 20, children });
const sizeOf = (layers: Layer[], brand?: Partial<Brand>) => textItems(draw(layers, brand))[0]?.runs[0]?.size;
const baselines = (layers: Layer[], brand?: Partial<Brand>) =>
  textItems(draw(layers, brand)).map(({ matrix, runs }) => Math.round(matrix[5] + (runs[0]?.y ?? 0)));

describe('text', () => {
  test('takes the largest size that fits, and a smaller one for a longer name', () => {
    const box = [text('{brand.fullName}', { w: 500, size: [20, 80], maxLines: 1 })];
    expect(sizeOf(box)).toBe(80);
    const long = sizeOf(box, { fullName: 'Alexandra-Josephine Montgomery' }) ?? 0;
    expect(long).toBeGreaterThan(20);
    expect(long).toBeLessThan(40);
    const next = type.measure('figtree-600', 'Alexandra-Josephine Montgomery').advance * (long + 1);
    expect(next).toBeGreaterThan(500);
  });

  test('stays inside its height as well as its width', () => {
    const [item] = textItems(draw([text('one two three four five six seven', { w: 300, h: 150, size: [10, 100] })]));
    expect(Math.max(...(item?.runs.map(({ y }) => y) ?? []))).toBeLessThanOrEqual(150.1);
  });

  test('is cut with an ellipsis, and says so, when even the smallest size is too large', () => {
    const layout = draw([text('{brand.fullName}', { w: 200, size: [30, 40], maxLines: 1 })], {
      fullName: 'Alexandra-Josephine Montgomery',
    });
    expect(wordsOf(layout)[0]).toMatch(/^Alexandra.*…$/);
    expect(layout.warnings).toMatchObject([{ kind: 'text-cut' }]);
    const [run] = textItems(layout)[0]?.runs ?? [];
    expect(type.measure('figtree-600', run?.text ?? '').advance * 30).toBeLessThanOrEqual(200);
  });

  test('breaks into lines of about equal length when it is balanced', () => {
    const words = 'aaaa aaaa aaaa aaaa aaaa';
    const width = type.measure('figtree-600', 'aaaa aaaa aaaa aaaa').advance * 40 + 1;
    expect(wordsOf(draw([text(words, { w: width })]))).toEqual(['aaaa aaaa aaaa aaaa | aaaa']);
    expect(wordsOf(draw([text(words, { w: width, balance: true })]))).toEqual(['aaaa aaaa aaaa | aaaa aaaa']);
  });

  test('leaves out the empty members of a list, and the dot where a line ends', () => {
    const list = text(['{brand.jobTitle}', '{brand.company}', '{brand.location}'], { separator: ' · ' });
    expect(wordsOf(draw([list], { company: '' }))).toEqual(['Agent · Austin, TX']);
    const narrow = { ...list, w: type.measure('figtree-600', 'Agent · Harbor ·').advance * 40 + 2 };
    expect(wordsOf(draw([narrow]))).toEqual(['Agent · Harbor | Austin, TX']);
  });

  test('never breaks a phone number', () => {
    const layout = draw([text('Call {brand.phone}', { w: 320 })]);
    expect(wordsOf(layout)).toEqual(['Call | (512)\u00a0555-0142']);
  });

  test('takes the look of emphasis between asterisks, but not from a member’s own words', () => {
    const layer = text('so *very {brand.fullName}* plain', { emphasis: { font: 'fraunces-600-italic' } });
    const [item] = textItems(draw([layer], { fullName: 'A*n*n' }));
    expect(item?.runs.map(({ text: word, face }) => [word, face])).toEqual([
      ['so', 'figtree-600'],
      ['very', 'fraunces-600-italic'],
      ['A*n*n', 'fraunces-600-italic'],
      ['plain', 'figtree-600'],
    ]);
  });

  test('shows Central European letters as they are, and warns of letters that no font has', () => {
    const fine = draw([text('{brand.fullName}')], { fullName: 'Kovač Őze Łukasz Núñez' });
    expect(fine.warnings).toEqual([]);
    const layout = draw([text('{brand.fullName}')], { fullName: 'Ḋan 李' });
    expect(layout.warnings).toEqual([{ kind: 'missing-glyphs', characters: 'Ḋ李' }]);
    const plain = type.measure('figtree-600', 'Dan');
    expect(type.measure('figtree-600', 'Ḋan').advance).toBeCloseTo(plain.advance, 6);
  });

  test('takes the caller’s words in place of the template’s', () => {
    expect(wordsOf(draw([text('{title}')], {}, { title: 'Another' }))).toEqual(['Another']);
    expect(wordsOf(draw([text('{title}')]))).toEqual(['A title']);
  });
});

describe('stacks', () => {
  const three = [column([text('{brand.fullName}'), text('{brand.phone}'), text('{brand.website}')])];

  test('close up over what a member has not given', () => {
    const [first = 0, second = 0, third = 0] = baselines(three);
    expect(third - second).toBe(second - first);
    expect(baselines(three, { phone: '' })).toEqual([first, second]);
    expect(baselines(three, { phone: '   ' })).toEqual([first, second]);
  });

  test('close up in a row when the photo or the logo is missing', () => {
    const signature: Layer[] = [
      {
        type: 'stack',
        direction: 'row',
        gap: 30,
        w: 900,
        children: [
          { type: 'image', slot: 'photo', fit: 'cover', mask: 'circle', w: 100, h: 100 },
          text('{brand.fullName}', { grow: true }),
          { type: 'logo', background: 'standard', w: 200, h: 60 },
        ],
      },
    ];
    const left = (brand: Partial<Brand>) => textItems(draw(signature, brand))[0]?.matrix[4];
    expect(left({})).toBe(130);
    expect(left({ photo: null })).toBe(0);
    expect(imagesOf(draw(signature, { photo: null, logo: null }))).toEqual([]);
    expect(imagesOf(draw(signature)).map(({ id }) => id)).toEqual(['photo', 'logo']);
  });

  test('are drawn smaller when a long brand would overflow them', () => {
    const box: Layer[] = [
      {
        type: 'stack',
        direction: 'column',
        gap: 10,
        w: 400,
        h: 120,
        shrink: true,
        children: [text('{brand.fullName}', { maxLines: 3 }), text('{brand.company}', { maxLines: 3 })],
      },
    ];
    const bottom = (brand: Partial<Brand>) => {
      const item = textItems(draw(box, brand)).at(-1);
      return (item?.matrix[5] ?? 0) + (item?.runs.at(-1)?.y ?? 0) * (item?.matrix[3] ?? 1);
    };
    const scale = (brand: Partial<Brand>) => textItems(draw(box, brand))[0]?.matrix[3];
    expect(scale({})).toBe(1);
    const long = {
      fullName: 'Alexandra Josephine Montgomery Featherstone',
      company: 'Lantern Realty Collective of the Upper Valley',
    };
    expect(scale(long)).toBeLessThan(1);
    expect(bottom(long)).toBeLessThanOrEqual(120.5);
  });

  test('with a background show neither it nor a gap when everything in them is empty', () => {
    const pill: Layer = {
      type: 'stack',
      direction: 'row',
      padding: 10,
      background: { fill: '#123456' },
      children: [text('{brand.designations}')],
    };
    expect(draw([pill]).items).toEqual([]);
    expect(draw([pill], { designations: 'GRI' }).items).toHaveLength(2);
  });
});

describe('logos', () => {
  const logo = (background: 'standard' | 'dark' | 'plate'): Layer[] => [{ type: 'logo', background, w: 200, h: 80 }];
  const kinds = (background: 'standard' | 'dark' | 'plate', brand: Partial<Brand> = {}) =>
    draw(logo(background), brand).items.map((item) => (item.kind === 'image' ? item.image.id : item.kind));

  test('take the one made for the background, and a plate when there is only the other', () => {
    const both = { logoDark: { id: 'dark', width: 400, height: 100 } };
    expect(kinds('standard', both)).toEqual(['logo']);
    expect(kinds('dark', both)).toEqual(['dark']);
    expect(kinds('dark')).toEqual(['shape', 'logo']);
    expect(kinds('plate', both)).toEqual(['shape', 'logo']);
  });

  test('keep their proportions inside the box', () => {
    const [item] = draw(logo('standard')).items;
    expect(item).toMatchObject({ kind: 'image', w: 200, h: 50, source: [0, 0, 400, 100] });
  });
});

test('the Equal Housing mark says what the member is, in the language of the piece, or is not there', () => {
  const mark: Layer[] = [{ type: 'mark', mark: 'equalHousing', h: 60, color: '#000000' }];
  expect(draw(mark).items).toEqual([]);
  expect(wordsOf(draw(mark, { graphics: { ...PLAIN_LOOK, equalHousing: 'lender' } }))).toEqual([
    'Equal Housing | Lender',
  ]);
  const spanish = layoutScene(
    { template: testTemplate(mark), size: 'square', language: 'es', brand: { ...testBrand, graphics: PLAIN_LOOK } },
    type,
  );
  expect(wordsOf(spanish)).toEqual(['Igualdad de | oportunidades | en la vivienda']);
});

test('a layer shows only under its conditions', () => {
  const shown = (when: string, brand: Partial<Brand> = {}) =>
    draw([{ type: 'rect', w: 5, h: 5, fill: '#000000', when }], brand).items.length === 1;
  expect(shown('brand.photo')).toBe(true);
  expect(shown('!brand.photo', { photo: null })).toBe(true);
  expect(shown('brand.photo & !brand.phone')).toBe(false);
  expect(shown('title=A-title')).toBe(false);
});

test('the same input gives the same list', () => {
  const layers = [
    column([text('{brand.fullName}', { w: 400, size: [20, 90], balance: true }), text('{brand.compliance}')]),
  ];
  expect(draw(layers)).toEqual(draw(layers));
});

test('a size that the template was not designed in is an error that names both', () => {
  expect(() =>
    layoutScene({ template: testTemplate([]), size: 'story', language: 'en', brand: testBrand }, type),
  ).toThrow("'test' has no story size");
});

describe('words that many members share', () => {
  const nameOf = (layer: TextLayer, brand: Partial<Brand> = {}) => textItems(draw([layer], brand)).at(-1)?.shared;
  const title = text('{title}', { w: 500, color: 'brand.onPrimary' });

  test('have one name for all whose colour takes white words, and another for those whose takes dark ones', () => {
    expect(nameOf(title, { primaryColor: '#14213D' })).toBeDefined();
    expect(nameOf(title, { primaryColor: '#14213D' })).toBe(nameOf(title, { primaryColor: '#1F7A4D' }));
    expect(nameOf(title, { primaryColor: '#14213D' })).not.toBe(nameOf(title, { primaryColor: '#FFD23F' }));
  });

  test('have another name in another place or size', () => {
    const names = [title, { ...title, x: 1 }, { ...title, size: 41 }, { ...title, align: 'right' as const }];
    expect(new Set(names.map((each) => nameOf(each))).size).toBe(4);
  });

  test('are not a member’s own words, colours or places', () => {
    expect(nameOf(text('{brand.fullName}'))).toBeUndefined();
    expect(nameOf({ ...title, color: 'brand.primary' })).toBeUndefined();
    const moved = textItems(draw([column([text('{brand.fullName}'), title])]));
    expect(moved.map(({ shared }) => shared)).toEqual([undefined, undefined]);
  });
});

describe('what is the same for every member', () => {
  const layers: Layer[] = [
    { type: 'rect', w: 500, h: 500, fill: '#FFFFFF' },
    text('{title}', { w: 500 }),
    { ...text('{title}', { w: 500 }), when: '!brand.photo' },
    text('{brand.fullName}', { w: 500 }),
  ];
  const template = testTemplate(layers, { title: { en: 'A title', es: 'Un título' } });
  const of = (brand: Partial<Brand>, language: 'en' | 'es' = 'en', texts?: Record<string, string>) =>
    layoutScene({ template, size: 'square', language, brand: { ...testBrand, ...brand }, texts }, type);

  test('is placed once for all of them', () => {
    const [one, other] = [of({}), of({ fullName: 'Bo Li' })];
    expect(other.items.map((item) => one.items.includes(item))).toEqual([true, true, false]);
  });

  test('is placed anew in the other language and for other words, and what a member’s brand hides is not kept', () => {
    of({});
    expect(wordsOf(of({}, 'es'))).toEqual(['Un título', 'Ann Lee']);
    expect(wordsOf(of({}, 'en', { title: 'Mine' }))).toEqual(['Mine', 'Ann Lee']);
    expect(wordsOf(of({ photo: null }))).toEqual(['A title', 'A title', 'Ann Lee']);
  });
});
