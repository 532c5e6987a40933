import type { Layer, Paint, SceneSymbol } from '@yardsign/scene/layers';
import { group, line, oval, path, rect } from './kit.ts';

/** Drawings shared by several templates, each in its own coordinates, in whatever colours they are asked for. */

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

/** A round tree on a trunk, 200 × 320. */
export function tree(leaf: string, light: string, trunk: string): SceneSymbol {
  return {
    w: 200,
    h: 320,
    layers: [
      path('M90 320L94 190L106 190L110 320Z', trunk),
      line('M100 240L134 204M100 220L72 196', trunk, 8),
      path(
        'M100 6C150 6 168 42 164 68C200 86 204 140 172 164C160 208 40 208 28 164C-4 140 0 86 36 68C32 42 50 6 100 6Z',
        leaf,
      ),
      path(
        'M86 26C120 20 140 40 140 62C120 54 92 58 78 78C62 72 60 34 86 26ZM34 112C44 92 70 92 82 106C66 112 56 130 58 146C40 144 28 128 34 112Z',
        light,
      ),
    ],
  };
}

/** A fir, 160 × 320. */
export function fir(leaf: string, dark: string, trunk: string): SceneSymbol {
  return {
    w: 160,
    h: 320,
    layers: [
      rect(70, 270, 20, 50, trunk),
      path('M80 0L128 92L108 92L142 172L118 172L158 282L2 282L42 172L18 172L52 92L32 92Z', leaf),
      path('M80 0L128 92L108 92L142 172L118 172L158 282L80 282Z', dark),
    ],
  };
}

export interface DoorColours {
  door: string;
  shade: string;
  frame: string;
  glass: Paint;
  metal: string;
  step: string;
  stepLight: string;
  pot: string;
  leaf: string;
  leafDark: string;
}

/** A front door with side lights, an arched transom, a wreath, steps and two pots: 520 × 700. */
export function door(c: DoorColours): SceneSymbol {
  const pot = (x: number): Layer[] => [
    path(
      `M${x} 560C${x - 46} 548 ${x - 62} 500 ${x - 44} 474C${x - 66} 434 ${x - 26} 398 ${x} 410C${x + 26} 398 ${x + 66} 434 ${x + 44} 474C${x + 62} 500 ${x + 46} 548 ${x} 560Z`,
      c.leaf,
    ),
    path(
      `M${x} 556C${x + 40} 546 ${x + 58} 502 ${x + 42} 476C${x + 60} 440 ${x + 28} 402 ${x + 2} 410C${x + 22} 440 ${x + 6} 470 ${x + 14} 500C${x + 18} 520 ${x + 8} 540 ${x} 556Z`,
      c.leafDark,
    ),
    path(`M${x - 44} 552L${x + 44} 552L${x + 32} 636L${x - 32} 636Z`, c.pot),
    rect(x - 50, 542, 100, 20, c.pot, { radius: 4 }),
    rect(x - 50, 556, 100, 6, '#0000001F'),
  ];
  const panel = (x: number, y: number, w: number, h: number): Layer[] => [
    rect(x, y, w, h, c.shade, { radius: 5 }),
    rect(x + 7, y + 7, w - 14, h - 14, c.door, { radius: 3 }),
  ];
  return {
    w: 520,
    h: 700,
    layers: [
      path('M110 636L110 190C110 96 176 30 260 30C344 30 410 96 410 190L410 636Z', c.frame),
      path('M136 184C136 110 190 56 260 56C330 56 384 110 384 184Z', c.glass),
      line('M260 58L260 184M260 184L168 102M260 184L352 102', c.frame, 9),
      rect(128, 196, 264, 440, c.frame),
      rect(146, 204, 228, 432, c.door),
      ...panel(168, 228, 84, 150),
      ...panel(268, 228, 84, 150),
      ...panel(168, 470, 84, 140),
      ...panel(268, 470, 84, 140),
      rect(230, 424, 60, 14, c.metal, { radius: 7 }),
      oval(350, 430, 13, 13, c.metal),
      rect(344, 440, 12, 40, c.metal, { radius: 6 }),
      oval(260, 300, 66, 66, undefined, { stroke: { color: '#FFFDF833', width: 40 } }),
      oval(260, 300, 66, 66, undefined, { stroke: { color: c.leaf, width: 30 } }),
      oval(260, 300, 66, 66, undefined, { stroke: { color: '#A8C497', width: 30, dash: [9, 17] } }),
      ...[
        [206, 262],
        [314, 262],
        [326, 316],
        [194, 320],
        [236, 360],
        [288, 358],
      ].map(([x = 0, y = 0]) => oval(x, y, 8, 8, c.metal)),
      path(
        'M260 352C236 340 222 356 226 378C240 380 254 370 260 362C266 370 280 380 294 378C298 356 284 340 260 352Z',
        c.pot,
      ),
      path('M254 360L238 412L256 400L260 372L264 400L282 412L266 360Z', c.pot),
      rect(70, 636, 380, 30, c.stepLight, { radius: 4 }),
      rect(36, 664, 448, 36, c.step, { radius: 4 }),
      rect(186, 624, 148, 14, '#3B2F2A', { radius: 4 }),
      ...pot(76),
      ...pot(444),
    ],
  };
}

