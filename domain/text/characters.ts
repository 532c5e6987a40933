/**
 * Any character that stands for a command and not for a sign: C0 without tab and line feed, DEL, C1; and U+FFFE and U+FFFF, which stand for
 * nothing. Databases refuse NUL, and no program reads XML with one of these in it: neither a feed nor a deck of slides.
 */
// oxlint-disable-next-line no-control-regex -- These are the characters to find.
const COMMANDS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/;

const ALL_COMMANDS = new RegExp(COMMANDS, 'g');

/** Half of a pair of units that make one character together. */
const HALF = /\p{Surrogate}/u;

const ALL_HALVES = new RegExp(HALF, 'gu');

/** Turn the reading direction of what follows: `gpj.exe` is shown as `exe.jpg`. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Take no room, so that two names that look the same differ; the joiners of Arabic and Indic scripts are letters' business, and one emoji may be made of several. */
const INVISIBLE =
  /[\u00AD\u115F\u1160\u180B-\u180E\u200B\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0]|\u034F|[\u{E0000}-\u{E0FFF}]/u;
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])(?!(?<=[\p{Emoji_Presentation}\p{Emoji_Modifier}])\u200D\p{Extended_Pictographic})[\u200C\u200D]/u;

const BREAK = /[\t\n\u2028\u2029]/;

/** Whether a text holds a control character other than tab and line feed, one that stands for nothing, or half of a pair that makes one character. */
export function hasControls(text: string): boolean {
  return COMMANDS.test(text) || HALF.test(text);
}

/** How a line ends elsewhere: word processors break one within a paragraph by a vertical tab, PDF files a page by a form feed. */
// oxlint-disable-next-line no-control-regex -- These are the characters to find.
const ALL_BREAKS = /\r\n?|[\u000B\u000C\u0085]/g;

/** A text as a form of a browser sends it: its line breaks as one character each, and without control characters. */
export function typedText(text: string): string {
  return text.replaceAll(ALL_BREAKS, '\n').replaceAll(ALL_COMMANDS, '');
}

/** A typed text in which nothing is left of what `hasControls` finds. */
export function wholeText(text: string): string {
  return typedText(text).replaceAll(ALL_HALVES, '');
}

/**
 * The path of a text with control characters within a value, or of what has such a name in it; undefined where there is none. Without
 * recursion: what strangers send may be nested more deeply than the stack is high.
 */
export function controlsIn(value: unknown, root = ''): string | undefined {
  const open: { path: string; value: unknown }[] = [{ path: root, value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: found } = next;
    if (typeof found === 'string') {
      if (hasControls(found)) return path;
    } else if (typeof found === 'object' && found !== null) {
      for (const [key, inner] of Object.entries(found)) {
        if (hasControls(key)) return path;
        open.push({ path: path === '' ? key : `${path}.${key}`, value: inner });
      }
    }
  }
  return undefined;
}

/** Whether a text is one line that says what it shows: what a name is, which others read in lists and mails. */
export function isPlainLine(text: string): boolean {
  return !(
    hasControls(text) ||
    BREAK.test(text) ||
    DIRECTION.test(text) ||
    INVISIBLE.test(text) ||
    STRAY_JOINER.test(text)
  );
}

const ALL_INVISIBLE = new RegExp(`${DIRECTION.source}|${INVISIBLE.source}|${STRAY_JOINER.source}`, 'gu');

/** A text without what nobody sees in it: a number or an address that is copied from contacts or a web page often brings some along. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(ALL_INVISIBLE, '');
}

/** A typed text as one line in which `isPlainLine` finds nothing: pasted titles bring line breaks and invisible characters along. */
export function plainLineOf(text: string): string {
  return withoutInvisible(wholeText(text).replaceAll(/\s+/g, ' ')).trim();
}

/** A web address as mail programs find them in a text: with a scheme, or names joined by dots that end in letters. */
const ADDRESS = /(?<![\w@.])(?:[a-z][a-z0-9+.-]*:\/\/[^\s@]+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\w@])\S*)/giu;
const WORD_JOINER = '\u2060';

/** A text in which no mail program finds a web address to turn into a link; it reads the same. */
export function withoutLinks(text: string): string {
  return text.replaceAll(ADDRESS, (address) => address.replaceAll(/[.:](?=\S)/g, (sign) => `${sign}${WORD_JOINER}`));
}
