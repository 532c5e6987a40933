import { ControlError } from '../control-error.ts';
import type { Fields } from '../form.ts';
import type { Network, NetworkSettings } from './network.ts';

function readSwitch(name: string, value: unknown): boolean {
  // JSON sends a boolean, a form sends its text.
  if (!['true', 'false'].includes(String(value))) throw new ControlError(`"${name}" must be true or false.`);
  return String(value) === 'true';
}

function readNumber(name: string, value: unknown): number {
  const isFit = typeof value === 'number' && Number.isFinite(value) && (value >= 0 || name === 'clockSkewMs');
  if (!isFit) throw new ControlError(`"${name}" must be a number from 0 up.`);
  return value;
}

/** Changes what the network itself changes from time to time: windows, limits, lag. @throws ControlError */
export function changeSettings<Settings extends NetworkSettings>(
  network: Network<{ settings: Settings }, unknown>,
  input: Fields,
): Settings {
  const before = network.state().settings;
  const known = new Map<string, unknown>(Object.entries(before));
  const read = (name: string, value: unknown) => {
    const kind = typeof known.get(name);
    if (kind === 'boolean') return readSwitch(name, value);
    if (kind === 'number') return readNumber(name, value);
    throw new ControlError(`"${name}" is not a setting; known are ${[...known.keys()].join(', ')}.`);
  };
  const changed = Object.entries(input).map(([name, value]): [string, boolean | number] => [name, read(name, value)]);
  const settings: Settings = { ...before, ...Object.fromEntries(changed) };
  network.state().settings = settings;
  network.touch();
  return settings;
}