/** A post with a hanging panel and grass: 420 × 560. `panel` is left for a text. */
export function yardSign(
  post: string,
  shade: string,
  panel: string,
  metal: string,
  grass: string,
  grassDark: string,
): SceneSymbol {
  return {
    w: 420,
    h: 560,
    layers: [
      rect(58, 20, 30, 520, post, { radius: 5 }),
      rect(76, 20, 12, 520, shade, { radius: 5 }),
      path('M50 26L73 0L96 26Z', post),
      rect(40, 74, 350, 26, post, { radius: 5 }),
      rect(40, 90, 350, 10, shade, { radius: 5 }),
      path('M88 178L88 150L138 100L166 100Z', post),
      line('M150 100L150 140M352 100L352 140', metal, 6),
      rect(112, 138, 280, 210, panel, { radius: 12, shadow: { x: 0, y: 10, blur: 24, color: '#00000033' } }),
      oval(150, 150, 5, 5, metal),
      oval(352, 150, 5, 5, metal),
      path(
        'M0 560C14 534 24 516 26 498C38 518 42 530 44 538C48 516 50 500 46 480C64 504 70 524 72 540C80 520 92 504 106 496C100 520 102 540 108 560Z',
        grass,
      ),
      path(
        'M52 560C58 540 60 528 58 512C72 528 80 546 82 560ZM100 560C108 544 118 532 134 526C128 540 128 550 132 560Z',
        grassDark,
      ),
    ],
  };
}

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

/** An old house key with a tag, 320 × 140. */
export function key(metal: string, dark: string, tag: string): SceneSymbol {
  return {
    w: 320,
    h: 140,
    layers: [
      path(
        'M70 20C98 20 118 38 122 62L300 62L308 70L308 84L290 84L290 108L272 108L272 92L256 92L256 104L238 104L238 84L120 84C114 104 94 118 70 118C42 118 20 96 20 69C20 42 42 20 70 20ZM62 50C50 50 42 58 42 69C42 80 50 88 62 88C74 88 82 80 82 69C82 58 74 50 62 50Z',
        metal,
        { evenOdd: true },
      ),
      rect(120, 76, 172, 8, dark),
      line('M52 60C34 40 24 20 10 6', tag, 6),
    ],
  };
}

/** A leaf with its rib, 100 × 100. */
export function leaf(fill: string, rib: string): SceneSymbol {
  return {
    w: 100,
    h: 100,
    layers: [
      path('M92 8C96 60 66 94 22 86C10 50 38 8 92 8Z', fill),
      line('M8 98C28 72 52 48 80 22M40 60L34 38M56 46L52 24M44 58L64 62M60 42L80 46', rib, 4),
    ],
  };
}

/** Clouds of overlapping ovals, 240 × 90. */
export function cloud(fill: string): SceneSymbol {
  return {
    w: 240,
    h: 90,
    layers: [path('M30 90C-10 90 -8 44 34 46C40 10 96 0 116 30C140 6 190 18 188 50C232 44 250 90 208 90Z', fill)],
  };
}
