import type { Layer, SceneSymbol } from '@yardsign/scene/layers';
import { group, line, oval, path, rect } from '../../kit/layers.ts';

const wheel = (x: number): Layer[] => [
  oval(x, 372, 58, 58, '#23262B'),
  oval(x, 372, 30, 30, '#B9BEC6'),
  oval(x, 372, 11, 11, '#5A616B'),
];

/** A moving truck, going to the right: 860 × 440. */
export const truck: SceneSymbol = {
  w: 860,
  h: 440,
  layers: [
    rect(0, 20, 560, 330, '#FBF7EE', { radius: 18 }),
    rect(0, 20, 560, 40, '#E7DFCF', { radius: [18, 18, 0, 0] }),
    rect(0, 282, 560, 68, 'brand.primary', { radius: [0, 0, 0, 18] }),
    path('M280 98L392 190L372 212L362 204L362 262L198 262L198 204L188 212L168 190Z', 'brand.primary'),
    rect(258, 206, 44, 56, '#FBF7EE', { radius: [22, 22, 0, 0] }),
    path(
      'M576 110L704 110C724 110 740 118 750 134L806 224L840 238C852 244 860 254 860 268L860 350L576 350Z',
      'brand.primary',
    ),
    path('M618 148L696 148C708 148 716 152 722 162L758 226L618 226Z', '#CFE6EE'),
    path('M618 148L660 148L640 226L618 226Z', '#FFFFFF', { opacity: 0.5 }),
    rect(596, 252, 60, 12, '#00000030', { radius: 6 }),
    rect(828, 272, 32, 34, '#FFE39A', { radius: 8 }),
    rect(0, 344, 860, 22, '#3A3F47', { radius: 8 }),
    ...wheel(150),
    ...wheel(690),
  ],
};

/** A sign on two posts, with a drawing at 150, 110: 300 × 420. */
export function roadSign(drawing: Layer[]): SceneSymbol {
  return {
    w: 300,
    h: 420,
    layers: [
      rect(64, 200, 22, 220, '#8C7355', { radius: 4 }),
      rect(214, 200, 22, 220, '#8C7355', { radius: 4 }),
      rect(0, 0, 300, 224, '#FFFFFF', { radius: 26, shadow: { x: 0, y: 8, blur: 20, color: '#00000026' } }),
      rect(14, 14, 272, 196, 'brand.primary', { radius: 18 }),
      group(0, 0, 300, 224, drawing),
    ],
  };
}

export const onSign = {
  bill: [
    rect(100, 46, 100, 132, '#FFFFFF', { radius: 8 }),
    ...[70, 92, 114].map((y) => rect(116, y, 68, 9, '#CFC7B8', { radius: 4 })),
    rect(116, 140, 40, 20, '#F0C457', { radius: 6 }),
  ],
  again: [
    line('M108 128C96 76 150 42 190 76', '#FFFFFF', 16),
    path('M206 54L206 100L160 94Z', '#FFFFFF'),
    line('M192 98C204 150 150 184 110 150', '#FFFFFF', 16),
    path('M94 172L94 126L140 132Z', '#FFFFFF'),
  ],
  coinBack: [
    oval(170, 112, 50, 50, '#F0C457'),
    oval(170, 112, 36, 36, undefined, { stroke: { color: '#C9962F', width: 5 } }),
    path('M52 112L104 72L104 98L140 98L140 126L104 126L104 152Z', '#FFFFFF'),
  ],
  umbrella: [
    path(
      'M66 120C66 72 104 44 150 44C196 44 234 72 234 120C218 104 196 104 184 120C174 104 126 104 116 120C104 104 82 104 66 120Z',
      '#FFFFFF',
    ),
    line('M150 112L150 166C150 184 174 184 174 168', '#FFFFFF', 10),
  ],
  jar: [
    rect(104, 76, 92, 104, '#FFFFFF', { radius: 18 }),
    rect(100, 58, 100, 22, '#F0C457', { radius: 8 }),
    oval(136, 148, 17, 17, '#F0C457'),
    oval(166, 148, 17, 17, '#E0AE3C'),
    oval(150, 120, 17, 17, '#F0C457'),
  ],
} satisfies Record<string, Layer[]>;

/** Hills one behind the other, 2400 × 420. */
export function hills(fill: string, dark: string): SceneSymbol {
  return {
    w: 2400,
    h: 420,
    layers: [
      path(
        'M0 220C200 60 420 40 640 190C860 330 1020 100 1240 90C1480 80 1640 300 1860 220C2060 150 2220 80 2400 160L2400 420L0 420Z',
        fill,
      ),
      path(
        'M0 330C260 220 480 250 760 320C1040 390 1240 240 1520 250C1800 260 2000 380 2400 280L2400 420L0 420Z',
        dark,
      ),
    ],
  };
}

/** Blades of grass all over the ground, from this height down. */
export const meadow = (y: number, width = 1080): Layer => ({
  type: 'repeat',
  x: 0,
  y,
  columns: Math.ceil(width / 216) + 1,
  rows: 5,
  stepX: 216,
  stepY: 118,
  stagger: 108,
  opacity: 0.14,
  child: path('M0 30C4 18 4 8 0 0C10 8 14 18 16 28C18 16 22 8 30 2C28 12 28 22 26 30Z', '#123A1C'),
});
