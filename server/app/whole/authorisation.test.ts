import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedRoutes } from '../../features/site/routes.ts';
import { drawnOf, isDeep, seedOf } from '../../platform/testing/effort.ts';
import { sampleOf } from '../testing/routes/arbitrary-of.ts';
import { addOwned } from '../testing/routes/owned-objects.ts';
import { castOf, PRINCIPALS, type Cast, type Principal } from '../testing/people/principals.ts';
import { expectedOf, rightOf, type Relation } from '../testing/routes/rights-table.ts';
import { statementsOf } from '../testing/routes/statement-budgets.ts';
import type { Right } from '../testing/rights/right.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/**
 * The authorisation matrix: every route as every kind of caller, on one's own, a team mate's, a stranger's, nobody's and a
 * mistyped object. The routes are read off the contract, the expectations off `rights-table.ts`.
 */

let app: TestApp;
let cast: Cast;
let newWorld: () => Promise<void>;
let cases = 0;
/** The most statements that a call of a route asked, by the route's name. */
const asked = new Map<string, number>();
let statements = 0;
/** A call that fails early may leave a question behind, which is not the next one's. */
const during = new AsyncLocalStorage<number>();
/** Routes that say that they change nothing, and wrote all the same. */
const writers = new Set<string>();
let hasWritten = false;
const routes = namedRoutes();

beforeAll(async () => {
  app = await testApp({ SELF_APPLY_FEATURES: 'video-beta' });
  const { watch } = app.core.database;
  watch.onStatement((text) => {
    if (during.getStore() !== cases) return;
    statements += 1;
    if (watch.writtenBy(text).length > 0) hasWritten = true;
  });
  cast = await castOf(app);
  // An act that was let in may have changed the world: the next case begins in the same one again.
  newWorld = await app.remember();
});
afterAll(() => app.close());

interface Target {
  name: string;
  kind: Relation;
  /** What stands in the address, by parameter. */
  values: Record<string, string>;
}

const MISTYPED = ['cnt_aaaaaaaaaaaa', 'USR_AAAAAAAA', '0'];

function accountParameter({ path }: AnyRoute, right: Right): string | undefined {
  if (right.account === undefined || right.parameter !== undefined) return right.parameter;
  if (right.account === 'team') return 'memberId';
  if (path.includes(':memberId') && !path.includes('/users/:id')) return 'memberId';
  return path.includes('/users/:id') || path.includes('/people/:id') ? 'id' : undefined;
}

const OTHERS = ['theo', 'otto', 'lena', 'luis', 'ada'] as const;

/**
 * Whose account, or whose thing, the address names. Who is refused whatever it names is tried on one of them in every run, on
 * another in the next, and on all of them in the deep tier.
 */
function targetNames(route: AnyRoute, right: Right, principal: Principal): readonly string[] {
  const names = allTargetNames(route, right, principal);
  const answers = names.map((name) => {
    const whose = name === 'own' ? cast.facts[principal].id : cast.ids[name];
    return expectedOf(right, cast.facts[principal], relationTo(principal, name, whose));
  });
  const isRefusedAnyway = answers.every((answer) => answer === 401 || answer === 403);
  return isRefusedAnyway ? drawn(names, `${route.method} ${route.path} ${principal} refused`) : names;
}

function allTargetNames(route: AnyRoute, right: Right, principal: Principal): string[] {
  if (!right.owns && accountParameter(route, right) === undefined) return ['nothing'];
  const self = ownerOf(right, principal);
  const others = OTHERS.filter((name) => cast.ids[name] !== self);
  const own = right.account === 'team' ? [] : ['own'];
  const strangers = alike(others, principal).flatMap((names) => drawn(names, `${route.path} ${principal}`));
  const nowhere = drawn(['nobody', ...MISTYPED], `${route.path} ${principal} nowhere`);
  return [...own, ...strangers, ...nowhere];
}

/**
 * The others in groups of those that are alike to the caller: the members of their own team, everybody else, and everybody where
 * the caller proves nothing. One of each is asked for in every run, another in the next, and all of them in the deep tier. To
 * staff nobody is like another.
 */
function alike(others: readonly string[], principal: Principal): string[][] {
  const { is, level } = cast.facts[principal];
  if (is === 'member' && level !== 'member') return others.map((name) => [name]);
  const isOwn = (name: string) => is === 'member' && relationTo(principal, name, cast.ids[name]) === 'own team';
  return [others.filter(isOwn), others.filter((name) => !isOwn(name))].filter((names) => names.length > 0);
}

function drawn(names: readonly string[], of: string): readonly string[] {
  return isDeep ? names : names.slice(Math.abs(seedOf(of)) % names.length).slice(0, 1);
}

