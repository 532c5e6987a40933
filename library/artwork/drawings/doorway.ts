import type { SceneSymbol } from '@yardsign/scene/layers';
import { line, oval, path, rect } from '../kit/layers.ts';

/** An open door with a lit hall behind it, steps and a pot: 520 × 700. */
export function doorway(door: string, shade: string, step: string): SceneSymbol {
  return {
    w: 520,
    h: 700,
    layers: [
      rect(132, 20, 296, 630, '#FFFDF6', { radius: [16, 16, 0, 0] }),
      rect(156, 44, 248, 606, {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#FFD98A'],
          [1, '#FFF0C9'],
        ],
      }),
      path('M156 560L404 560L404 650L156 650Z', '#C98F52'),
      path(
        'M404 330L340 330L340 376L300 376L300 422L260 422L260 468L222 468L222 514L190 514L190 560L404 560Z',
        '#EDB868',
      ),
      line('M404 236L196 446M352 286L352 330M300 340L300 376M252 388L252 422', '#B97F3F', 8),
      line('M276 44L276 112', '#8A6A3A', 5),
      path('M240 150C240 124 256 110 276 110C296 110 312 124 312 150Z', '#FFFFFF'),
      oval(276, 156, 60, 60, {
        center: [0.5, 0.5],
        radius: 0.5,
        stops: [
          [0, '#FFFFFFCC'],
          [1, '#FFFFFF00'],
        ],
      }),
      rect(176, 196, 66, 84, '#FFFDF6', { radius: 4 }),
      path('M184 270L204 236L216 252L224 242L234 270Z', door),
      path('M156 44L52 96L52 700L156 650Z', door),
      path('M136 96L76 126L76 330L136 312ZM136 366L76 386L76 636L136 606Z', shade),
      oval(72, 372, 10, 12, '#E7B64C'),
      path('M156 650L404 650L476 700L112 700Z', step),
      path('M190 656L372 656L404 682L166 682Z', '#5B4A3A'),
      path('M206 661L358 661L380 677L190 677Z', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#8C7358'],
          [1, '#79624A'],
        ],
      }),
      path(
        'M462 560C412 548 398 494 418 468C396 424 440 388 464 402C490 388 532 424 510 468C530 494 514 548 462 560Z',
        '#5C8A57',
      ),
      path(
        'M466 556C506 540 520 500 506 472C522 440 494 404 470 404C488 436 474 470 480 502C482 522 474 540 466 556Z',
        '#44714A',
      ),
      path('M420 552L506 552L494 648L432 648Z', '#C5694A'),
      rect(414, 542, 98, 22, '#D67F5E', { radius: 4 }),
    ],
  };
}
