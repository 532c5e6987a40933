import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../../kit/layers.ts';
import { tick } from '../../kit/words.ts';

const SHADOW = { x: 0, y: 8, blur: 22, color: '#00000030' };

/** A sheet of paper with a drawing in its head and lines below: 320 × 420. */
export function sheet(head: string, drawing: Layer[]): SceneSymbol {
  return {
    w: 320,
    h: 420,
    layers: [
      rect(0, 0, 320, 420, '#FFFFFF', { radius: 16, shadow: SHADOW }),
      rect(0, 0, 320, 200, head, { radius: [16, 16, 0, 0] }),
      ...drawing,
      rect(36, 236, 180, 16, '#CFC7B8', { radius: 8 }),
      ...[276, 308, 340, 372].map((y, i) => rect(36, y, i % 2 === 0 ? 248 : 204, 12, '#E6E0D4', { radius: 6 })),
    ],
  };
}

/** The drawings of sheets stand in the middle of their heads, at 160, 100. */
export const onSheet = {
  house: [
    path('M160 42L226 100L212 116L206 110L206 158L114 158L114 110L108 116L94 100Z', '#FFFFFF'),
    rect(146, 116, 28, 42, 'brand.primary', { radius: [12, 12, 0, 0] }),
  ],
  coin: [
    oval(160, 100, 58, 58, '#F0C457'),
    oval(160, 100, 44, 44, undefined, { stroke: { color: '#C9962F', width: 5 } }),
    path(tick(72), '#8A641A', { x: 124, y: 66 }),
  ],
  stamp: [
    rect(100, 52, 120, 100, '#FFFFFF', { radius: 8 }),
    path(tick(86), 'readable(brand.primary, #FFFFFF)', { x: 117, y: 60 }),
    line('M96 168L224 168', '#FFFFFF', 8),
  ],
  fence: [
    ...[92, 132, 172, 212].map((x) => path(`M${x} 156L${x} 74L${x + 12} 54L${x + 24} 74L${x + 24} 156Z`, '#FFFFFF')),
    rect(80, 90, 168, 12, '#FFFFFF'),
    rect(80, 128, 168, 12, '#FFFFFF'),
  ],
  tools: [
    rect(104, 84, 112, 76, '#FFFFFF', { radius: 10 }),
    path(
      'M134 84L134 70C134 58 142 52 152 52L168 52C178 52 186 58 186 70L186 84L174 84L174 72C174 66 171 64 166 64L154 64C149 64 146 66 146 72L146 84Z',
      '#FFFFFF',
    ),
    rect(104, 112, 112, 10, 'brand.primary'),
    rect(148, 104, 24, 26, '#F0C457', { radius: 5 }),
  ],
} satisfies Record<string, Layer[]>;

/** The back of an open folder: 800 × 420. */
export const folderBack: SceneSymbol = {
  w: 800,
  h: 420,
  layers: [
    path(
      'M40 60C40 36 58 20 82 20L286 20L346 78L718 78C742 78 760 94 760 118L760 420L40 420Z',
      'shade(brand.primary, 0.28)',
    ),
  ],
};

/** Its front, with a label: 800 × 300. */
export const folderFront: SceneSymbol = {
  w: 800,
  h: 300,
  layers: [
    path(
      'M8 44C4 18 20 0 46 0L754 0C780 0 796 18 792 44L756 262C752 286 738 300 712 300L88 300C62 300 48 286 44 262Z',
      'brand.primary',
    ),
    path('M8 44C4 18 20 0 46 0L754 0C780 0 796 18 792 44L789 62L11 62Z', '#FFFFFF', { opacity: 0.1 }),
    rect(270, 104, 260, 104, '#FFFFFF', { radius: 12 }),
    rect(310, 136, 180, 12, '#CFC8B8', { radius: 6 }),
    rect(310, 164, 118, 12, '#CFC8B8', { radius: 6 }),
  ],
};

/** What lies on a desk where nobody's card does: a mug and a pencil, 760 × 260. */
export const deskThings: SceneSymbol = {
  w: 760,
  h: 260,
  layers: [
    oval(140, 214, 118, 22, '#00000022'),
    line('M206 96C270 88 270 176 202 168', '#F4EBDC', 22),
    path('M58 60L222 60L206 196C204 208 196 214 184 214L96 214C84 214 76 208 74 196Z', '#F4EBDC'),
    oval(140, 60, 82, 20, '#E2D5C0'),
    oval(140, 62, 66, 14, '#6B4630'),
    line('M420 200L660 128', '#F0C457', 24),
    line('M640 134L668 126', '#E27D6F', 24),
    path('M424 188L384 214L432 210Z', '#F4E3C6'),
    path('M398 205L384 214L401 212Z', '#3B332B'),
  ],
};
