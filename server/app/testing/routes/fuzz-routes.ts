import { ERRORS } from '@yardsign/contracts/errors';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedRoutes } from '../../../features/site/routes.ts';
import { isDeep, SEED, seedOf } from '../../../platform/testing/effort.ts';
import { wildCalls, type WildCall } from './broken-input.ts';
import { castOf, type Cast, type Principal } from '../people/principals.ts';
import { testApp, type TestApp } from '../test-app.ts';

/** Calls of all routes together in `npm test`, and of each route in the deep tier. */
const BUDGET = Number(process.env['TEST_FUZZ_CALLS'] ?? 3500);
const DEEP_RUNS = 1000;
/** Drawing a picture costs tens of milliseconds, and so do the long answers of calls without input: a tenth for each. */
const COSTLY = new Set([
  'graphics.renderGraphic',
  'graphics.makeProof',
  'content.getCover',
  'site.getDocs',
  'site.getOpenApi',
]);
const weightOf = (name: string) => (COSTLY.has(name) ? 0.1 : 1);

/** More routes mean fewer calls of each: every run draws other ones, so what one run has missed a later one finds. */
function runsOf(name: string): number {
  if (isDeep) return DEEP_RUNS * weightOf(name);
  const all = namedRoutes().reduce((sum, route) => sum + weightOf(route.name), 0);
  return Math.max(5, Math.round((BUDGET * weightOf(name)) / all));
}
const CALLERS: readonly Principal[] = ['member', 'team owner', 'admin', 'incomplete', 'guest'];

/**
 * Many calls of every route, right, nearly right and wild. Whatever comes in, the answer is a success that its
 * contract describes (the server checks that itself, and a wrong one would be a 500) or a refusal with a code and a text.
 *
 * @param wanted says which routes; two files share them, so that two workers do.
 */
export function fuzzRoutes(wanted: (feature: string) => boolean): void {
  const routes = namedRoutes().filter(({ route }) => wanted(route.feature));
  let app: TestApp;
  let cast: Cast;
  let newWorld: () => Promise<void>;

  beforeAll(async () => {
    app = await testApp();
    cast = await castOf(app);
    newWorld = await app.remember();
  });
  afterAll(() => app.close());

  async function send(route: AnyRoute, { segments, query, body }: WildCall, caller: Principal) {
    const authorization = cast.authorization[caller];
    const search = new URLSearchParams(query).toString();
    const path = route.path.replace(/:(\w+)/g, (_match, name: string) => segments[name] ?? 'x');
    return app.call({
      method: route.method,
      url: search === '' ? path : `${path}?${search}`,
      headers: {
        ...(authorization !== undefined && { authorization }),
        'content-type': route.multipart ? 'multipart/form-data; boundary=x' : 'application/json',
      },
      ...(route.method !== 'GET' && { payload: JSON.stringify(body) ?? '' }),
    });
  }

  describe(`whatever a client sends (TEST_SEED=${SEED})`, () => {
    test.each(routes.map(({ name, route }) => [name, route] as const))(
      '%s answers within its contract, or refuses with a code and a text',
      async (name, route) => {
        await newWorld();
        let calls = 0;
        const ids = [cast.ids['maya'] ?? '', cast.ids['theo'] ?? ''];
        await fc.assert(
          fc.asyncProperty(wildCalls(route, ids), async (wild) => {
            calls += 1;
            const caller = CALLERS[calls % CALLERS.length] ?? 'member';
            const answer = await send(route, wild, caller);
            // Acts that were let in may have ended sessions or emptied accounts.
            if (answer.statusCode === 401 && caller !== 'guest' && !name.startsWith('access.')) await newWorld();
            // The outside world is unplugged in this test; saying so is the right answer.
            if (answer.statusCode === 502) return;
            expect(answer.statusCode, answer.body).toBeLessThan(500);
            if (answer.statusCode < 400) return;
            const error = answer.json<{ code: keyof typeof ERRORS; message: string; requestId: string }>();
            expect(ERRORS[error.code]?.status).toBe(answer.statusCode);
            expect(error.message.length).toBeGreaterThan(3);
            expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
          }),
          { numRuns: runsOf(name), seed: seedOf(name), endOnFailure: true },
        );
      },
      isDeep ? 240_000 : 60_000,
    );
  });
}
