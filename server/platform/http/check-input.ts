import type { AnyRoute } from '@yardsign/contracts/define-route';
import type { Issue } from '@yardsign/contracts/errors';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** Unknown keys of a body are refused: a client that sends them believes that they do something. */
function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
}

function toIssues(part: string, error: z.ZodError): Issue[] {
  return error.issues.map((issue) => ({
    path: [part, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: issue.message,
  }));
}

function check(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_request', { issues: toIssues(part, parsed.error) });
}

/**
 * Prepares the checks of a route once.
 *
 * @returns a function from the raw parts of a request to the typed ones. @throws AppError `invalid_request` with an issue
 * per fault; paths begin with `params`, `query`, or are those of the body itself.
 */
export function createInputCheck(route: AnyRoute) {
  const body = route.body && strict(route.body);
  return (raw: { params: unknown; query: unknown; body: unknown }) => ({
    params: check('params', route.params, raw.params),
    query: check('query', route.query, raw.query),
    body: check('', body, raw.body ?? (body ? {} : undefined)),
  });
}
