import type { z } from 'zod';

/**
 * A zod schema, known by its mark and by the one field of Standard Schema that carries types. Comparing every schema with
 * `z.ZodType` instead, member by member, is eight times the types: it took three seconds of the type check and half of the lint.
 */
interface Schema<Input, Output> {
  readonly _zod: object;
  readonly '~standard': { readonly types?: { readonly input: Input; readonly output: Output } | undefined };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What takes the machine long: to draw pictures, to set documents, or to go through very many words. */
export type Labour = 'picture' | 'document' | 'words';

/** The kind of answer of a route. `redirect` is a 302, `empty` a 204. */
type AnswerKind = 'json' | 'empty' | 'binary' | 'html' | 'redirect';

/**
 * One call of the wire, used by both ends: the server binds a handler to it, the browser derives a typed call from it, the
 * OpenAPI document and the authorisation matrix are read off it. Type parameters hold only what goes in and what comes out.
 */
export interface Route<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer> {
  readonly method: Method;
  /** find-my-way syntax: `/api/content/v1/content/slug-:slug`. */
  readonly path: string;
  readonly summary: string;
  /** One of the closed list of feature names, which is also the OpenAPI tag. */
  readonly feature: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Files arrive as multipart/form-data; `body` then describes the text fields. */
  readonly multipart: boolean;
  /** The body is the file itself, of any type. */
  readonly streamed: boolean;
  /** How large a file the call takes at most, in bytes. */
  readonly mostBytes: number;
  /** The field of the body that holds the text of a file as it is, with the line breaks of its program: what reads the file judges it. */
  readonly fileField: string | null;
  /**
   * A browser sends a form here without any script, and the body is read as one. `own`: from a page of ours. `foreign`: from another
   * site, and the route itself checks that it is wanted.
   */
  readonly form: 'own' | 'foreign' | null;
  /** The address itself is the right to make the call, whoever makes it and from where; no cookie adds to it. */
  readonly signed: boolean;
  /** What a call takes the machine long with, of which one caller has a few at once; null for nothing. */
  readonly labour: Labour | null;
  /** Whether a call changes something. By itself whatever is no GET, and a GET that leads elsewhere: it begins or ends something there. */
  readonly changes: boolean;
  readonly answerKind: AnswerKind;
  readonly status: number;
  readonly answer?: z.ZodType;
  /** Phantom: never set. Carries the types above to `RouteTypes`. */
  readonly types?: {
    paramsIn: ParamsIn;
    params: Params;
    queryIn: QueryIn;
    query: Query;
    bodyIn: BodyIn;
    body: Body;
    answer: Answer;
  };
}

/** A route of any types, for code that walks the whole contract. */
export type AnyRoute = Route<unknown, unknown, unknown, unknown, unknown, unknown, unknown>;

/** `RouteTypes<typeof someRoute>['bodyIn']`: what a caller sends; `['body']`: what the handler receives. */
export type RouteTypes<R> =
  R extends Route<infer ParamsIn, infer Params, infer QueryIn, infer Query, infer BodyIn, infer Body, infer Answer>
    ? {
        paramsIn: ParamsIn;
        params: Params;
        queryIn: QueryIn;
        query: Query;
        bodyIn: BodyIn;
        body: Body;
        answer: Answer;
      }
    : never;

interface RouteSpec<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer> {
  method: Method;
  path: string;
  summary: string;
  feature: string;
  params?: Schema<ParamsIn, Params>;
  query?: Schema<QueryIn, Query>;
  body?: Schema<BodyIn, Body>;
  multipart?: boolean;
  streamed?: boolean;
  mostBytes?: number;
  fileField?: string;
  form?: 'own' | 'foreign';
  signed?: boolean;
  labour?: Labour;
  changes?: boolean;
  answerKind?: AnswerKind;
  status?: number;
  answer?: Schema<unknown, Answer>;
}

/** Largest picture that is accepted, in bytes: the documents want less than 1e7. */
export const MAX_IMAGE_BYTES = 9_999_999;

type Part = 'params' | 'query' | 'body' | 'answer';

const DEFAULT_STATUS: Record<AnswerKind, number> = { json: 200, empty: 204, binary: 200, html: 200, redirect: 302 };

/** Declares a route. A part that is left out is typed `undefined`: sending one is then a type error at the caller. */
export function defineRoute<
  ParamsIn = undefined,
  Params = undefined,
  QueryIn = undefined,
  Query = undefined,
  BodyIn = undefined,
  Body = undefined,
  Answer = undefined,
>(
  spec: RouteSpec<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer>,
): Route<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer> {
  const answerKind = spec.answerKind ?? (spec.answer ? 'json' : 'empty');
  // Only zod makes objects with its mark.
  const { params, query, body, answer } = spec as Partial<Record<Part, object>> as Partial<Record<Part, z.ZodType>>;
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    feature: spec.feature,
    ...(params && { params }),
    ...(query && { query }),
    ...(body && { body }),
    ...(answer && { answer }),
    multipart: spec.multipart ?? false,
    streamed: spec.streamed ?? false,
    mostBytes: spec.mostBytes ?? MAX_IMAGE_BYTES,
    fileField: spec.fileField ?? null,
    form: spec.form ?? null,
    signed: spec.signed ?? false,
    labour: spec.labour ?? null,
    changes: spec.changes ?? (spec.method !== 'GET' || answerKind === 'redirect'),
    answerKind,
    status: spec.status ?? DEFAULT_STATUS[answerKind],
  };
}
