import { photoAnswer, type Photo } from '@yardsign/domain/content/slots';
import { footHeight, footOf, INK, MARGIN } from '../drawings/foot.ts';
import type { Layer } from '../layers.ts';
import { SIZES, type Template } from '../template/template.ts';
import { CUT_ABOVE } from './clip.ts';

/** The words that a cover is drawn with, by their keys. */
const TITLE = 'title';
const CLIP = 'clip';
const PAPER = '#FBF7EE';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What says that it can be played. */
function playMark({ x, y, w }: Box): Layer[] {
  const [cx, cy, r] = [x + w - 88, y + 88, 48];
  const side = r * 0.42;
  return [
    { type: 'ellipse', x: cx - r, y: cy - r, w: 2 * r, h: 2 * r, fill: '#1B1712CC' },
    {
      type: 'path',
      d: `M${cx - side * 0.7} ${cy - side}L${cx + side * 1.1} ${cy}L${cx - side * 0.7} ${cy + side}Z`,
      fill: '#FFFFFF',
    },
  ];
}

/** The picture fills its box; what is cut off above and below leaves the face. */
function pictureIn({ x, y, w, h }: Box, { width, height }: Photo): Layer {
  const scale = Math.max(w / width, h / height);
  const whole = { w: width * scale, h: height * scale };
  const at = { x: (w - whole.w) / 2, y: (h - whole.h) * CUT_ABOVE };
  return {
    ...{ type: 'group', x, y, w, h, clip: 0, when: CLIP },
    children: [{ type: 'image', slot: 'answer', key: CLIP, fit: 'cover', mask: 'none', ...at, ...whole }],
  };
}

/** Above the foot, the picture with the title over it. */
function square(picture: Photo): Layer[] {
  const { width: w, height } = SIZES.square;
  const box = { x: 0, y: 0, w, h: height - footHeight('square') };
  return [
    { type: 'rect', ...box, fill: 'brand.primary' },
    pictureIn(box, picture),
    {
      ...{ type: 'rect', x: 0, y: box.h - 420, w, h: 420 },
      fill: {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#00000000'],
          [1, '#000000D9'],
        ],
      },
    },
    {
      ...{ type: 'text', text: `{${TITLE}}`, font: 'fraunces-600', size: [44, 72], lineHeight: 1.12, color: '#FFFFFF' },
      ...{ x: MARGIN, y: box.h - 300, w: w - 2 * MARGIN, h: 260, maxLines: 3, valign: 'bottom', balance: true },
    },
    ...playMark(box),
    ...footOf('square'),
  ];
}

/** Above the foot, the title and the picture beside each other. */
function link(picture: Photo): Layer[] {
  const { width, height } = SIZES.link;
  const h = height - footHeight('link');
  const box = { x: 700, y: 0, w: width - 700, h };
  return [
    { type: 'rect', x: 0, y: 0, w: width, h, fill: PAPER },
    { type: 'rect', ...box, fill: 'brand.primary' },
    pictureIn(box, picture),
    {
      ...{ type: 'text', text: `{${TITLE}}`, font: 'fraunces-600', size: [40, 68], lineHeight: 1.1, color: INK },
      ...{ x: MARGIN, y: 48, w: box.x - 2 * MARGIN, h: h - 96, maxLines: 5, valign: 'middle' },
    },
    ...playMark(box),
    ...footOf('link'),
  ];
}

/** What a video that shows something recorded is seen as in lists: a moment of it, its title and who it is of. */
export function clipCover(picture: Photo): Template {
  return {
    version: 1,
    name: 'Cover of a recording',
    texts: { [TITLE]: { en: '', es: '' }, [CLIP]: { en: '', es: '' } },
    symbols: {},
    sizes: { square: { layers: square(picture) }, link: { layers: link(picture) } },
  };
}

/** What stands on such a cover. @returns its words by their keys, and which of them is the picture */
export function clipCoverWords(picture: Photo, title: string): { words: Record<string, string>; photo: string } {
  return { words: { [TITLE]: title, [CLIP]: photoAnswer(picture) }, photo: CLIP };
}