/** A team's things belong to its owner, whoever manages it. */
function ownerOf(right: Right, principal: Principal): string {
  const facts = cast.facts[principal];
  return right.owns?.kind === 'invite' ? (facts.manages ?? facts.id) : facts.id;
}

async function targetOf(route: AnyRoute, right: Right, principal: Principal, name: string): Promise<Target> {
  if (name === 'nothing') return { name, kind: 'none', values: {} };
  const account = accountParameter(route, right);
  const whose = name === 'own' ? ownerOf(right, principal) : cast.ids[name];
  const values: Record<string, string> = {};
  if (right.account !== undefined && account !== undefined)
    values[account] = right.owns ? cast.facts[principal].id : (whose ?? name);
  if (right.owns)
    values[right.owns.parameter] = whose === undefined ? name : await addOwned(app, right.owns.kind, whose);
  if (name === 'nobody')
    for (const parameter of right.owns ? [right.owns.parameter] : Object.keys(values))
      values[parameter] = nobodyFor(right);
  // Beside the member, an address may name the caller: then it is the member that the case is about.
  if (right.account === 'team' && route.path.includes('/users/:id')) values['id'] = cast.facts[principal].id;
  return { name, kind: relationTo(principal, name, whose), values };
}

function relationTo(principal: Principal, name: string, whose: string | undefined): Relation {
  if (name === 'own') return 'own';
  if (whose === undefined) return 'nobody';
  return cast.teams[cast.facts[principal].manages ?? '']?.includes(whose) ? 'own team' : 'other';
}

const PREFIX = {
  post: 'pst',
  session: 'ses',
  credential: 'crd',
  passkey: 'psk',
  invite: 'inv',
  upload: 'upl',
  lead: 'led',
  recording: 'rec',
  piece: 'cnt',
  design: 'cnt',
  'equity draft': 'eqd',
  'email draft': 'emd',
  asset: 'ast',
  job: 'job',
  slot: 'slo',
} as const;

const nobodyFor = (right: Right) => `${right.owns ? PREFIX[right.owns.kind] : 'usr'}_nobodynobodynobody`;

const samples = new Map<string, { params: Record<string, unknown>; query: string; body: unknown }>();

function sampleFor(name: string, route: AnyRoute, right: Right) {
  const known = samples.get(name);
  if (known) return known;
  const query = right.query ?? (route.query ? (sampleOf(route.query) as Record<string, unknown>) : {});
  const sample = {
    params: right.params ?? (route.params ? (sampleOf(route.params) as Record<string, unknown>) : {}),
    query: new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString(),
    body: right.body ?? (route.body ? sampleOf(route.body) : undefined),
  };
  samples.set(name, sample);
  return sample;
}

