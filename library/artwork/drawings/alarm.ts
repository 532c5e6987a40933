import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path } from '../kit/layers.ts';

/** A smoke alarm on a ceiling and a finger on its button: 460 × 460. */
export const alarm: SceneSymbol = {
  w: 460,
  h: 460,
  layers: [
    ...[150, 190, 230].map((r) =>
      oval(230, 210, r, r, undefined, {
        stroke: { color: 'brand.onPrimary', width: 4 },
        opacity: 0.9 - (r - 150) / 110,
      }),
    ),
    oval(230, 214, 128, 128, '#00000022'),
    oval(230, 206, 128, 128, '#FFFFFF'),
    oval(230, 206, 104, 104, '#F1EEE8'),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
      const a = (turn * Math.PI) / 180;
      const at = (r: number) => `${Math.round(230 + Math.cos(a) * r)} ${Math.round(206 + Math.sin(a) * r)}`;
      return line(`M${at(66)}L${at(92)}`, '#CFC9BD', 9);
    }),
    oval(230, 206, 44, 44, '#FFFFFF', { stroke: { color: '#D8D2C6', width: 4 } }),
    oval(292, 148, 9, 9, '#3FB46B'),
    path(
      'M214 230C214 214 246 214 246 230L250 316C280 320 316 330 314 362L308 460L200 460C176 420 158 388 168 372C178 358 196 370 208 388Z',
      '#D9A27C',
    ),
    path('M217 230C217 220 243 220 243 230L243 250C236 256 224 256 217 250Z', '#F0CDB2'),
  ],
};
