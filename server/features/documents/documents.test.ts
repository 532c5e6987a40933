import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let token: string;

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, {
    first_name: 'Maya',
    last_name: 'Alvarez',
    company: 'Harbor & Pine',
    phone: '512-555-0142',
    compliance: 'TX License #0712345.',
  });
  token = await app.signIn('maya');
});
afterAll(() => app.close());

const ARTICLE = 'earnest-money-explained';
const read = (slug = ARTICLE, query = '') =>
  app.call({ method: 'GET', url: `/api/content/v1/content/${libraryContentId(slug)}/document.pdf${query}`, token });

/** The streams of a PDF in the clear. */
function insideOf(pdf: Buffer): string {
  const parts: string[] = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      parts.push(inflateSync(pdf.subarray(at + 'stream\n'.length)).toString('latin1'));
    } catch {
      // Not a compressed one, or the word as part of `endstream`.
    }
  }
  return parts.join('\n');
}
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1');
const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(insideOf(pdf))?.[1]);

describe('a text as a document', () => {
  test.each(['en', 'es'] as const)('is a PDF that names itself, its author and its language: %s', async (language) => {
    const answer = await read(ARTICLE, `?language=${language}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${ARTICLE}-${language}.pdf"`,
    });
    const pdf = answer.rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const inside = insideOf(pdf);
    expect(inside).toContain(`/Lang (${language})`);
    expect(inside).toContain('Maya Alvarez');
    // Tagged, so that a screen reader knows a heading from a list.
    expect(inside).toContain('/StructTreeRoot');
    // Front page, text, contact page.
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(3);
    expect(inside).toMatch(/\/URI \(tel:\+15125550142\)/);
  });

  test('is the same, byte for byte, as long as nothing changed, and another one in another brand', async () => {
    const [one, two] = [await read(), await read()];
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    await fillProfile(app.world, maya, { bgcolor: '7A1F2B' }, 'guides');
    const three = await read();
    expect(three.rawPayload.equals(one.rawPayload)).toBe(false);
    await fillProfile(app.world, maya, { bgcolor: '' }, 'guides');
  });

  test('leaves the member out of the front page and the end when the profile says so', async () => {
    const full = pagesOf((await read()).rawPayload);
    await fillProfile(app.world, maya, { front_customization: '0' }, 'guides');
    expect(pagesOf((await read()).rawPayload)).toBe(full - 1);
    await fillProfile(app.world, maya, { front_customization: '1' }, 'guides');
  });

  test('takes what is typed into a brand for words, whatever it looks like', async () => {
    await fillProfile(app.world, maya, { first_name: '#panic("x") $x$ *b*', last_name: '\\"]#read("/etc/passwd")' });
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    const inside = insideOf(answer.rawPayload);
    expect(inside.includes('#panic') || inside.includes(utf16('#panic'))).toBe(true);
    await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez' });
  });

  test.each([
    ['נועה', true],
    ['ليلى', true],
    ['Ольга', true],
    ['王丽华', false],
  ])('sets the name %s with letters of its script, or leaves it out, and never an empty box', async (name, isSet) => {
    await fillProfile(app.world, maya, { first_name: name, last_name: 'Alvarez' });
    const inside = insideOf((await read()).rawPayload);
    expect(/\+NotoSans/.test(inside)).toBe(isSet);
    await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez' });
  });

  test('is shown by the browser when that is asked for', async () => {
    expect((await read(ARTICLE, '?open=1')).headers['content-disposition']).toMatch(/^inline/);
  });

  test('is not made of a picture, nor of what is not there', async () => {
    expect((await read('five-checks')).statusCode).toBe(404);
    expect((await read('no-such-piece')).statusCode).toBe(404);
  });

  test('can be made of every text of the library in both languages', async () => {
    const { rows } = { rows: await app.db.selectFrom('content').select(['id', 'slug', 'type']).execute() };
    const wrong: string[] = [];
    const without = new Set<string>();
    for (const { slug, type } of rows) {
      // One of a type that has no document says it for the others.
      if (without.has(type)) continue;
      const { statusCode } = await read(slug, '?language=es');
      if (statusCode === 404) without.add(type);
      else if (statusCode !== 200 && statusCode !== 403) wrong.push(`${slug}: ${statusCode}`);
    }
    expect([...without].toSorted()).toEqual(['alert', 'infographic', 'must-share', 'social-graphic', 'tool', 'video']);
    expect(without).not.toContain('blog');
    expect(wrong).toEqual([]);
    expect(app.reports).toEqual([]);
  });

  test.each([
    ['of one letter', 'w'],
    ['of an accented one', 'é'],
    ['from right to left', 'א'],
    ['of emoji', '👩‍👧'],
    ['of marks on a letter', `a${'\u0301'.repeat(59_999)}`],
  ])('a word without an end is set: %s', async (letter) => {
    const contents = letter.repeat(Math.floor(60_000 / letter.length));
    const added = await app.call({
      method: 'POST',
      url: `/api/content/v1/content/custom/${maya}`,
      token,
      payload: { content_type: 'blog', title: 'Endless', language: 'en', contents },
    });
    const { data } = added.json<{ data: { id: string } }>();
    const answer = await app.call({ method: 'GET', url: `/api/content/v1/content/${data.id}/document.pdf`, token });
    expect(answer.statusCode).toBe(200);
    expect(pagesOf(answer.rawPayload)).toBeGreaterThan(1);
  });
});

