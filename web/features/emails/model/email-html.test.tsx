import { describe, expect, it } from 'vitest';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { article } from '../../../testing/pieces.ts';
import { readPart } from '../../profile/parts/part-model.ts';
import { emptyDraft, type Format } from './draft.ts';
import { emailHtml, type EmailParts, missingInBrand } from './email-html.ts';

const HOME = 'https://homes.example/p/k7x/en';
const picture = (id: string) => ({ id: id.repeat(64), url: '/x', width: 10, height: 10 });
const BRAND = {
  ...EMPTY_BRAND,
  fullName: 'Maya <Brooks>',
  phone: '(512) 555-0142',
  company: 'Harbor & Pine',
  compliance: 'TX License #0712345',
  primaryColor: '#1F6F5C',
  photo: picture('a'),
  logo: picture('b'),
  spanish: { compliance: 'Licencia TX #0712345' },
};

function mail(more: Partial<EmailParts> = {}, settings: Record<string, string> = {}, format: Format = '0'): Document {
  const piece = { ...article(1, 'Escrow & you'), public_url: `${HOME}/escrow` };
  const words = {
    ...piece.translations.en,
    description: 'What it is.',
    contents: '<p>All of it, <a href="/p/x">here</a>.</p>',
  };
  const html = emailHtml({
    draft: { ...emptyDraft('en', format), subject: 'News', intro: 'Hello\n\n<b>you</b>\nand me' },
    pieces: [{ ...piece, translations: { ...piece.translations, en: words } }],
    brand: BRAND,
    settings: { ...readPart('newsletter', {}, BRAND), ...settings },
    home: HOME,
    ...more,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}
const said = (page: Document) => page.body.textContent.replaceAll(/\s+/g, ' ');
const pictures = (page: Document) => [...page.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('an e-mail', () => {
  it('wears the brand with pictures that any mail program can fetch, and nothing typed is markup', () => {
    const page = mail();
    expect(pictures(page)).toEqual([
      `https://homes.example/p/k7x/brand/logo?v=${'b'.repeat(64)}`,
      `${HOME}/escrow/picture.jpg`,
      `https://homes.example/p/k7x/brand/photo?v=${'a'.repeat(64)}`,
    ]);
    expect(said(page)).toContain('Maya <Brooks>');
    expect(said(page)).toContain('<b>you</b>');
    expect(page.querySelectorAll('b, script')).toHaveLength(0);
    expect([...page.querySelectorAll('a')].every((link) => link.href.startsWith('https://homes.example/'))).toBe(true);
  });

  it('has a dark plate under a logo that was made for the dark, where the head is white', () => {
    const page = mail({ brand: { ...BRAND, logo: null, logoDark: picture('c') } }, { header_scheme: '0' });
    expect(page.querySelector('img')?.getAttribute('style')).toContain('background:#16211B;padding:6px');
  });

  it.each<[Format, boolean, boolean, boolean]>([
    ['0', true, true, false],
    ['1', true, false, false],
    ['2', false, false, false],
    ['3', true, false, true],
  ])('of the format %s shows headline, lines and whole text as the profile says', (format, headline, lines, whole) => {
    const words = said(mail({}, {}, format));
    expect([words.includes('Escrow & you'), words.includes('What it is.'), words.includes('All of it')]).toEqual([
      headline,
      lines,
      whole,
    ]);
  });

  it('has its licence line whatever is switched off, in its own language', () => {
    const off = { show_header: '0', show_footer: '0', show_sidebar: '0', pplocation: '0' };
    const page = mail({ draft: { ...emptyDraft('es', '0') } }, off);
    expect(pictures(page)).toHaveLength(1);
    expect(said(page)).toContain('Licencia TX #0712345');
    expect(said(page)).toContain('Noticias sobre la vivienda');
  });

  it('keeps the pictures of the brand when the home page is switched off, and offers no home page', () => {
    const page = mail({ home: null }, { pplocation: '1', show_footer: '1' });
    expect(pictures(page)).toEqual(pictures(mail()));
    expect(said(page)).not.toContain('More articles on my page');
    expect(said(mail({}, { pplocation: '1', show_footer: '1' }))).toContain('More articles on my page');
  });

  it('breaks a word that is longer than its line, which would make all of it wider than a phone', () => {
    const email = `maya@${'brooks-'.repeat(20)}.example`;
    const lines = [...mail({ brand: { ...BRAND, email } }).querySelectorAll('div')];
    const wide = lines.find(({ textContent }) => textContent === email)?.closest('table');
    expect(wide?.style.wordBreak).toBe('break-word');
    expect(wide?.getAttribute('style')).toContain('overflow-wrap:anywhere');
  });

  it('breaks the licence line where the member did', () => {
    const page = mail({ brand: { ...BRAND, compliance: 'TREC #1\nHarbor & Pine, Austin' } });
    expect(page.body.innerHTML).toContain('TREC #1<br>Harbor &amp; Pine, Austin');
  });

  it('leaves a piece without a public page out, and pictures that nobody could fetch', () => {
    const page = mail({ pieces: [article(2, 'Hidden')], home: null });
    expect([said(page).includes('Hidden'), pictures(page)]).toEqual([false, []]);
  });
});

it('says what of the brand a reader would miss', () => {
  expect(missingInBrand(EMPTY_BRAND, 'en')).toEqual(['photo', 'phone', 'email', 'compliance']);
  expect(missingInBrand({ ...BRAND, email: 'maya@example.com' }, 'es')).toEqual([]);
});
