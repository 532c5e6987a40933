import { kindOf } from '@yardsign/domain/content/kinds';
import type { Slide } from '@yardsign/domain/content/slides';
import { brandTextOf, textsIn } from '@yardsign/domain/profile/brand-texts';
import { frontLineSize } from '@yardsign/domain/profile/front-places';
import { LINE_FIELDS, lineText } from '@yardsign/domain/profile/lines';
import { onColour, parseHex, readableOn, toCss, type Rgba } from '@yardsign/scene/colour';
import { equalHousingMark } from '@yardsign/scene/marks';
import type { PieceRow } from '../content/find-worn-piece.ts';
import { waysOf } from '../microsite/contact.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import { toBlocks, type Block } from './blocks.ts';
import type { Language } from './ports.ts';
import { documentLogos, pictureName, templateLogos } from './document-logos.ts';
import { DOCUMENT_TEXTS, KIND_NAMES } from './texts.ts';

const PAPER: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const PLAIN: Rgba = { r: 0, g: 174, b: 239, a: 1 };

/** The name under which the template finds the Equal Housing mark. */
export const MARK = 'mark.svg';

/** A long title is set smaller, so that it stays on four lines. */
const TITLE_SIZES: readonly { upTo: number; points: number }[] = [
  { upTo: 45, points: 42 },
  { upTo: 80, points: 36 },
];
const SMALLEST_TITLE = 28;
/** A text with fewer parts, or of a few pages, needs no list of them. */
const CONTENTS = { headings: 5, words: 1200 };

const words = (text: string): Block => ({ kind: 'paragraph', nodes: [{ kind: 'text', text }] });
const heading = (text: string): Block => ({ kind: 'heading', level: 1, nodes: [{ kind: 'text', text }] });

/** What a document is made of. */
export type DocumentPiece = Pick<PieceRow, 'type'> & {
  /** What kind of document it is, of one that is no piece of the library. */
  kind?: string;
  texts: Record<
    Language,
    Pick<PieceRow['texts'][Language], 'title' | 'description' | 'contents' | 'details' | 'words'>
  >;
};

interface Day {
  title: string;
  tasks: { text: string }[];
}

/** A slide of a webinar as text; those of a report are kept to its deck. */
function saidOf({ sets, title, points = [], say }: Slide): Block[] {
  if (sets !== undefined) return [];
  return [heading(title), { kind: 'bullets', items: points.map((point) => [words(point)]) }, words(say)];
}

/**
 * What a piece of some types has besides its text: what a script is for, the days of a playbook, what to say of a report, what
 * was said in a webinar.
 */
function detailsOf(
  details: PieceRow['texts'][Language]['details'],
  language: Language,
): { before: Block[]; after: Block[] } {
  const text = DOCUMENT_TEXTS[language];
  // Held against the contract when the piece was read.
  const {
    situation,
    goal,
    days = [],
    talkingPoints = [],
    slides = [],
  } = details as {
    situation?: string;
    goal?: string;
    days?: Day[];
    talkingPoints?: string[];
    slides?: Slide[];
  };
  const before = [situation, goal].flatMap((line): Block[] =>
    line === undefined ? [] : [{ kind: 'quote', blocks: [words(line)] }],
  );
  const after = days.flatMap(({ title, tasks }, index): Block[] => [
    heading(text.day(title, index + 1)),
    { kind: 'steps', start: 1, items: tasks.map((task) => [words(task.text)]) },
  ]);
  if (talkingPoints.length > 0)
    after.push(heading(text.talkingPoints), { kind: 'bullets', items: talkingPoints.map((point) => [words(point)]) });
  return { before, after: [...after, ...slides.flatMap(saidOf)] };
}

/** The brand's colour as a ground, what can be read on it, and the colour as far as it can be read on paper. */
export function coloursOf(worn: WornBrand) {
  const brand = parseHex(worn.guides.color ?? worn.brand.primaryColor) ?? PLAIN;
  return { ground: toCss(brand), onGround: toCss(onColour(brand)), words: toCss(readableOn(brand, PAPER)) };
}

/** The symbol as a picture of its own. */
export function markPicture(kind: 'housing' | 'lender', language: Language): string {
  const { d } = equalHousingMark(kind, language);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 90"><path fill="#4f5b54" fill-rule="evenodd" d="${d}"/></svg>`;
}

/**
 * A piece in the brand of its member, as the template reads it.
 *
 * @param has names the pictures that could be fetched.
 */
export function documentData(
  row: DocumentPiece,
  worn: WornBrand,
  language: Language,
  has: ReadonlySet<string>,
): object {
  const brand = textsIn(worn.brand, language);
  const { guides } = worn;
  const piece = row.texts[language];
  const text = DOCUMENT_TEXTS[language];
  const { before, after } = detailsOf(piece.details, language);
  const blocks = [...before, ...toBlocks(piece.contents), ...after];
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 1).length;
  const lines = LINE_FIELDS.map((field) => guides.lines[field]).map((line) => ({
    text: lineText(line, (source) => brand[brandTextOf(source)]).trim(),
    size: line.fontSize,
  }));
  const housing = guides.equalHousing === 'none' ? null : equalHousingMark(guides.equalHousing, language);
  const label = housing?.label.replaceAll(/\s+/g, ' ') ?? '';
  const color = coloursOf(worn);
  const logos = documentLogos(worn, color.ground);
  const ways = waysOf({ language, brand }).map(({ address: url, label: way }) => ({ url, label: way }));
  return {
    language,
    title: piece.title,
    titleSize: TITLE_SIZES.find(({ upTo }) => piece.title.length <= upTo)?.points ?? SMALLEST_TITLE,
    description: piece.description,
    kind: KIND_NAMES[language][row.kind ?? kindOf(row.type)?.label ?? ''] ?? '',
    color,
    photo: brand.photo && has.has(brand.photo.id) ? pictureName(brand.photo.id) : null,
    lastLogos: templateLogos(logos.last, has),
    front: guides.hasFront
      ? {
          lines: lines
            .filter((line) => line.text !== '')
            .map((line, index) => ({ ...line, size: line.size ?? frontLineSize(index) })),
          logos: {
            top: templateLogos(logos.front.top, has),
            underPhoto: templateLogos(logos.front.underPhoto, has),
            foot: templateLogos(logos.front.foot, has),
          },
          compliance: brand.compliance,
          marks: [label, guides.realtor ? 'REALTOR®' : ''].filter(Boolean).join(' · '),
        }
      : null,
    contact: {
      name: brand.fullName,
      title: [brand.jobTitle, brand.designations].filter(Boolean).join(', '),
      company: brand.company,
      compliance: brand.compliance,
      ways,
    },
    footer: [brand.fullName, brand.phone, brand.company].filter(Boolean).join(' · '),
    hasContents: headings >= CONTENTS.headings && piece.words >= CONTENTS.words,
    blocks,
    equalHousing: housing && { mark: MARK, label },
    realtor: guides.realtor,
    texts: { contents: text.contents, contact: text.contact, general: text.general },
  };
}
