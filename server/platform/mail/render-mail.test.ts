import { describe, expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { dark, light, tones } from './mail-style.ts';
import { renderMail } from './render-mail.ts';

const content: MailContent = {
  language: 'en',
  subject: 'Two posts\r\nare waiting',
  preview: 'Facebook wants you to connect again.',
  label: { text: 'Reconnect to post', tone: 'attention' },
  title: 'Two posts are waiting',
  paragraphs: ['Hi Maya,', 'Tom & Jerry <Realty> say "hello"'],
  items: [{ title: 'Open house', detail: 'Maya Alvarez Homes', url: 'https://members.example.test/posts/a?x=1&y=2' }],
  notes: [{ heading: 'What we kept', text: 'Everything.' }],
  button: { label: 'Connect', url: 'https://members.example.test/integrations' },
  footer: 'You get this mail because it is about your posts.',
};

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe('a mail', () => {
  test('says everything in both of its parts', async () => {
    const { html, text } = await renderMail(content);
    for (const said of [
      'Two posts are waiting',
      'Reconnect to post',
      'Hi Maya,',
      'Open house',
      'What we kept',
      'Connect',
      'You get this mail',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(html).toContain('<a href="https://members.example.test/posts/a?x=1&amp;y=2"');
    expect(text).toContain('https://members.example.test/posts/a?x=1&y=2');
  });

  test('shows text as text, whatever is in it, and has a subject of one line', async () => {
    const { html, text, subject } = await renderMail(content);
    expect(html).toContain('Tom &amp; Jerry &lt;Realty&gt; say &quot;hello&quot;');
    expect(text).toContain('Tom & Jerry <Realty> say "hello"');
    expect(subject).toBe('Two posts are waiting');
  });

  test('shows what somebody wrote in the lines that they wrote it in', async () => {
    const notes = [{ heading: 'What they wrote', text: 'Is it still for sale?\nCan I see it <today>?' }];
    const { html, text } = await renderMail({ ...content, notes });
    expect(html).toMatch(/Is it still for sale\?<br ?\/?>Can I see it &lt;today&gt;\?/);
    expect(text).toContain('Is it still for sale?\nCan I see it <today>?');
  });

  test('asks no other server for anything: no picture, no font, no sheet', async () => {
    const { html } = await renderMail(content);
    expect(html).not.toMatch(/<img|<link|@import|url\(|fonts\.googleapis/);
    const addresses = [...html.matchAll(/https?:\/\/[^"'\s<>)]+/g)].map(([address]) => new URL(address).host);
    expect(new Set(addresses)).toEqual(new Set(['members.example.test', 'www.w3.org']));
  });

  test('that mailboxes would cut off is not sent', async () => {
    const items = Array.from({ length: 300 }, () => ({
      title: 'x'.repeat(200),
      detail: 'y'.repeat(200),
      url: 'https://members.example.test/',
    }));
    await expect(renderMail({ ...content, items })).rejects.toThrow('too long');
  });

  test.each([
    ['light', light, (tone: { light: string }) => tone.light],
    ['dark', dark, (tone: { dark: string }) => tone.dark],
  ] as const)('can be read in the %s: every text passes 4.5 to 1', (_scheme, colours, ofTone) => {
    for (const text of [colours.ink, colours.soft, colours.link, ...Object.values(tones).map(ofTone)]) {
      expect(contrast(text, colours.surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of [colours.ink, colours.faint]) expect(contrast(text, colours.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onLawn, colours.lawn)).toBeGreaterThanOrEqual(4.5);
  });
});
