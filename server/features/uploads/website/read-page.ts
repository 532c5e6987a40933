import { Parser } from 'htmlparser2';
import type { PageFacts } from '@yardsign/domain/website/read-site';

/** A page with more of any of them is no agent's page. */
const MOST_OF_A_KIND = 50;
/** The parser's work on a tag grows with how deep it lies. What lies deeper than any real page goes is not read. */
const DEEPEST = 500;
/** Letters that are read before the depth is looked at. */
const PIECE = 8192;
const MOST_SIZES = 20;

/** A mark at the beginning says more of the letters than the answer or the page, as in browsers. */
const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

function markOf(bytes: Uint8Array): string {
  const found = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? '';
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // A charset that nobody knows: what is ASCII can still be read.
    return new TextDecoder().decode(bytes);
  }
}

/** The longer side of an icon by its `sizes`; Apple's are 180 when they do not say. */
function sideOf(rel: string, sizes: string): number {
  const sides = sizes.split(/\s+/, MOST_SIZES).map((size) => Number.parseInt(size, 10) || 0);
  return Math.max(...sides) || (rel.includes('apple-touch-icon') ? 180 : 0);
}

function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}

/**
 * Reads the HTML of a page without building it: what it says in tags, in the order that they come.
 *
 * @param told the charset that came with the answer; empty when none did
 */
export function readPage(bytes: Uint8Array, told: string): PageFacts & { base: string | null } {
  const charset = markOf(bytes) || told;
  const meta = new Map<string, string>();
  const icons: { address: string; side: number }[] = [];
  const logos: string[] = [];
  const phones: string[] = [];
  const emails: string[] = [];
  const data: unknown[] = [];
  let base: string | null = null;
  let named = '';
  let json: string | null = null;
  let depth = 0;
  const keep = <T>(list: T[], value: T) => list.length < MOST_OF_A_KIND && list.push(value);

  const link = (href: string) => {
    if (/^tel:/i.test(href)) keep(phones, unescaped(href.slice('tel:'.length)));
    if (/^mailto:/i.test(href)) keep(emails, unescaped(href.slice('mailto:'.length).split('?')[0] ?? ''));
  };
  const tags: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    base: ({ href = null }) => void (base ??= href),
    a: ({ href = '' }) => link(href.trim()),
    meta({ name, property, content = '', charset: own, 'http-equiv': equivalent }) {
      const key = (name ?? property ?? '').toLowerCase();
      if (key !== '' && !meta.has(key)) meta.set(key, content);
      if (named === '') named = own ?? (equivalent === undefined ? '' : (/charset=([\w-]+)/i.exec(content)?.[1] ?? ''));
    },
    link({ rel = '', href = '', sizes = '' }) {
      if (/\bicon\b|apple-touch-icon/i.test(rel))
        keep(icons, { address: href, side: sideOf(rel.toLowerCase(), sizes) });
    },
    img({ src = '', alt = '', class: names = '', id = '' }) {
      if (/logo/i.test(`${names} ${id} ${alt} ${src}`)) keep(logos, src);
    },
    script({ type = '' }) {
      if (type.trim().toLowerCase() === 'application/ld+json') json = '';
    },
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      tags[name]?.(attributes);
    },
    ontext(text) {
      if (json !== null) json += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name !== 'script' || json === null) return;
      data.push(...parsed(json));
      json = null;
    },
  });
  const html = decode(bytes, charset === '' ? 'utf-8' : charset);
  for (let at = 0; at < html.length; at += PIECE) {
    if (depth > DEEPEST) break;
    parser.write(html.slice(at, at + PIECE));
  }
  // What the page says of its own letters counts where the answer said nothing. A tag that could be read is not in UTF-16, whatever it says.
  if (charset === '' && named !== '' && !/^utf-?(8|16)/i.test(named.trim())) return readPage(bytes, named);
  return { meta, icons, logos, phones, emails, data, base };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
