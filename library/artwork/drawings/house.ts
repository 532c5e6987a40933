import type { Layer, Paint, SceneSymbol } from '@yardsign/scene/layers';
import { group, line, oval, path, rect } from '../kit/layers.ts';

export interface HouseColours {
  wall: string;
  side: string;
  roof: string;
  trim: string;
  door: string;
  window: Paint;
  frame: string;
  bush: string;
  bushDark: string;
  stone: string;
}

/** A gabled house with a wing, porch steps and hedges: 640 × 460, standing on its floor. */
export function house(c: HouseColours): SceneSymbol {
  const window = (x: number, y: number, w: number, h: number): Layer[] => [
    rect(x - 9, y - 9, w + 18, h + 18, c.trim, { radius: 4 }),
    rect(x, y, w, h, c.window),
    line(`M${x + w / 2} ${y}L${x + w / 2} ${y + h}M${x} ${y + h / 2}L${x + w} ${y + h / 2}`, c.frame, 6),
    rect(x - 15, y + h + 8, w + 30, 9, c.frame, { radius: 3 }),
  ];
  const siding = (x: number, y: number, w: number, rows: number): Layer => ({
    type: 'repeat',
    x,
    y,
    columns: 1,
    rows,
    stepX: 0,
    stepY: 20,
    opacity: 0.07,
    child: rect(0, 0, w, 3, '#000000'),
  });
  return {
    w: 640,
    h: 460,
    layers: [
      rect(446, 44, 46, 120, c.side),
      rect(438, 36, 62, 18, c.trim, { radius: 3 }),
      rect(392, 246, 206, 200, c.side),
      siding(392, 262, 206, 9),
      path('M372 250L420 168L628 168L628 250Z', c.roof),
      path('M372 250L420 168L628 168L628 250Z', '#00000022'),
      rect(368, 246, 264, 13, c.trim, { radius: 3 }),
      ...window(452, 300, 92, 84),
      path('M250 92L424 236L424 446L76 446L76 236Z', c.wall),
      group(76, 92, 348, 354, [siding(0, 150, 348, 10)], { clip: 'M174 0L348 144L348 354L0 354L0 144Z' }),
      path('M250 40L470 222L448 250L250 88L52 250L30 222Z', c.roof),
      path('M250 88L448 250L440 260L250 106L60 260L52 250Z', c.trim),
      oval(250, 186, 35, 35, c.trim),
      oval(250, 186, 26, 26, c.window),
      line('M250 160L250 212M224 186L276 186', c.frame, 5),
      ...window(112, 290, 72, 96),
      ...window(316, 290, 72, 96),
      path('M196 446L196 316C196 286 220 266 250 266C280 266 304 286 304 316L304 446Z', c.trim),
      path('M210 446L210 320C210 294 228 280 250 280C272 280 290 294 290 320L290 446Z', c.door),
      path(
        'M222 326C222 306 234 294 246 293L246 336L222 336ZM254 293C266 294 278 306 278 326L278 336L254 336Z',
        c.window,
      ),
      rect(222, 352, 24, 72, '#0000001F', { radius: 3 }),
      rect(254, 352, 24, 72, '#0000001F', { radius: 3 }),
      oval(283, 376, 5, 5, '#F4D58D'),
      rect(180, 438, 140, 12, c.stone, { radius: 3 }),
      rect(164, 449, 172, 12, c.stone, { radius: 3 }),
      path('M18 460C8 430 40 410 62 420C70 396 112 396 120 420C144 412 168 434 158 460Z', c.bush),
      path('M88 460C86 436 112 426 126 436C138 424 164 436 160 460Z', c.bushDark),
      path('M344 460C338 434 364 418 382 426C394 406 430 410 436 430C462 420 482 440 474 460Z', c.bush),
      path('M430 460C432 440 452 432 466 440C482 428 508 440 504 460Z', c.bushDark),
      path('M516 460C510 430 546 416 562 430C584 414 624 432 616 460Z', c.bush),
    ],
  };
}
