/** Of a biquad filter: b0, b1, b2, a1, a2. */
type Filter = readonly [number, number, number, number, number];

/** The two filters of ITU-R BS.1770 at 48 kHz: the head, and what is too low to be heard. */
const HEAD: Filter = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const LOW: Filter = [1, -2, 1, -1.99004745483398, 0.99007225036621];

const BLOCK = 19_200;
const STEP = 4_800;

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [i, x] of samples.entries()) {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    out[i] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return out;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How loud one channel at 48 kHz is on the whole, in LUFS: blocks that are silent, or far below the rest, do not count. */
export function loudnessOf(samples: Float32Array): number {
  const heard = filtered(filtered(samples, HEAD), LOW);
  const powers: number[] = [];
  for (let at = 0; at + BLOCK <= heard.length; at += STEP) {
    let sum = 0;
    for (const y of heard.subarray(at, at + BLOCK)) sum += y * y;
    powers.push(sum / BLOCK);
  }
  const loud = powers.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(loud)) - 10;
  return toLufs(mean(loud.filter((power) => toLufs(power) > gate)));
}
