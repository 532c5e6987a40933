import { LANGUAGES } from '@yardsign/domain/languages';
import { Parser } from 'htmlparser2';
import type { ForeignPiece } from './foreign-piece.ts';

/** What is read of an element of the export: its words, and which kind of category it is. */
interface Read {
  fields: Record<string, string>;
  tags: string[];
}

const TYPES = ['post', 'page'];
const STATUSES = ['publish', 'future', 'draft', 'pending', 'private'];
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|section)\b/i;

/** WordPress keeps older texts without paragraphs: empty lines are between them, and a line break is one. */
function withParagraphs(html: string): string {
  if (BLOCK.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** What stands in square brackets calls a plugin: a film stays as its address, a caption as its words, the rest falls away. */
function withoutShortcodes(html: string): string {
  return html
    .replace(
      /\[(?:embed|video)[^\][]*\]\s*(https:\/\/[^\s[<]+)\s*\[\/(?:embed|video)\]/gi,
      '<p><a href="$1">$1</a></p>',
    )
    .replace(/\[\/?(?:caption|gallery|audio|playlist|vc_\w+|et_pb_\w+|contact-form[\w-]*)[^\][]*\]/gi, '');
}

/** Elements within one another. An export has five; the time of reading them grows with the square of their number. */
const DEEPEST = 100;

function readElements(xml: string): { channel: Read; items: Read[] } {
  const channel: Read = { fields: {}, tags: [] };
  const items: Read[] = [];
  let at: Read = channel;
  let words = '';
  let tag = '';
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST) throw new Error('elements lie too deep for an export');
        words = '';
        if (name === 'item') items.push((at = { fields: {}, tags: [] }));
        tag = name === 'category' ? (attributes['nicename'] ?? '') : '';
      },
      ontext: (text) => void (words += text),
      onclosetag(name) {
        depth -= 1;
        if (name === 'item') at = channel;
        else if (name === 'category' && at !== channel) at.tags.push(decoded(tag) || words.trim());
        else at.fields[name] ??= words;
        words = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { channel, items };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** By what a text is known again among those of its site. Other programs write such files too, and some number no text. */
function nameWithin(fields: Readonly<Record<string, string | undefined>>): string {
  const names = [fields['wp:post_id'], fields['wp:post_name'], fields['title']].map((name) => (name ?? '').trim());
  return names.find((name) => name !== '') ?? '';
}

/** The posts and pages of a WordPress export (WXR), whatever state they were in there; what was thrown away there stays away. */
export function readWordpress(xml: string): ForeignPiece[] {
  const { channel, items } = readElements(xml);
  const site = channel.fields['wp:base_blog_url'] ?? channel.fields['link'] ?? '';
  const spoken = (channel.fields['language'] ?? '').slice(0, 2).toLowerCase();
  const language = LANGUAGES.find((each) => each === spoken) ?? 'en';
  return items
    .filter(
      ({ fields }) => TYPES.includes(fields['wp:post_type'] ?? '') && STATUSES.includes(fields['wp:status'] ?? ''),
    )
    .map(({ fields, tags }) => ({
      key: `wordpress|${site.trim()}|${nameWithin(fields)}`,
      title: (fields['title'] ?? '').trim(),
      slug: decoded((fields['wp:post_name'] ?? '').trim()),
      description: fields['excerpt:encoded'] ?? '',
      language,
      tags,
      html: withParagraphs(withoutShortcodes(fields['content:encoded'] ?? '')),
      isInOwnFormat: false,
    }));
}

/** Whether a file says of itself that it is a WordPress export. */
export function isWordpress(text: string): boolean {
  return /^\s*<\?xml/.test(text) && /xmlns:wp="http:\/\/wordpress\.org\/export\//.test(text.slice(0, 4000));
}
