import type { Layer } from '@yardsign/scene/layers';
import type { MovingLayer } from '@yardsign/scene/film/film';
import type { Motion } from '@yardsign/scene/film/motion';

/** How things come and go in films. Times count in seconds from the beginning of a scene. */

export const moving = (layer: Layer, ...motions: Motion[]): MovingLayer => ({
  layer,
  motion: Object.assign({}, ...motions) as Motion,
});

/** Comes up from a little below. */
export const rises = (at: number, y = 56): Motion => ({ enter: { at, seconds: 0.55, y, opacity: 0 } });

/** Grows to its size, and a little beyond it first. */
export const pops = (at: number): Motion => ({ enter: { at, seconds: 0.45, scale: 0.4, opacity: 0, ease: 'back' } });

export const appears = (at: number, seconds = 0.5): Motion => ({ enter: { at, seconds, opacity: 0 } });

/** Goes up and away. */
export const goes = (at: number, y = -40): Motion => ({ leave: { at, seconds: 0.28, y, opacity: 0 } });

export const sways = (seconds: number, turn: number, y = 0): Motion => ({ sway: { seconds, turn, y } });
