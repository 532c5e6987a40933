import { blogSettings } from '@yardsign/domain/profile/blog-settings';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { guidesLook, PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { createTypesetter, type Typesetter } from '../../platform/documents/typesetter.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import { documentData, MARK, markPicture } from './document-data.ts';
import { boxesIn, type Box, overlap } from './testing/boxes-in.ts';

const PAGE = { width: 612, height: 792 };
const EDGE = 54;
const FILES = ['photo', 'logo', 'logoDark', 'second', 'secondDark'] as const;
type File = (typeof FILES)[number];
/** Two logos wider than they are high, and one that is higher than wide. */
const SIDES: Record<File, [number, number]> = {
  photo: [60, 60],
  logo: [120, 40],
  logoDark: [120, 36],
  second: [40, 80],
  secondDark: [44, 80],
};

let typesetter: Typesetter;
const pictures: Record<string, Uint8Array> = { [MARK]: Buffer.from(markPicture('housing', 'en')) };

beforeAll(async () => {
  typesetter = createTypesetter({
    templates: new URL('../../documents', import.meta.url).pathname,
    fonts: new URL('../../../scene/fonts', import.meta.url).pathname,
  });
  for (const [index, name] of FILES.entries()) {
    const [width, height] = SIDES[name];
    const background = { r: 40 * index, g: 90, b: 120 };
    pictures[name] = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  }
});
afterAll(() => typesetter.close());

interface Setting {
  settings?: Record<string, string>;
  without?: readonly File[];
  texts?: Record<string, string>;
  title?: string;
  color?: string;
}

const MAYA = { first_name: 'Maya', last_name: 'Alvarez', company: 'Harbor & Pine', phone: '+15125550142' };
const LONG = {
  first_name: 'María de los Ángeles Guadalupe',
  last_name: 'Fernández de la Torre Villanueva y Montenegro Castellanos',
  compliance: 'Licensed in the State of Texas. '.repeat(25),
};

function wornOf({ settings = {}, without = [], texts = {}, color = '#1F7A4D' }: Setting): WornBrand {
  const filled: Record<string, string> = { ...MAYA, ...texts };
  const picture = (id: File) => (without.includes(id) ? null : { id, width: 10, height: 10, url: '' });
  return {
    memberId: 'usr_maya00000001',
    language: 'en',
    publicCode: 'maya',
    settings: blogSettings(() => undefined, 'Maya'),
    hidesVideos: false,
    guides: guidesLook((name) => {
      const value = settings[name];
      return value === undefined ? undefined : { value, values: [], syncTo: '', fontSize: null };
    }),
    brand: {
      ...brandTexts((name) => filled[name] ?? ''),
      version: 1,
      primaryColor: color,
      photo: picture('photo'),
      logo: picture('logo'),
      logoDark: picture('logoDark'),
      secondaryLogo: picture('second'),
      secondaryLogoDark: picture('secondDark'),
      filmLogo: null,
      spanish: {},
      graphics: PLAIN_LOOK,
    },
  };
}

/** What stands where in a guide, in points: on its front page, and the logos of its last one. */
async function guide(setting: Setting = {}) {
  const piece = {
    title: setting.title ?? 'Buying a home',
    description: 'Ten steps.',
    contents: '',
    details: {},
    words: 0,
  };
  const data = documentData(
    { type: 'guides', texts: { en: piece, es: piece } },
    wornOf(setting),
    'en',
    new Set<string>(FILES),
  );
  const svg = (await typesetter.draw({ template: 'piece.typ', data, pictures })).toString();
  const boxes = boxesIn(svg, pictures);
  const isFront = ({ y }: Box) => y < PAGE.height;
  const logos = (page: Box[]) => page.filter(({ name }) => name !== null && name !== 'photo' && name !== MARK);
  const front = boxes.filter(isFront);
  return {
    front,
    logos: logos(front),
    last: logos(boxes.filter((box) => !isFront(box))).map(({ name }) => name),
    texts: front.filter(({ kind }) => kind === 'text'),
    /** The lines of the last page, and its photo. */
    lastTexts: boxes.filter((box) => !isFront(box) && box.kind === 'text'),
    lastPhoto: boxes.find((box) => !isFront(box) && box.name === 'photo'),
    /** The white foot of the page. */
    foot: front.find(({ kind, fill, width }) => kind === 'shape' && fill === '#ffffff' && width === PAGE.width),
    /** What is no larger than a logo needs, and lies under one. */
    plates: front.filter(
      (box) => box.kind === 'shape' && box.width < 200 && logos(front).some((logo) => overlap(box, logo) > 0),
    ),
    /** The walls of the house, by the one strength of colour that nothing else has. */
    walls: front.filter(({ fill }) => fill?.endsWith('e6')),
    named: (name: File) => front.find((box) => box.name === name),
  };
}

describe('the front page of a guide', () => {
  test('has the first logo at the right of its foot for a member who has chosen nothing, and the second nowhere', async () => {
    const { logos, foot, last } = await guide();
    expect(logos.map(({ name }) => name)).toEqual(['logo']);
    expect(logos[0]?.y).toBeGreaterThan(foot?.y ?? Number.NaN);
    expect(logos[0]?.x).toBeGreaterThan(PAGE.width / 2);
    expect(last).toEqual(['logo', 'second']);
  });

  test('has a logo at its top left, under the photo, at its foot, or not at all', async () => {
    const at = async (place: string) => {
      const { named, foot } = await guide({ settings: { logo_pos: place } });
      return { top: named('logoDark'), low: named('logo'), photo: named('photo'), foot };
    };
    const [hidden, top, under, foot] = [await at('0'), await at('1'), await at('2'), await at('3')];
    expect([hidden.top, hidden.low]).toEqual([undefined, undefined]);
    expect(top.low).toBeUndefined();
    expect(top.top).toMatchObject({ x: EDGE, y: 36 });
    expect(under.low?.x).toBeCloseTo(under.photo?.x ?? Number.NaN);
    expect(under.low?.y).toBeGreaterThan((under.photo?.y ?? 0) + (under.photo?.height ?? 0));
    expect(foot.low?.x).toBeGreaterThan(PAGE.width / 2);
  });

  test('keeps no room for what is not there', async () => {
    const lineAt = async (setting: Setting) => {
      const { texts, foot } = await guide(setting);
      return texts.find(({ y }) => y > (foot?.y ?? 0))?.x;
    };
    const hidden = { logo_pos: '0' };
    expect(await lineAt({ settings: hidden, without: ['photo'] })).toBe(EDGE);
    expect(await lineAt({ settings: { logo_pos: '2' }, without: ['photo', 'logo', 'logoDark'] })).toBe(EDGE);
    // Nor does the title leave room for a logo that is nowhere.
    const titleAt = async (setting: Setting) => (await guide(setting)).texts[0]?.y ?? Number.NaN;
    const plain = await titleAt({});
    expect(await titleAt({ settings: { logo_pos: '1' }, without: ['logo', 'logoDark'] })).toBe(plain);
    expect(await titleAt({ settings: { logo_pos: '1', front_customization: '0' } })).toBe(plain);
    expect(await titleAt({ settings: { logo_pos: '1' } })).toBeGreaterThan(plain);
  });

  test('puts a logo where the photo would be, for who has none', async () => {
    const { named, texts, foot } = await guide({ settings: { logo_pos: '2' }, without: ['photo'] });
    const logo = named('logo');
    expect(logo?.x).toBe(EDGE);
    const line = texts.find(({ y }) => y > (foot?.y ?? 0));
    expect(line?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
  });

  const places = ['0', '1', '2', '3'].flatMap((logo) => ['0', '1', '2', '3'].map((second) => [logo, second]));
  test.each(places)('lays nothing over anything, with the logos at %s and %s', async (logo, second) => {
    const settings = { logo_pos: logo ?? '', secondary_logo_pos: second ?? '' };
    const title =
      'What to look at in a first house before anybody asks for an offer, and what to leave for later, in order';
    for (const setting of [
      {},
      { texts: LONG, title },
      { without: ['photo'] as const },
      { without: ['logoDark', 'secondDark'] as const },
    ]) {
      const { front, foot } = await guide({ ...setting, settings });
      const solid = front.filter(({ kind }) => kind !== 'shape');
      for (const [index, one] of solid.entries()) {
        expect(one.x + one.width, one.name ?? one.kind).toBeLessThanOrEqual(PAGE.width - EDGE + 0.5);
        for (const other of solid.slice(index + 1))
          expect(overlap(one, other), `${one.name ?? one.kind} and ${other.name ?? other.kind}`).toBe(0);
        // What belongs to the top is not covered by the foot.
        expect(one.y >= (foot?.y ?? 0) || one.y + one.height <= (foot?.y ?? 0), one.name ?? one.kind).toBe(true);
      }
    }
  });

  test('has its house above a high foot, and none where a long title leaves no room for it', async () => {
    const places = { logo_pos: '2', secondary_logo_pos: '2' };
    const plain = await guide();
    const high = await guide({ settings: places });
    const full = await guide({ settings: places, texts: LONG, title: 'What to look at in a first house '.repeat(12) });
    expect(plain.walls).toHaveLength(1);
    expect(high.walls).toHaveLength(1);
    const [walls] = high.walls;
    expect((walls?.y ?? 0) + (walls?.height ?? 0)).toBeLessThan(high.foot?.y ?? 0);
    expect(walls?.y).toBeLessThan(plain.walls[0]?.y ?? 0);
    expect(full.walls).toEqual([]);
  });

  test.each([
    ['#1F7A4D', [], 'logoDark', null],
    ['#1F7A4D', ['logoDark'], 'logo', '#ffffff'],
    ['#F2C94C', [], 'logo', '#ffffff'],
    ['#F2C94C', ['logo'], 'logoDark', '#16211b'],
  ] as const)('on %s, without %j, shows at its top %s on the plate %s', async (color, without, name, plate) => {
    const { logos, plates } = await guide({ color, without, settings: { logo_pos: '1' } });
    expect(logos.map((logo) => logo.name)).toEqual([name]);
    expect(plates[0]?.fill ?? null).toBe(plate);
    if (plates[0] && logos[0]) expect(overlap(plates[0], logos[0])).toBeCloseTo(logos[0].width * logos[0].height);
  });

  test('shows a logo that was made for the dark on a dark plate where it stands on white, and there is no other', async () => {
    const { logos, plates, last } = await guide({ without: ['logo'] });
    expect([logos.map(({ name }) => name), plates.map(({ fill }) => fill)]).toEqual([['logoDark'], ['#16211b']]);
    expect(last).toEqual(['logoDark', 'second']);
  });

  test('shows the first logo nowhere in the guide while it is switched off, wherever it is put; the second keeps its place', async () => {
    for (const place of ['0', '1', '2', '3']) {
      const { logos, last } = await guide({ settings: { showlogo: '0', logo_pos: place, secondary_logo_pos: '3' } });
      expect([logos.map(({ name }) => name), last]).toEqual([['second'], ['second']]);
    }
  });
});

describe('the page that says whom to turn to', () => {
  /** Where the margin of a page begins. */
  const MARGIN = 72;

  test('has the member beside their photo, and at the margin where there is none', async () => {
    const nameAt = async (without: readonly File[]) => {
      const { lastTexts, lastPhoto } = await guide({ without });
      const below = lastTexts.findIndex(({ y }) => y > PAGE.height + MARGIN);
      return { question: lastTexts[below]?.x, name: lastTexts[below + 1]?.x, photo: lastPhoto?.width };
    };
    expect(await nameAt([])).toEqual({ question: MARGIN, name: MARGIN + 120 + 22, photo: 120 });
    expect(await nameAt(['photo'])).toEqual({ question: MARGIN, name: MARGIN, photo: undefined });
  });
});

// Runs on PostgreSQL too.
describe('the front page of a guide of the product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test('has the logos that were uploaded at the places that were saved, and keeps the place of one that is switched off', async () => {
    const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
    await givePlan(app.world, maya);
    const token = await app.signIn('maya');
    const call = async (feature: string, fields: Record<string, string>) => {
      const payload = Object.entries(fields).map(([position, value]) => ({ position, value }));
      const answer = await app.call({ method: 'POST', url: `/api/profile/v1/${maya}/${feature}`, token, payload });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ data: { profile: Record<string, { value: string }> } }>().data.profile;
    };
    const upload = async (name: File) => {
      const answer = await app.call({
        method: 'POST',
        url: `/api/profile/v1/${maya}/upload-stream/`,
        token,
        headers: { 'content-type': 'application/octet-stream', 'upload-path': `profile/${name}.png` },
        payload: Buffer.from(pictures[name] ?? []),
      });
      return answer.json<{ data: { upload: { id: string } } }>().data.upload.id;
    };
    await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez' });
    await call('basic', { logo: await upload('logo'), secondary_logo: await upload('second') });
    const saved = await call('guides', { showlogo: '0', logo_pos: '1', secondary_logo_pos: '2' });
    expect([saved['showlogo']?.value, saved['logo_pos']?.value]).toEqual(['0', '1']);

    const imagesOnFront = async () => {
      const answer = await app.call({
        method: 'POST',
        url: '/api/app/v1/equity-reports/preview.svg',
        token,
        payload: {
          language: 'en',
          owner: 'Rosa',
          address: '418 Sycamore Lane',
          boughtIn: '2021-11',
          price: 380_000,
          loan: 300_000,
          rate: 3.25,
          years: 30,
          valueLow: 430_000,
          valueHigh: 470_000,
          change: 3,
        },
      });
      return boxesIn(answer.body, {}).filter(({ kind, y }) => kind === 'image' && y < PAGE.height);
    };
    expect((await imagesOnFront()).map(({ x }) => x)).toEqual([EDGE]);
    await call('guides', { showlogo: '1' });
    const [top, under] = await imagesOnFront();
    expect(top?.y).toBeLessThan(100);
    expect(under?.y).toBeGreaterThan(500);
    await fillProfile(app.world, maya, { secondary_logo_pos: '0', logo_pos: '0' }, 'guides');
    expect(await imagesOnFront()).toEqual([]);
  });
});
