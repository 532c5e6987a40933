import type { Fields } from '../../../kit/form.ts';
import { badParameter } from './errors.ts';

/** A parameter as text; numbers and booleans of a JSON body count as their text. */
export function text(params: Fields, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw badParameter(`Param ${name} must be a string`);
}

export function flag(params: Fields, name: string): boolean | undefined {
  const value = text(params, name)?.toLowerCase();
  if (value === undefined || value === '') return undefined;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw badParameter(`Param ${name} must be a boolean`);
}

export function wholeNumber(params: Fields, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (!/^\d+$/.test(value)) throw badParameter(`Param ${name} must be an integer`);
  return Number(value);
}

/** A list sent as a JSON array, as its JSON text, or as `name[0]=…` with each entry JSON text or nested once more. */
export function list(params: Fields, name: string): unknown[] {
  const value = decode(params[name], name);
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') throw badParameter(`Param ${name} must be an array.`);
  return Object.values(value).map((entry) => decode(entry, name));
}

function decode(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw badParameter(`Param ${name} must be an array.`);
  }
}

/** Epoch ms from Unix seconds or ISO 8601. */
export function instant(params: Fields, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  const parsed = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value);
  if (Number.isNaN(parsed)) throw badParameter(`Param ${name} must be a valid time`);
  return parsed;
}