function requestFor(name: string, route: AnyRoute, right: Right, target: Target): InjectOptions {
  const sample = sampleFor(name, route, right);
  const path = route.path.replace(/:(\w+)/g, (_match, parameter: string) =>
    encodeURIComponent(target.values[parameter] ?? String(sample.params[parameter] ?? 'x')),
  );
  return {
    method: route.method,
    url: sample.query === '' ? path : `${path}?${sample.query}`,
    ...(route.multipart
      ? { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--\r\n' }
      : route.method !== 'GET' && sample.body !== undefined && { payload: sample.body as object }),
  };
}

async function call(principal: Principal, request: InjectOptions) {
  const authorization = cast.authorization[principal];
  return app.call({
    ...request,
    headers: { ...request.headers, ...(authorization !== undefined && { authorization }) },
  });
}

/** Refusals of a sign-in or of a refresh, which are answers of routes that anyone may call. */
const ANSWERS_OF_PUBLIC_ROUTES = ['invalid_login', 'token_invalid', 'sign_in_stale', 'google_failed', 'passkey_failed'];

/** What the caller got, as far as rights go. A fault of the input, a conflict or an unplugged network comes after them. */
function outcomeOf(answer: LightMyRequestResponse, right: Right, principal: Principal, target: Target): 'in' | number {
  const { statusCode } = answer;
  if (statusCode === 401 && right.who === 'anyone' && cast.facts[principal].is !== 'refused')
    return ANSWERS_OF_PUBLIC_ROUTES.includes(answer.json<{ code: string }>().code) ? 'in' : 401;
  if (statusCode === 401 || statusCode === 403) return statusCode;
  // Not there: a refusal where the address names an account, an answer like any other where the sample names nothing.
  if (statusCode === 404 && target.kind !== 'none' && target.kind !== 'own') return 404;
  return 'in';
}

function describeFault(
  principal: Principal,
  target: Target,
  expected: unknown,
  answer: { statusCode: number; body: string },
) {
  return `${principal} on ${target.name}: expected ${String(expected)}, got ${answer.statusCode} ${answer.body.slice(0, 120)}`;
}

describe('the authorisation matrix', () => {
  test.each(routes.map(({ name, route }) => [name, route] as const))('%s', async (name, route) => {
    const right = rightOf(name);
    const faults: string[] = [];
    for (const principal of PRINCIPALS) {
      for (const targetName of targetNames(route, right, principal)) {
        const target = await targetOf(route, right, principal, targetName);
        const expected = expectedOf(right, cast.facts[principal], target.kind);
        statements = 0;
        hasWritten = false;
        const request = requestFor(name, route, right, target);
        const answer = await during.run(cases, () => call(principal, request));
        // What is done in somebody else's place is written down in any case.
        if (hasWritten && !route.changes && cast.facts[principal].impersonatedBy === null) writers.add(name);
        asked.set(name, Math.max(asked.get(name) ?? 0, statements));
        const outcome = outcomeOf(answer, right, principal, target);
        // An address that cannot be read at all may be told so, to those who may call the route.
        const asExpected = outcome === expected || (MISTYPED.includes(targetName) && answer.statusCode === 400);
        if (!asExpected || (answer.statusCode >= 500 && answer.statusCode !== 502))
          faults.push(describeFault(principal, target, expected, answer));
        cases += 1;
        if (answer.statusCode < 400 && route.method !== 'GET') await newWorld();
      }
    }
    expect(faults).toEqual([]);
  });

  test('changes nothing by a call that may be answered by what was known of the caller a moment ago', () => {
    // Whoever exports the audit log is staff, who is asked about anew, and it is written down.
    expect([...writers]).toEqual(['admin.exportAudit']);
  });

  test('asks the database no more often than the table of statements says', () => {
    const over = [...asked].filter(([name, most]) => most > statementsOf(name));
    expect(over).toEqual([]);
  });

  test('is as large as it says', () => {
    expect(cases).toBeGreaterThanOrEqual(3000);
  });
});

/** The same call, written in ways that a rule which looks at the path's text would miss. */
const VARIANTS: Record<string, (request: InjectOptions) => InjectOptions> = {
  'a trailing slash': (request) => withPath(request, (path) => `${path}/`),
  'a doubled slash': (request) => withPath(request, (path) => path.replace('/api/', '/api//')),
  'a doubled slash in front': (request) => withPath(request, (path) => `/${path}`),
  'capital letters': (request) => withPath(request, (path) => path.toUpperCase()),
  'an encoded dot': (request) => withPath(request, (path) => path.replace('/api/', '/api/%2e/')),
  'a step back': (request) => withPath(request, (path) => path.replace('/api/', '/api/x/../')),
  'an encoded slash': (request) => withPath(request, (path) => path.replace(/\/(?=[^/]+$)/, '%2f')),
  'an ending': (request) => withPath(request, (path) => `${path}.json`),
  'a null byte': (request) => withPath(request, (path) => `${path}%00`),
  'another method by header': (request) => ({
    ...request,
    headers: { ...request.headers, 'x-http-method-override': 'GET', 'x-method-override': 'GET' },
  }),
  'the head alone': ({ payload: _none, ...request }) => ({ ...request, method: 'HEAD' }),
  'a question about options': ({ payload: _none, ...request }) => ({ ...request, method: 'OPTIONS' }),
  'ids said twice': (request) => ({
    ...request,
    url: `${String(request.url)}${String(request.url).includes('?') ? '&' : '?'}id=${cast.ids['maya']}&memberId=${cast.ids['maya']}&user_id=${cast.ids['maya']}`,
  }),
};

const REFUSED_OFTEN = ['guest', 'member', 'paused', 'impersonated by their owner'] as const;

function withPath(request: InjectOptions, change: (path: string) => string): InjectOptions {
  const [path = '', query] = String(request.url).split('?');
  return { ...request, url: query === undefined ? change(path) : `${change(path)}?${query}` };
}

describe('a route that refuses', () => {
  test.each(Object.keys(VARIANTS))('is not got past with %s', async (variant) => {
    const faults: string[] = [];
    for (const { name, route } of routes) {
      const right = rightOf(name);
      // The head of a path is that of its GET, which has a row of its own.
      if (variant === 'the head alone' && route.method !== 'GET') continue;
      for (const principal of drawnOf(REFUSED_OFTEN, `${name} with ${variant}`, 2)) {
        const targetName = targetNames(route, right, principal).includes('nothing') ? 'nothing' : 'luis';
        const target = await targetOf(route, right, principal, targetName);
        if (expectedOf(right, cast.facts[principal], target.kind) === 'in') continue;
        const answer = await call(principal, VARIANTS[variant]?.(requestFor(name, route, right, target)) ?? {});
        const isHarmless = answer.statusCode === 204 && variant === 'a question about options';
        if ((answer.statusCode < 400 && !isHarmless) || answer.statusCode >= 500)
          faults.push(`${name}: ${describeFault(principal, target, 'a refusal', answer)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
