import { ERRORS } from '@yardsign/contracts/errors';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import { z } from 'zod';

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

/** find-my-way's `:name` as OpenAPI's `{name}`. */
function toTemplate(path: string): string {
  return path.replace(/:([A-Za-z0-9]+)/g, '{$1}');
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (!schema) return [];
  const json = toSchema(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
}

function requestBodyOf(route: AnyRoute): object | undefined {
  if (route.streamed) return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  if (!route.body) return undefined;
  const schema = toSchema(route.body, 'input');
  if (!route.multipart) return { required: true, content: { 'application/json': { schema } } };
  const properties = { ...(schema['properties'] as object), upload: { type: 'string', format: 'binary' } };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

const RAW_TYPES = { binary: 'application/octet-stream', html: 'text/html' } as const;

function answerOf(route: AnyRoute): object {
  if (route.answerKind === 'redirect')
    return { description: 'Go there', headers: { Location: { schema: { type: 'string' } } } };
  if (route.answerKind === 'empty' || (route.answerKind === 'json' && !route.answer)) return { description: 'Done' };
  if (route.answerKind === 'json' && route.answer) {
    return { description: 'Done', content: { 'application/json': { schema: toSchema(route.answer, 'output') } } };
  }
  const type = RAW_TYPES[route.answerKind as keyof typeof RAW_TYPES];
  return { description: 'Done', content: { [type]: { schema: { type: 'string', format: 'binary' } } } };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    earlier: {
      type: 'array',
      description: 'With `posted_already`: the posts that are there already.',
      items: {
        type: 'object',
        required: ['id', 'pageName', 'state', 'at'],
        properties: {
          id: { type: 'string' },
          pageName: { type: 'string' },
          state: { type: 'string', enum: ['scheduled', 'posted'] },
          at: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
};

/** Describes every route as OpenAPI 3.1. @param serverUrl the address that the calls are made to. */
export function describeApi(
  routes: readonly { name: string; route: AnyRoute }[],
  options: { version: string; serverUrl: string },
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, route } of routes) {
    const requestBody = requestBodyOf(route);
    (paths[toTemplate(route.path)] ??= {})[route.method.toLowerCase()] = {
      operationId: name,
      tags: [route.feature],
      summary: route.summary,
      parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
      ...(requestBody && { requestBody }),
      responses: {
        [route.status]: answerOf(route),
        default: {
          description: 'An error',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Yardsign', version: options.version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: options.serverUrl }],
    security: [{ bearer: [] }, { session: [] }, {}],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'The browser session; `__Host-sid` over https.',
        },
      },
    },
  };
}
