import { invalid } from './errors.ts';

export type Body = Record<string, unknown>;

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A whole number from 1, or what it is when nothing is said. @throws RecurlyError a validation. */
export function countOf(value: unknown, param: string, otherwise: number): number {
  if (value === undefined || value === null) return otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1) return value;
  throw invalid(param, 'must be greater than or equal to 1');
}
