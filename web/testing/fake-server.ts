import { type AnyRoute, type Route, type RouteTypes } from '@yardsign/contracts/define-route';
import { api as contract } from '@yardsign/contracts/api';
import type { Issue, RepeatedPost } from '@yardsign/contracts/errors';
import type { ClientErrorCode } from '../lib/api/api-error.ts';

export interface Received {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

export interface Refusal {
  status: number;
  code: ClientErrorCode;
  issues?: readonly Issue[];
  earlier?: readonly RepeatedPost[];
}

interface Known {
  route: AnyRoute;
  path: RegExp;
}

const ROUTES: readonly Known[] = Object.values<Record<string, AnyRoute>>(contract)
  .flatMap((area) => Object.values(area))
  .map((route) => ({ route, path: new RegExp(`^${route.path.replaceAll(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`) }));

/** What was sent: JSON, or of a form its texts. */
function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return undefined;
  return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'));
}

const toJson = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Files of the typesetter. */
const DRAWN_WITH = /\.(wasm|ttf)$/;

/**
 * Answers the calls of a page under test. What the page sends is held against the contract as the server does it, and so is what
 * a test answers: neither can be a shape that does not exist.
 */
export function createFakeServer() {
  const answers = new Map<AnyRoute, (call: Received) => Response | Promise<Response>>();
  const received = new Map<AnyRoute, Received[]>();
  const problems: string[] = [];

  async function take(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://localhost');
    const method = init.method ?? 'GET';
    for (const { route, path } of ROUTES) {
      const found = path.exec(url.pathname);
      const answer = answers.get(route);
      if (found === null || route.method !== method || answer === undefined) continue;
      const sent = bodyOf(init.body);
      const call = { params: { ...found.groups }, query: Object.fromEntries(url.searchParams), body: sent };
      for (const wrong of [route.body?.safeParse(sent).error, route.query?.safeParse(call.query).error])
        if (wrong) problems.push(`${method} ${url.pathname} was sent what the contract refuses: ${wrong.message}`);
      received.set(route, [...(received.get(route) ?? []), call]);
      return answer(call);
    }
    // Nothing here can draw, so what a drawing needs is not here either.
    if (DRAWN_WITH.test(url.pathname)) return new Response(null, { status: 404 });
    problems.push(`nothing answers ${method} ${url.pathname}`);
    return toJson(500, { code: 'internal', message: 'no test answers this' });
  }

  return {
    fetch: take,
    /** Calls that nothing answers, and what is not of the contract: a test that meets one fails. */
    problems,
    /** @param answer left out for a route that answers nothing. */
    answer<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer>(
      route: Route<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer>,
      answer?: Answer | ((call: Received) => Answer | Promise<Answer>),
    ): void {
      const make =
        typeof answer === 'function' ? (answer as (call: Received) => Answer | Promise<Answer>) : () => answer;
      answers.set(route as AnyRoute, async (call) => {
        const body = await make(call);
        if (route.answerKind === 'empty') return new Response(null, { status: 204 });
        const wrong = route.answer?.safeParse(body).error;
        if (wrong)
          problems.push(`${route.method} ${route.path} was answered with what the contract has not: ${wrong.message}`);
        return toJson(route.status, body);
      });
    },
    refuse(route: AnyRoute, { status, code, ...more }: Refusal): void {
      answers.set(route, () => toJson(status, { code, message: code, requestId: 'req_test', ...more }));
    },
    /** The network is gone for this call. */
    drop(route: AnyRoute): void {
      answers.set(route, () => Promise.reject(new TypeError('network')));
    },
    /** Everything that was sent to a route, in order. */
    sent(route: AnyRoute): readonly Received[] {
      return received.get(route) ?? [];
    },
    /** What was sent to a route, in order. */
    bodies<R>(route: R): RouteTypes<R>['bodyIn'][] {
      return (received.get(route as AnyRoute) ?? []).map(({ body }) => body as RouteTypes<R>['bodyIn']);
    },
    /** The queries that a route was asked with, in order. */
    queries(route: AnyRoute): Readonly<Record<string, string>>[] {
      return (received.get(route) ?? []).map(({ query }) => query);
    },
    reset(): void {
      answers.clear();
      received.clear();
      problems.length = 0;
    },
  };
}
