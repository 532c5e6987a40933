import { api } from '@yardsign/contracts/api';
import type { FastifyInstance } from 'fastify';
import { recordImpersonatedAct } from '../../features/access/impersonation/record-impersonated-act.ts';
import { resolveActor } from '../../features/access/session/resolve-actor.ts';
import { isAdminPageThere } from '../../features/account/admin-link/issue-admin-link.ts';
import { databaseAnswers } from '../../platform/database/answers.ts';
import { originForBrowsers } from '../../integrations/s3/settings.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import { createHostCheck } from '../../platform/http/host-names.ts';
import { createRefusalAlarm } from '../../platform/http/refusal-alarm.ts';
import type { Phase } from '../../platform/http/probes.ts';
import { sendError } from '../../platform/http/handle-errors.ts';
import type { Product } from '../wiring/compose-features.ts';
import { ownHosts } from '../settings/config.ts';
import type { Core } from '../core.ts';
import { sandboxNotice } from './sandbox-notice.ts';
import { serveWeb } from './serve-web.ts';
import { faultsOf, tellError } from '../wiring/tell-error.ts';
import { visitorOf } from './visitor.ts';

/**
 * The web service: every route of the contract over the features that answer them. Not yet listening.
 *
 * @param options.phase how far the process is, which its probes are told.
 * @param options.webFolder the built browser app; without it every other address is answered with 404.
 */
export async function composeWeb(
  core: Core,
  product: Product,
  { webFolder, phase = () => 'ready' }: { webFolder?: string; phase?: () => Phase } = {},
): Promise<FastifyInstance> {
  const { access, features } = product;
  const { config } = core;
  const app = await createHttpServer({
    contract: api,
    routes: features.flatMap(({ routes }) => routes),
    resolveActor: (credentials, options) => resolveActor(access, credentials, options),
    recordImpersonatedAct: (actor, act) => recordImpersonatedAct(access, actor, act),
    logger: core.log,
    secureCookies: access.secureCookies,
    strictSubdomains: config.YARDSIGN_HSTS_SUBDOMAINS,
    pageNotice: sandboxNotice(config),
    isOwnHost: createHostCheck(ownHosts(config)),
    probes: { phase, databaseAnswers: () => databaseAnswers(core.database.db) },
    requestsPerMinute: config.YARDSIGN_REQUESTS_PER_MINUTE,
    trustProxy: config.YARDSIGN_TRUST_PROXY,
    refusalAlarm: createRefusalAlarm(core.clock, (burst) => {
      core.log.error(burst, 'many refused calls within a minute');
      const { accounts, addresses, refusals } = burst;
      const said = Object.entries(refusals).map(([what, times]) => `${times} × ${what}`);
      const from = `${accounts} accounts and ${addresses} addresses`;
      tellError(core, new Error(`Many calls of ${from} were refused within a minute: ${said.join(', ')}`), 'refusals');
    }),
    spool: core.spool,
    reportError: (error, { id, route }) => tellError(core, error, route, id),
    tellAway: faultsOf(core, 'storage', 'calls are refused: the database, or the store of files, is away or full'),
  });
  if (webFolder === undefined) app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));
  else
    await serveWeb(app, webFolder, {
      visitorOf: ({ cookies, log }) => visitorOf(access, cookies, log),
      isGone: async (path) => path === '/make-admin' && !(await isAdminPageThere(access)),
      connectTo: originForBrowsers(config),
    });
  return app;
}