/** Where a text stops being well-formed XML; null where it is. Whoever opens a deck with one wrong sign is told that it is broken. */
function xmlFault(xml: string): string | null {
  const part = /<\?[^?]*\?>|<(\/?)([\w:.-]+)(?:\s+[\w:.-]+=(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>|[^<]+/y;
  const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
  const open: string[] = [];
  for (let at = 0; at < xml.length; at = part.lastIndex) {
    part.lastIndex = at;
    const [all, closes, name = '', isEmpty] = part.exec(xml) ?? [];
    if (all === undefined || stray.test(all)) return xml.slice(at, at + 80);
    if (name === '' || isEmpty === '/') continue;
    if (closes !== '/') open.push(name);
    else if (open.pop() !== name) return `</${name}>`;
  }
  return open.at(-1) ?? null;
}

test('the check of XML finds what is wrong', () => {
  expect(xmlFault('<?xml version="1.0"?><a b="1"><c/>x &amp; y</a>')).toBeNull();
  for (const wrong of ['<a>&</a>', '<a b="<"/>', '<a><b></a></b>', '<a>', '<a>x<</a>'])
    expect(xmlFault(wrong)).not.toBeNull();
});

describe('a market report as slides', () => {
  const deck = (query = '', slug = 'market-report-latest') =>
    app.call({ method: 'GET', url: `/api/content/v1/content/${libraryContentId(slug)}/deck.pptx${query}`, token });
  const partsOf = (bytes: Buffer) =>
    Object.entries(unzipSync(bytes)).flatMap(([name, part]) =>
      /\.(?:xml|rels)$/.test(name) ? [{ name, xml: strFromU8(part) }] : [],
    );
  const slidesOf = (bytes: Buffer) => partsOf(bytes).filter(({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name));

  test.each([
    ['en', 'Sample data: invented figures'],
    ['es', 'Datos de muestra: cifras inventadas'],
  ])(
    'is well-formed in every part, in %s, says that its figures are invented, and has charts and notes',
    async (language, sample) => {
      const answer = await deck(`?language=${language}`);
      expect(answer.headers).toMatchObject({
        'content-disposition': `attachment; filename="market-report-latest-${language}.pptx"`,
      });
      const parts = partsOf(answer.rawPayload);
      expect(parts.flatMap(({ name, xml }) => (xmlFault(xml) === null ? [] : [name]))).toEqual([]);
      const slides = slidesOf(answer.rawPayload);
      // Front, eight slides, last.
      expect(slides).toHaveLength(10);
      expect(slides.some(({ xml }) => xml.includes(sample))).toBe(true);
      expect(slides.some(({ xml }) => xml.includes('Maya Alvarez'))).toBe(true);
      expect(parts.filter(({ name }) => name.startsWith('ppt/charts/chart')).length).toBeGreaterThanOrEqual(4);
      expect(parts.filter(({ name }) => name.startsWith('ppt/notesSlides/notesSlide')).length).toBeGreaterThanOrEqual(
        8,
      );
    },
  );

  test('holds only the slides of a set, and there are none of a set without any', async () => {
    const answer = await deck('?set=mortgage-rates');
    expect(answer.headers['content-disposition']).toContain('market-report-latest-mortgage-rates-en.pptx');
    expect(slidesOf(answer.rawPayload)).toHaveLength(3);
    expect((await deck('?set=forecast')).statusCode).toBe(404);
    expect((await deck('', ARTICLE)).statusCode).toBe(404);
  });

  test('takes what is typed into a brand for words, whatever it looks like', async () => {
    const hostile = { first_name: '<b>&"', last_name: "O'Neil ]]>", company: 'A & B <x>', compliance: '#1 & <2>' };
    await fillProfile(app.world, maya, hostile);
    const parts = partsOf((await deck()).rawPayload);
    expect(parts.flatMap(({ name, xml }) => (xmlFault(xml) === null ? [] : [name]))).toEqual([]);
    await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez', company: 'Harbor & Pine' });
  });

  /** The size, in points, at which a text stands in a part of a deck; NaN where it does not. */
  const sizeOf = (bytes: Buffer, part: string, words: string) => {
    const runs =
      partsOf(bytes)
        .find(({ name }) => name === `ppt/${part}.xml`)
        ?.xml.split('<a:r>') ?? [];
    const [, size] = /sz="(\d+)"/.exec(runs.find((run) => run.includes(words)) ?? '') ?? [];
    return Number(size) / 100;
  };

  test('writes what is long so small that it keeps to its place, the licence line first of all', async () => {
    const sizes = async (name: string, law: string) => {
      await fillProfile(app.world, maya, { first_name: 'Ana', last_name: name, compliance: law });
      const [whole, single] = [(await deck()).rawPayload, (await deck('?slide=2')).rawPayload];
      const [front, last] = ['slides/slide1', 'slides/slide10'].map((part) => sizeOf(whole, part, law));
      const foot = sizeOf(single, 'slideLayouts/slideLayout2', law);
      return { front, last, foot, name: sizeOf(whole, 'slides/slide10', `Ana ${name}<`) };
    };
    expect(await sizes('Alvarez', 'TX License')).toEqual({ front: 14, last: 12, foot: 11, name: 32 });
    const law = `${'Licensed in the State of Texas. '.repeat(30)}The end.`;
    const long = await sizes('María de los Ángeles Guadalupe Fernández de la Torre Villanueva', law);
    expect(long).toEqual({ front: 9, last: 9, foot: 5, name: 24 });
    await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez', compliance: 'TX License #1.' });
  });

  test('says in which language its words are, and whose it is, and nothing of the program that wrote it', async () => {
    const bytes = (await deck('?language=es')).rawPayload;
    const words = slidesOf(bytes).flatMap(({ xml }) => xml.match(/<a:rPr(?=[^>]* sz=)[^>]*>/g) ?? []);
    expect(words.filter((run) => !run.includes(' lang="es-US"'))).toEqual([]);
    const facts = partsOf(bytes).filter(({ name }) => name.startsWith('docProps/'));
    expect(facts.some(({ xml }) => xml.includes('<Company>Harbor &amp; Pine</Company>'))).toBe(true);
    expect(facts.filter(({ xml }) => /<(?:Company|dc:subject)>PptxGenJS/.test(xml))).toEqual([]);
  });

  test('turns to nobody where the member has given neither name nor number, as a document does', async () => {
    // Of that size are the kind on the front page and the question on the last.
    const elevens = async () => insideOf((await read()).rawPayload).split(' 11 Tf').length - 1;
    const asks = async () => slidesOf((await deck()).rawPayload).some(({ xml }) => xml.includes('Questions? Turn to'));
    const named = [await elevens(), await asks()];
    await fillProfile(app.world, maya, { first_name: '', last_name: '', phone: '', email: '', website: '' });
    expect([named, await elevens(), await asks()]).toEqual([[2, true], 1, false]);
    await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez', phone: '512-555-0142' });
  });

  test('wears the colour of the brand', async () => {
    await fillProfile(app.world, maya, { bgcolor: '7A1F2B' }, 'guides');
    expect(slidesOf((await deck()).rawPayload).some(({ xml }) => xml.includes('7A1F2B'))).toBe(true);
    await fillProfile(app.world, maya, { bgcolor: '' }, 'guides');
  });
});

describe('a report about the equity in a home', () => {
  const FACTS = {
    language: 'es',
    owner: 'Rosa <Díaz>',
    address: '418 Sycamore Lane',
    boughtIn: '2021-11',
    price: 380_000,
    loan: 300_000,
    rate: 3.25,
    years: 30,
    valueLow: 430_000,
    valueHigh: 470_000,
    change: 3,
  };
  const make = (more: object, by = token) =>
    app.call({
      method: 'POST',
      url: '/api/app/v1/equity-reports/report.pdf',
      token: by,
      payload: { ...FACTS, ...more },
    });

  test('is a document in the member’s brand, in the language asked for', async () => {
    const answer = await make({});
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const inside = insideOf(answer.rawPayload);
    expect(inside).toContain('/Lang (es)');
    expect(inside).toContain('Lo que es suyo en 418 Sycamore Lane');
    expect(pagesOf(answer.rawPayload)).toBeGreaterThanOrEqual(3);
    expect(pagesOf((await make({ change: null, loan: 0 })).rawPayload)).toBeGreaterThanOrEqual(3);
  });

  test('can be looked at before: its pages as a picture that runs nothing, refused like the report', async () => {
    const url = '/api/app/v1/equity-reports/preview.svg';
    const look = (more: object) => app.call({ method: 'POST', url, token, payload: { ...FACTS, ...more } });
    const answer = await look({});
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.body).toMatch(/^<svg /);
    expect(answer.body).not.toMatch(/<script|<foreignObject|onload=/i);
    const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(answer.body) ?? [];
    // The ground of the front page is covered by that of no other page.
    expect(answer.body).not.toMatch(/fill="#ffffff"[^>]*d="M 0 0v 792 h 612/);
    expect(answer.body).toMatch(/fill="#[0-9a-f]{6}"[^>]*d="M 0 0v 792 h 612/);
    // Three pages of letter paper at least.
    expect([Number(width), Number(height) >= 3 * 792]).toEqual([612, true]);
    expect((await look({ valueHigh: 1 })).statusCode).toBe(400);
  });

  test('breaks an address that is too long for its line, and adds no sign to it', async () => {
    const url = '/api/app/v1/equity-reports/preview.svg';
    /** How many letters are drawn, and how far to the right the last of one line stands. */
    const drawn = async (address: string) => {
      const { body } = await app.call({ method: 'POST', url, token, payload: { ...FACTS, address } });
      const places = [...body.matchAll(/<use[^>]* x="([\d.]+)"/g)].map(([, x]) => Number(x));
      return { letters: places.length, farthest: Math.max(...places) };
    };
    // In Spanish words a hyphen at the end of a line stands at the beginning of the next one as well.
    const [hyphen, none] = [await drawn('mmmmmmmm@mmm-mmmmm'), await drawn('mmmmmmmm@mmm_mmmmm')];
    expect(hyphen.letters).toBe(none.letters);
    expect(hyphen.farthest).toBeLessThan(none.farthest);
    await fillProfile(app.world, maya, { email: `${'w'.repeat(60)}@example.com` });
    // The page is 612 wide, with margins of 72.
    expect((await drawn('418 Sycamore Lane')).farthest).toBeLessThan(612 - 72);
    await fillProfile(app.world, maya, { email: '' });
  });

  test('is refused with the fields that are wrong, and to who has no tools', async () => {
    const refused = await make({ boughtIn: '2999-01', valueHigh: 1 });
    expect([refused.statusCode, refused.json<{ issues: unknown }>().issues]).toEqual([
      400,
      [
        { path: 'boughtIn', message: 'future' },
        { path: 'valueHigh', message: 'below_low' },
      ],
    ]);
    await addMember(app.world, { username: 'frida', firstName: 'Frida', lastName: 'Sol' });
    expect((await make({}, await app.signIn('frida'))).statusCode).toBe(403);
  });
});
