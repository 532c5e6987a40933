import { NOT_A_USER_ID } from '@yardsign/contracts/common';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import type { Issue } from '@yardsign/contracts/errors';
import { controlsIn } from '@yardsign/domain/text/characters';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** Unknown keys of a body are refused: a client that sends them believes that they do something. */
function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
}

type Fault = z.core.$ZodIssue;

/** The faults of a value that may have one of several shapes: what it lacks of the nearest shape. */
function nearest(fault: Fault): readonly Fault[] {
  if (fault.code !== 'invalid_union' || fault.errors.length === 0) return [fault];
  const shapes = fault.errors.map((faults) => faults.flatMap(nearest));
  const best = shapes.reduce((fewest, faults) => (faults.length < fewest.length ? faults : fewest));
  return best.map((inner) => ({ ...inner, path: [...fault.path, ...inner.path] }));
}

function toIssues(part: string, error: z.ZodError): Issue[] {
  return error.issues.flatMap(nearest).map((issue) => ({
    path: [part, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: issue.message,
  }));
}

function check(part: string, schema: z.ZodType | undefined, value: unknown, fileField: string | null = null): unknown {
  checkCharacters(part, value, fileField);
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = toIssues(part, parsed.error);
  const noSuchUser = part === 'params' && issues.some(({ message }) => message === NOT_A_USER_ID);
  throw new AppError(noSuchUser ? 'invalid_user_id' : 'invalid_request', { issues });
}

/** A field of a form that was left empty is sent as `tags=`: it asks for nothing, as if it were not there. One that must be there stays, and is judged as it is. */
function withoutEmpty(schema: z.ZodType | undefined, query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !Object.values(query).includes('')) return query;
  const entries = Object.entries(query);
  const filled = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  const faults = schema?.safeParse(filled).error?.issues ?? [];
  const needed = new Set(faults.map(({ path }) => path[0]));
  return Object.fromEntries(entries.filter(([key, value]) => value !== '' || needed.has(key)));
}

/**
 * Refuses control characters in every text of a part, keys and untyped records included: no field has a use for them, and a database refuses some.
 *
 * @param fileField the field that holds the text of a file, which is left to its reader
 */
function checkCharacters(part: string, value: unknown, fileField: string | null): void {
  const isHeld = fileField !== null && typeof value === 'object' && value !== null;
  const path = controlsIn(isHeld ? { ...value, [fileField]: undefined } : value, part);
  if (path !== undefined) throw new AppError('invalid_request', { issues: [{ path, message: 'not_plain' }] });
}

/** The checks of one route, prepared once. Each gives the typed part or throws AppError `invalid_request` with an issue per fault; `invalid_user_id` when the address names a user by what is no id, such as `0`. */
export interface InputCheck {
  address(raw: { params: unknown; query: unknown }): { params: unknown; query: unknown };
  body(raw: unknown): unknown;
}

export function createInputCheck(route: AnyRoute): InputCheck {
  const body = route.body && strict(route.body);
  return {
    address: (raw) => ({
      params: check('params', route.params, raw.params),
      query: check('query', route.query, withoutEmpty(route.query, raw.query)),
    }),
    body: (raw) => check('', body, raw ?? {}, route.fileField),
  };
}
