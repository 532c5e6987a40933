import { ControlError } from './control-error.ts';

/** What can go wrong on the way to a vendor, and back. */
const faultKinds = [
  'status',
  'vendor',
  'timeout',
  'drop_before_effect',
  'drop_after_effect',
  'late_effect',
  'slow',
] as const;

type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  id: string;
  match: { method?: string; path?: string; param?: string };
  /** How many more requests it hits. */
  times: number;
  /** Chance from 0 to 1 that a matching request is hit; a request that is spared does not use up `times`. */
  probability: number;
  kind: FaultKind;
  /** Kind `status`: what is answered. */
  code?: number;
  body?: unknown;
  /** Kind `vendor`: the vendor's own failure. */
  failure?: string;
  /** Kinds `late_effect`, `slow` (delay) and `timeout` (how long the line stays open), in milliseconds. */
  ms?: number;
  /** Kinds `status`, `vendor` and `timeout`: the request takes effect although the answer says, or says nothing, otherwise. */
  afterEffect?: boolean;
}

export interface FaultEngine {
  /** Adds a rule from an untrusted body; throws ControlError with a text that says what is wrong. */
  add(input: Record<string, unknown>): Fault;
  list(): Fault[];
  clear(): void;
  /** The first rule that hits this request, used up by one. */
  take(method: string, path: string, params?: Readonly<Record<string, unknown>>): Fault | undefined;
}

interface FaultRules {
  /** The named failures of the vendor. */
  failures: readonly string[];
  /** The lowest and highest code that kind `status` may answer. */
  statusRange: readonly [number, number];
  random: () => number;
}

const KNOWN_KEYS = ['match', 'times', 'probability', 'kind', 'code', 'body', 'failure', 'ms', 'afterEffect'];

function numberIn(input: Record<string, unknown>, name: string, low: number, high: number): number | undefined {
  const raw = input[name];
  if (raw === undefined || raw === '') return undefined;
  const value = typeof raw === 'string' ? Number(raw) : raw;
  if (typeof value !== 'number' || !(value >= low && value <= high)) {
    throw new ControlError(`"${name}" must be a number from ${low} to ${high}.`);
  }
  return value;
}

function readMatch(input: unknown): Fault['match'] {
  if (input === undefined) return {};
  if (typeof input !== 'object' || input === null) throw new ControlError('"match" must be an object.');
  const match: Fault['match'] = {};
  for (const [key, value] of Object.entries(input)) {
    if (key !== 'method' && key !== 'path' && key !== 'param')
      throw new ControlError(`"match.${key}" is not known; use method, path or param.`);
    if (typeof value !== 'string') throw new ControlError(`"match.${key}" must be a text.`);
    if (value !== '') match[key] = key === 'method' ? value.toUpperCase() : value;
  }
  return match;
}

function readKind(input: unknown): FaultKind {
  const kind = faultKinds.find((known) => known === input);
  if (kind === undefined) throw new ControlError(`"kind" must be one of ${faultKinds.join(', ')}.`);
  return kind;
}

function readFailure(input: unknown, known: readonly string[]): string {
  if (typeof input === 'string' && known.includes(input)) return input;
  throw new ControlError(`"failure" must be one of ${known.join(', ')}.`);
}

function required(value: number | undefined, name: string, kind: FaultKind): number {
  if (value === undefined) throw new ControlError(`"${name}" is needed for the kind "${kind}".`);
  return value;
}

function readFault(id: string, input: Record<string, unknown>, rules: FaultRules): Fault {
  const unknownKey = Object.keys(input).find((key) => !KNOWN_KEYS.includes(key));
  if (unknownKey !== undefined) throw new ControlError(`"${unknownKey}" is not known; use ${KNOWN_KEYS.join(', ')}.`);
  const kind = readKind(input['kind']);
  const times = numberIn(input, 'times', 1, 1_000_000) ?? 1;
  if (!Number.isInteger(times)) throw new ControlError('"times" must be a whole number.');
  const fault: Fault = { id, match: readMatch(input['match']), times, probability: 1, kind };
  fault.probability = numberIn(input, 'probability', 0, 1) ?? 1;
  const ms = numberIn(input, 'ms', 0, 86_400_000);
  if (kind === 'status') {
    fault.code = required(numberIn(input, 'code', ...rules.statusRange), 'code', kind);
    if (input['body'] !== undefined) fault.body = input['body'];
  }
  if (kind === 'vendor') fault.failure = readFailure(input['failure'], rules.failures);
  if (kind === 'late_effect' || kind === 'slow') fault.ms = required(ms, 'ms', kind);
  if (kind === 'timeout' && ms !== undefined) fault.ms = ms;
  if (input['afterEffect'] === true || input['afterEffect'] === 'true') fault.afterEffect = true;
  return fault;
}

/** `*` stands for anything; without one the pattern may stand anywhere in the path. */
function pathMatches(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.includes(pattern);
  const expression = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${expression}$`).test(path);
}

/** `name=value`, of one parameter of the call: some vendors have one address for several steps. */
function paramMatches(pattern: string, params: Readonly<Record<string, unknown>>): boolean {
  const [name = '', value] = pattern.split('=');
  return String(params[name] ?? '') === value;
}

export function createFaultEngine(rules: FaultRules): FaultEngine {
  let faults: Fault[] = [];
  let made = 0;
  return {
    add: (input) => {
      made += 1;
      const fault = readFault(`fault-${made}`, input, rules);
      faults.push(fault);
      return fault;
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear: () => {
      faults = [];
    },
    take: (method, path, params = {}) => {
      const hit = faults.find(
        ({ match, probability }) =>
          (match.method === undefined || match.method === method) &&
          (match.path === undefined || pathMatches(match.path, path)) &&
          (match.param === undefined || paramMatches(match.param, params)) &&
          (probability >= 1 || rules.random() < probability),
      );
      if (hit === undefined) return undefined;
      hit.times -= 1;
      if (hit.times <= 0) faults = faults.filter((fault) => fault !== hit);
      return { ...hit };
    },
  };
}
