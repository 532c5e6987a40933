import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { describe, expect, test } from 'vitest';
import type { BlogSettings } from '@yardsign/domain/profile/blog-settings';
import { toHtml } from '../content/to-html.ts';
import type { MemberBrand } from '../profile/ports.ts';
import type { Language } from './ports.ts';
import { coverAddress } from './cover-address.ts';
import { publicArticlePage, type PublicArticle } from './article-page.ts';
import type { LeadFormState } from './lead-form.ts';

const NONE: MemberBrand = {
  version: 1,
  fullName: 'Nora Kim',
  firstName: 'Nora',
  lastName: 'Kim',
  company: '',
  jobTitle: '',
  designations: '',
  phone: '',
  email: '',
  website: '',
  location: '',
  compliance: '',
  bio: '',
  primaryColor: '#00AEEF',
  photo: null,
  logo: null,
  logoDark: null,
  secondaryLogo: null,
  secondaryLogoDark: null,
  filmLogo: null,
  spanish: {},
  graphics: { ...PLAIN_LOOK, equalHousing: 'none', realtor: false },
};
const picture = (letter: string) => ({ id: letter.repeat(64), width: 404, height: 404, url: '/private' });
const ALL: MemberBrand = {
  ...NONE,
  company: 'Harbor & Pine',
  jobTitle: 'Broker',
  designations: 'ABR',
  phone: '(512) 555-0142',
  email: 'nora@example.test',
  website: 'https://nora.example/',
  location: 'Austin, TX',
  compliance: 'TX License #0712345.',
  photo: picture('a'),
  logo: picture('b'),
  logoDark: picture('c'),
  secondaryLogo: picture('d'),
  spanish: { jobTitle: 'Corredora', compliance: 'Licencia de Texas 0712345.' },
  graphics: { ...PLAIN_LOOK, equalHousing: 'housing', realtor: true },
};
const BLOG: BlogSettings = {
  pages: ['articles'],
  takesLeads: true,
  consent: { en: 'You agree.', es: 'Usted acepta.' },
};
const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
const hostile = Object.fromEntries(
  Object.entries(ALL).map(([name, value]) => [name, typeof value === 'string' ? HOSTILE : value]),
) as MemberBrand;

const piece = (title: string) => ({
  title,
  description: `About ${title}`,
  contents: '<p>First words.</p><h2>Next</h2><p>More words.</p>',
  caption: '',
  words: 400,
  details: {},
  source: '',
});

function draw(
  brand: MemberBrand,
  language: Language = 'en',
  more: Partial<PublicArticle> = {},
  form: LeadFormState = 'empty',
): string {
  return publicArticlePage(
    {
      base: 'https://yard.test',
      code: 'nora-kim-1234',
      language,
      row: {
        slug: 'moving',
        texts: { en: piece('Moving'), es: piece('La mudanza') },
        published_at: new Date(0),
      },
      brand,
      film: null,
      settings: BLOG,
      ...more,
    },
    form,
  );
}

const body = (page: string) => page.slice(page.indexOf('<body'));
const count = (page: string, part: string) => page.split(part).length - 1;

function dataOf(page: string): { '@graph': Record<string, unknown>[] } {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
}

