/** What is behind a member on camera. */
export const BACKGROUND_TYPES = ['none', 'image', 'blur'] as const;
/** How a person is told from what is behind them. */
export const SEGMENTATION_MODELS = ['general', 'landscape'] as const;

/** The least, the most and the step of a number, and what it begins with. */
export const REALTALK_RANGES = {
  fontSize: [8, 48, 1, 24],
  /** Words a minute. */
  scrollSpeed: [40, 600, 40, 200],
  /** As it is stored: shown is what is missing to a hundred. */
  teleprompterTransparency: [0, 100, 10, 40],
  /** Seconds. */
  countdownTimer: [3, 10, 1, 3],
} as const satisfies Record<string, readonly [least: number, most: number, step: number, initial: number]>;

const SWITCHES = { boldFont: false, autoStop: true, mirrorCamera: true, virtualBackground: false } as const;

export type RealtalkSettings = Readonly<Record<keyof typeof REALTALK_RANGES, number>> &
  Readonly<Record<keyof typeof SWITCHES, boolean>> & {
    readonly virtualBackgroundType: (typeof BACKGROUND_TYPES)[number];
    readonly customImageBackdropType: 'color';
    /** `#RRGGBB`; empty is the colour of the profile. */
    readonly customImageBackdropColor: string;
    readonly segmentationModel: (typeof SEGMENTATION_MODELS)[number];
  };

/** The nearest number that the range has; what it begins with for anything that is no number. */
function inRange(
  [least, most, step, initial]: (typeof REALTALK_RANGES)[keyof typeof REALTALK_RANGES],
  value: unknown,
): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return initial;
  const clamped = Math.min(most, Math.max(least, value));
  return Math.min(most, least + Math.round((clamped - least) / step) * step);
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown, initial: Name): Name =>
  names.find((name) => name === value) ?? initial;

function mapped<Name extends string, Value, Result>(
  of: Readonly<Record<Name, Value>>,
  change: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  const entries = Object.entries(of) as [Name, Value][];
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)])) as Record<Name, Result>;
}

function parsed(stored: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The settings of the teleprompter. What is not there, or out of its range, takes the nearest that is allowed. */
export function realtalkSettings(stored: string): RealtalkSettings {
  const said = parsed(stored) ?? {};
  const color = said['customImageBackdropColor'];
  return {
    ...mapped(REALTALK_RANGES, (range, name) => inRange(range, said[name])),
    ...mapped(SWITCHES, (initial: boolean, name) => (typeof said[name] === 'boolean' ? said[name] : initial)),
    virtualBackgroundType: oneOf(BACKGROUND_TYPES, said['virtualBackgroundType'], 'none'),
    customImageBackdropType: 'color',
    customImageBackdropColor: typeof color === 'string' && /^#[0-9A-Fa-f]{6}$/.test(color) ? color.toUpperCase() : '',
    segmentationModel: oneOf(SEGMENTATION_MODELS, said['segmentationModel'], 'general'),
  };
}

/** Settings as they are kept: the documented keys and no others. What is no settings stays as it is, to be refused. */
export function storedRealtalkSettings(text: string): string {
  return parsed(text) === null ? text : JSON.stringify(realtalkSettings(text));
}
