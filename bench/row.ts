/** One line of the table. */
export interface Row {
  what: string;
  /** With its unit. */
  measured: string;
  /** The reference that ran in the same minutes, with its figure. */
  beside?: string;
  /** How many times better (or dearer) than the reference; the row says which. */
  ratio?: number;
  /** The limit in words, such as `≤ 60 µs`. */
  budget?: string;
  /** Whether the budget is held. */
  ok?: boolean;
}

export interface Section {
  title: string;
  run(): Promise<Row[]>;
}

/** A limit that a figure may not pass. */
export function atMost(value: number, limit: number, unit: string): Pick<Row, 'budget' | 'ok'> {
  return { budget: `≤ ${limit}${unit}`, ok: value <= limit };
}

/** A limit that a figure has to reach. */
export function atLeast(value: number, limit: number, unit: string): Pick<Row, 'budget' | 'ok'> {
  return { budget: `≥ ${limit}${unit}`, ok: value >= limit };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** By the clock: milliseconds of each time. */
export async function timesOf(rounds: number, ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times;
}

/** By the clock: the median of so many times. */
export async function millisecondsOf(rounds: number, ask: () => Promise<unknown>): Promise<number> {
  return median(await timesOf(rounds, ask));
}

/** The table as text, columns as wide as they need to be. */
export function printRows(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, beside, ratio, budget, ok }) => [
    what,
    measured,
    beside ?? '',
    ratio === undefined ? '' : `× ${ratio.toFixed(ratio < 10 ? 2 : 1)}`,
    budget ?? '',
    ok === undefined ? '' : ok ? 'ok' : 'OVER',
  ]);
  const table = [['what', 'measured', 'beside', 'ratio', 'budget', ''], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  return table
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
