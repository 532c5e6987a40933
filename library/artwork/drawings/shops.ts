import type { Layer, Paint, SceneSymbol } from '@yardsign/scene/layers';
import { oval, path, rect } from '../kit/layers.ts';

/** A street of four shops with awnings: 1080 × 430. */
export function shops(colours: {
  walls: [string, string, string, string];
  awnings: [string, string, string, string];
  glass: Paint;
  frame: string;
  ground: string;
  sign: string;
  leaf: string;
}): SceneSymbol {
  const scallops = (x: number, w: number, y: number, colour: string): Layer[] => {
    const n = Math.round(w / 32);
    const step = w / n;
    const at = (i: number) => x + i * step;
    return Array.from({ length: n }, (_, i) =>
      path(
        `M${at(i)} ${y}L${at(i + 1)} ${y}L${at(i + 1)} ${y + 56}C${at(i + 1)} ${y + 78} ${at(i)} ${y + 78} ${at(i)} ${y + 56}Z`,
        i % 2 === 0 ? colour : '#FFF9EF',
      ),
    );
  };
  const shop = (x: number, w: number, top: number, i: 0 | 1 | 2 | 3): Layer[] => [
    rect(x, top, w, 400 - top, colours.walls[i]),
    rect(x - 4, top - 12, w + 8, 20, colours.frame, { radius: 4 }),
    ...[0.2, 0.5, 0.8].flatMap((share) => [
      rect(x + w * share - 27, top + 34, 54, 68, colours.frame, { radius: [27, 27, 4, 4] }),
      rect(x + w * share - 20, top + 42, 40, 56, colours.glass, { radius: [20, 20, 2, 2] }),
    ]),
    rect(x + 22, 244, w - 118, 130, colours.frame, { radius: 4 }),
    rect(x + 32, 254, w - 138, 110, colours.glass),
    path(`M${x + 40} 354L${x + 90} 258L${x + 112} 258L${x + 62} 354Z`, '#FFFFFF38'),
    rect(x + w - 82, 244, 60, 156, colours.frame, { radius: 4 }),
    rect(x + w - 74, 254, 44, 82, colours.glass),
    oval(x + w - 70, 350, 4, 4, colours.sign),
    ...scallops(x + 8, w - 16, 168, colours.awnings[i]),
    rect(x + 8, 160, w - 16, 12, colours.frame, { radius: 3 }),
  ];
  return {
    w: 1080,
    h: 430,
    layers: [
      ...shop(0, 280, 36, 0),
      ...shop(280, 250, 0, 1),
      ...shop(530, 290, 52, 2),
      ...shop(820, 260, 18, 3),
      rect(0, 400, 1080, 30, colours.ground),
      ...[300, 806].flatMap((x) => [
        rect(x - 24, 366, 48, 40, colours.sign, { radius: [4, 4, 10, 10] }),
        path(
          `M${x - 30} 370C${x - 40} 346 ${x - 18} 332 ${x - 8} 342C${x} 322 ${x + 24} 330 ${x + 18} 346C${x + 38} 344 ${x + 38} 366 ${x + 30} 370Z`,
          colours.leaf,
        ),
      ]),
    ],
  };
}
