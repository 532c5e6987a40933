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

/** The checks of one route, prepared once. Each gives the typed part or throws AppError `invalid_request` with an issue per fault. */
export interface InputCheck {
  address(raw: { params: unknown; query: unknown }): { params: unknown; query: unknown };
  body(raw: unknown): unknown;
}

export function createInputCheck(route: AnyRoute): InputCheck {
  const body = route.body && strict(route.body);
  return {
    address: (raw) => ({
      params: check('params', route.params, raw.params),
      query: check('query', route.query, raw.query),
    }),
    body: (raw) => check('', body, raw ?? {}),
  };
}
