/** Where a layer is, beside where it rests. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  opacity: number;
}

/** Comes from, or goes to, somewhere else. What is left out stays as it rests. */
interface Move {
  /** Seconds from the beginning of the part that it belongs to. */
  at: number;
  seconds: number;
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  opacity?: number;
  /** `out` slows down, `back` goes a little too far first, `even` begins and ends softly. */
  ease?: Ease;
}

export interface Motion {
  /** Not seen before; from there to where it rests. */
  enter?: Move;
  /** From where it rests to there; not seen afterwards. */
  leave?: Move;
  /** Moves on slowly the whole time, by so much in all. */
  drift?: Partial<Pose>;
  /** Swings to both sides. */
  sway?: { turn?: number; y?: number; seconds: number };
}

type Ease = 'out' | 'back' | 'even';

const BACK = 1.70158;

const EASES: Record<Ease, (t: number) => number> = {
  out: (t) => 1 - (1 - t) ** 3,
  back: (t) => 1 + (BACK + 1) * (t - 1) ** 3 + BACK * (t - 1) ** 2,
  even: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
};

const REST: Pose = { x: 0, y: 0, scale: 1, turn: 0, opacity: 1 };

/**
 * The pose at a moment; null while the layer is not seen.
 *
 * @param at seconds since its part began. @param lasts seconds of the part.
 */
export function poseAt(motion: Motion, at: number, lasts: number): Pose | null {
  const { enter, leave, drift, sway } = motion;
  if (enter && at < enter.at) return null;
  if (leave && at >= leave.at + leave.seconds) return null;
  let pose = REST;
  if (drift) pose = between(REST, { ...REST, ...drift }, lasts === 0 ? 0 : at / lasts);
  if (enter) pose = between(added(pose, enter), pose, eased(enter, at, 'out'));
  if (leave && at >= leave.at) pose = between(pose, added(pose, leave), eased(leave, at, 'even'));
  if (!sway) return pose;
  const swing = Math.sin((at / sway.seconds) * 2 * Math.PI);
  return { ...pose, turn: pose.turn + swing * (sway.turn ?? 0), y: pose.y + swing * (sway.y ?? 0) };
}

function eased({ at: begins, seconds, ease }: Move, at: number, usual: Ease): number {
  const part = seconds === 0 ? 1 : Math.min(1, Math.max(0, (at - begins) / seconds));
  return EASES[ease ?? usual](part);
}

function added(pose: Pose, { x = 0, y = 0, scale = 1, turn = 0, opacity = 1 }: Move): Pose {
  return {
    x: pose.x + x,
    y: pose.y + y,
    scale: pose.scale * scale,
    turn: pose.turn + turn,
    opacity: pose.opacity * opacity,
  };
}

function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: mix(from.scale, to.scale),
    turn: mix(from.turn, to.turn),
    opacity: Math.min(1, Math.max(0, mix(from.opacity, to.opacity))),
  };
}