describe('a public page shows', () => {
  test('the whole brand: in the head, after the introduction and at the end', () => {
    const page = body(draw(ALL));
    expect(count(page, '<aside class="card"')).toBe(2);
    expect(page.indexOf('First words.')).toBeLessThan(page.indexOf('<aside'));
    expect(page.indexOf('<aside')).toBeLessThan(page.indexOf('<h2>Next'));
    expect(count(page, '/p/nora-kim-1234/brand/photo?v=aaaaaaaa"')).toBe(3);
    expect(count(page, 'src="https://yard.test/p/nora-kim-1234/brand/logo?v=bbbbbbbb"')).toBe(1);
    expect(count(page, 'srcset="https://yard.test/p/nora-kim-1234/brand/logo-dark?v=cccccccc"')).toBe(1);
    expect(page.slice(page.indexOf('<footer'))).toContain('/p/nora-kim-1234/brand/second-logo?v=dddddddd"');
    expect(count(page, 'Harbor &amp; Pine')).toBe(3);
    expect(count(page, 'TX License #0712345.')).toBe(3);
    expect(count(page, 'href="tel:+15125550142"')).toBe(3);
    expect(count(page, 'href="sms:+15125550142"')).toBe(1);
    expect(count(page, 'href="mailto:nora@example.test"')).toBe(2);
    expect(count(page, '<a href="https://nora.example/">Visit nora.example</a>')).toBe(2);
    expect(page).toContain('Equal Housing\nOpportunity');
    expect(page).toContain('REALTOR®');
    expect(page).not.toContain('/private');
  });

  test.each([
    ['a heading', '<p>One.</p>', '<h2>Next</h2><p>Two.</p>'],
    ['the first paragraph', '<p>One<br>line.</p>', '<p>Two.</p><section class="notes"><h2>Notes</h2></section>'],
    ['a box with a heading', '<aside class="callout"><p>Box</p><h2>In it</h2></aside><p>One.</p>', '<h2>Next</h2>'],
    ['a list of paragraphs', '<ul><li><p>Point</p></li></ul><p>One.</p>', '<p>Two.</p>'],
    ['a quote', '<blockquote><p>Said.</p></blockquote><p><img src="/a.jpg"></p>', '<p>Two.</p>'],
  ])('the card in the open text, by %s', (_name, before, after) => {
    const texts = { en: { ...piece('Moving'), contents: before + after }, es: piece('La mudanza') };
    const row = { slug: 'moving', texts, published_at: new Date(0) };
    expect(draw(ALL, 'en', { row })).toContain(`${before}<aside class="card"`);
  });

  test('nothing in place of what a brand does not have', () => {
    const page = body(draw(NONE));
    expect(page.match(/<img/g)).toHaveLength(1);
    for (const part of [
      'class="bar"',
      'has-bar',
      '<footer',
      'class="ways"',
      'class="company"',
      'href=""',
      '<p class="quiet"></p>',
    ])
      expect(page).not.toContain(part);
    expect(count(page, 'Nora Kim')).toBe(5);
  });

  test('the article alone for a member who has not even a name yet', () => {
    const page = draw({ ...NONE, fullName: '' });
    for (const part of ['<header', '<aside', '<nav', '<footer', 'class="name"']) expect(page).not.toContain(part);
    expect(page).toContain('<title>Moving</title>');
    expect(dataOf(page)['@graph']).toHaveLength(1);
  });

  test('a number with an extension to be called, and no way to write to it', () => {
    const page = body(draw({ ...ALL, phone: '(512) 555-0142 x12' }));
    expect(page).toContain('href="tel:+15125550142;ext=12"');
    expect(page).not.toContain('sms:');
  });

  test.each([
    { logo: ALL.logo, logoDark: null, plate: 'plate-dark' },
    { logo: null, logoDark: ALL.logoDark, plate: 'plate-light' },
  ])('a logo that was made for the other ground on a plate: $plate', ({ plate, ...logos }) => {
    const page = body(draw({ ...ALL, ...logos }));
    expect(page).toContain(`<div class="${plate}"><img class="logo"`);
    expect(page).not.toContain('<picture>');
  });

  test('Spanish alone in Spanish, with the Spanish words of the member', () => {
    const page = body(draw(ALL, 'es'));
    for (const part of ['La mudanza', 'Corredora', 'Licencia de Texas', 'Llamar', 'Mensaje', 'Escribir', 'Igualdad de'])
      expect(page).toContain(part);
    for (const part of ['Broker', 'License', 'Call', 'Write', 'Visit ', 'Shared by', 'Equal Housing', 'min read'])
      expect(page).not.toContain(part);
    expect(page).toContain('href="https://yard.test/p/nora-kim-1234/en/moving" lang="en"');
  });
});

describe('a public page', () => {
  test.each(['en', 'es'] as const)('keeps what is typed into a brand as text, in %s', (language) => {
    const page = draw({ ...hostile, spanish: { jobTitle: HOSTILE } }, language);
    expect(count(page, '<script')).toBe(1);
    expect(count(page, '</script')).toBe(1);
    expect(page.match(/<img/g)).toHaveLength(6);
    // What stands between quotes is a value, and every quote in it is escaped.
    expect(page.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\sonerror/);
    expect(page).toContain('--fill:#00aeef');
    expect(dataOf(page)['@graph'][1]).toMatchObject({ name: HOSTILE });
  });

  test('describes the article and the agent, and leaves out what is not given', () => {
    const [article, agent] = dataOf(draw(ALL))['@graph'];
    expect(article).toMatchObject({ '@type': 'Article', headline: 'Moving', inLanguage: 'en' });
    expect(article?.['publisher']).toEqual({ '@id': agent?.['@id'] });
    expect(agent).toMatchObject({ '@type': 'RealEstateAgent', name: 'Nora Kim', telephone: '(512) 555-0142' });
    expect(Object.keys(dataOf(draw(NONE))['@graph'][1] ?? {})).toEqual(['@type', '@id', 'name']);
  });

  test('offers the first picture of its text beside the cover, in the shapes that previews and search engines ask for', () => {
    const address = '/api/app/v1/pictures/pic_a1b2c3d4';
    const contents = toHtml(`First.\n\n![A door](${address})\n\n![](/api/app/v1/pictures/pic_zzzzzzzz)`, 'en');
    const article = { ...piece('Moving'), contents };
    const row = { slug: 'moving', texts: { en: article, es: article }, published_at: new Date(0), details: {} };
    const page = draw(ALL, 'en', { row });
    const cover = coverAddress('https://yard.test/p/nora-kim-1234/en/moving', { brand: ALL, title: 'Moving' });
    expect([...page.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      cover,
      `https://yard.test${address}?cut=1.91:1`,
    ]);
    const cuts = ['1:1', '16:9'].map((cut) => `https://yard.test${address}?cut=${cut}`);
    expect(dataOf(page)['@graph'][0]?.['image']).toEqual([cover, ...cuts]);
    expect(count(draw(ALL), 'property="og:image"')).toBe(1);
  });

  test('is kept from search engines by a member whose blog shows no articles', () => {
    const robots = '<meta name="robots" content="noindex">';
    expect(draw(ALL)).not.toContain(robots);
    expect(draw(ALL, 'en', { settings: { ...BLOG, pages: [] } })).toContain(robots);
  });

  test('shows its card once where an article is one paragraph long, and where it has none', () => {
    const texts = (contents: string) => ({ en: { ...piece('A'), contents }, es: piece('B') });
    const row = (contents: string) => ({ slug: 'a', texts: texts(contents), published_at: new Date(0), details: {} });
    expect(body(draw(ALL, 'en', { row: row('<p>One.</p>') }))).toContain('<p>One.</p><aside');
    expect(count(body(draw(ALL, 'en', { row: row('') })), '<aside')).toBe(1);
  });
});
