import type { CraftedPng } from './crafted-files.ts';
import sharp, { type Sharp } from 'sharp';

/** A picture of one colour, half transparent where it has a fourth channel. */
export const plain = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 120, b: 80, alpha: 0.5 } } });

/** A picture that cannot be packed well. */
export const noisy = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

/** A small grey PNG that is fine. */
export const GREY: CraftedPng = { width: 60, height: 60, depth: 8, colour: 0 };
