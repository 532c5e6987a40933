import { parseColour } from '../colour-expression.ts';
import { parsePath } from '../path-data.ts';

/** Answers what is wrong with the value at `path`, appending to `faults`. */
export type Check = (value: unknown, path: string, scope: Scope) => void;

export interface Scope {
  faults: string[];
  texts: ReadonlySet<string>;
  symbols: ReadonlySet<string>;
}

export type Rule = { required?: boolean; check: Check };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty for what is no text: an object may not even be one that can be written. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const must =
  (what: string, holds: (value: unknown) => boolean): Check =>
  (value, path, { faults }) => {
    if (!holds(value)) faults.push(`${path}: must be ${what}`);
  };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const number = must('a number', isNumber);
export const positive = must('a number above 0', (value) => isNumber(value) && value > 0);
export const scale = must('a number above 0 and at most 20', (value) => isNumber(value) && value > 0 && value <= 20);
export const count = must('a whole number above 0', (value) => Number.isInteger(value) && Number(value) > 0);
export const fraction = must('a number from 0 to 1', (value) => isNumber(value) && value >= 0 && value <= 1);
export const text = must('text', (value) => typeof value === 'string');
export const flag = must('true or false', (value) => typeof value === 'boolean');
export const oneOf = (...allowed: readonly unknown[]) =>
  must(`one of ${allowed.join(', ')}`, (value) => allowed.includes(value));
export const numbers = (length: number) =>
  must(`${length} numbers`, (value) => Array.isArray(value) && value.length === length && value.every(isNumber));
export const dash = must('a list of numbers', (value) => Array.isArray(value) && value.every(isNumber));
export const corners = must(
  'a number or four numbers',
  (value) => isNumber(value) || (Array.isArray(value) && value.length === 4 && value.every(isNumber)),
);
export const fontSize = must('a size or [smallest, largest]', (value) => {
  if (isNumber(value)) return value > 0;
  const [smallest, largest] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  return isNumber(smallest) && isNumber(largest) && smallest > 0 && smallest <= largest;
});

export const colour: Check = (value, path, { faults }) => {
  try {
    parseColour(asText(value));
  } catch (error) {
    faults.push(`${path}: ${(error as Error).message}`);
  }
};

export const pathData: Check = (value, path, { faults }) => {
  try {
    // Without a line there is nothing to draw, whatever stands there.
    if (parsePath(asText(value)).length === 0) throw new Error('path data has no line');
  } catch (error) {
    faults.push(`${path}: ${(error as Error).message}`);
  }
};

export const listOf =
  (item: Check): Check =>
  (value, path, scope) => {
    if (!Array.isArray(value)) scope.faults.push(`${path}: must be a list`);
    else value.forEach((each, i) => item(each, `${path}[${i}]`, scope));
  };

export const fields =
  (rules: Record<string, Rule>): Check =>
  (value, path, scope) => {
    if (!isObject(value)) {
      scope.faults.push(`${path}: must be an object`);
      return;
    }
    for (const key of Object.keys(value))
      if (!Object.hasOwn(rules, key)) scope.faults.push(`${path}.${key}: is not known`);
    for (const [key, rule] of Object.entries(rules)) {
      if (value[key] !== undefined) rule.check(value[key], `${path}.${key}`, scope);
      else if (rule.required === true) scope.faults.push(`${path}.${key}: is missing`);
    }
  };

export const may = (check: Check): Rule => ({ check });
export const needs = (check: Check): Rule => ({ required: true, check });
