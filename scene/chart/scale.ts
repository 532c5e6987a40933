/** The figures that lines across a chart stand for, from the lowest up. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}

/** Steps that people count in, as multiples of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Lines across a chart at most, without the lowest. */
const MOST_LINES = 4;

/** A round scale around figures, of two to five lines. @param fromZero where the length of a bar is read, it begins at nothing. */
export function scaleOf(figures: readonly number[], fromZero: boolean): Scale {
  const highest = Math.max(...figures);
  const lowest = fromZero ? 0 : Math.min(...figures);
  // A figure that never changes still stands between two lines.
  const reach = highest - lowest || Math.max(highest * 0.1, MOST_LINES);
  const rough = reach / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough * 0.999) ?? 10);
  const low = Math.max(0, Math.floor(lowest / step) * step);
  const count = Math.max(1, Math.ceil((highest - low) / step - 1e-9));
  const lines = Array.from({ length: count + 1 }, (_, at) => Number((low + at * step).toPrecision(12)));
  return { low, high: low + count * step, lines };
}
