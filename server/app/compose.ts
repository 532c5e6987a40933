import { api } from '@yardsign/contracts/api';
import type { FastifyInstance } from 'fastify';
import { createAccessLimits } from '../features/access/limits.ts';
import type { AccessDeps } from '../features/access/ports.ts';
import { createSignInAlarm } from '../features/access/sign-in-alarm.ts';
import { recordViewedAct } from '../features/access/record-viewed-act.ts';
import { resolveActor } from '../features/access/resolve-actor.ts';
import { accessRoutes } from '../features/access/routes.ts';
import { readCommonPasswords } from '../features/account/common-passwords.ts';
import { restoreAccount } from '../features/account/restore-account.ts';
import { accountRoutes } from '../features/account/routes.ts';
import { tellViewedJob } from '../features/alerts/jobs.ts';
import { contentRoutes } from '../features/content/routes.ts';
import { graphicsRoutes } from '../features/graphics/routes.ts';
import { readProfileSummary } from '../features/profile/read-profile-summary.ts';
import { profileRoutes } from '../features/profile/routes.ts';
import type { SharingDeps } from '../features/sharing/ports.ts';
import { listServices } from '../features/sharing/read-connections.ts';
import { renewProofs } from '../features/sharing/renew-proofs.ts';
import { sharingRoutes } from '../features/sharing/routes.ts';
import { siteRoutes } from '../features/site/routes.ts';
import { teamRoutes } from '../features/teams/routes.ts';
import { uploadRoutes } from '../features/uploads/routes.ts';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import { sendError } from '../platform/http/handle-errors.ts';
import { accountDeps, accountMail, linkMail } from './compose-account.ts';
import { identityProviders } from './compose-identity.ts';
import { composeAdmin } from './compose-admin.ts';
import { securityAlerts, sessionAlerts } from './compose-alerts.ts';
import { teamsDeps } from './compose-teams.ts';
import { raiseSignInAlarm, siteDeps, tellError } from './compose-site.ts';
import type { Core } from './core.ts';
import { graphicsDeps } from './graphics-deps.ts';
import { serveWeb } from './serve-web.ts';
import { visitorOf } from './visitor.ts';

/**
 * The web service: every route of the contract over the features that answer them. Not yet listening.
 *
 * @param webFolder the built browser app; without it every other address is answered with 404.
 */
export async function composeWeb(core: Core, sharing: SharingDeps, webFolder?: string): Promise<FastifyInstance> {
  const { config, clock, random, files, publicUrl } = core;
  const { db } = core.database;
  const secureCookies = publicUrl.startsWith('https:');
  const access: AccessDeps = {
    db,
    clock,
    random,
    passwords: core.passwords,
    vault: core.vault,
    limits: createAccessLimits(clock, { signInsPerMinute: config.YARDSIGN_SIGN_INS_PER_MINUTE }),
    signInAlarm: createSignInAlarm(clock, (failures) => raiseSignInAlarm(core, failures)),
    providers: core.providers ?? identityProviders(core),
    linkMail: linkMail(core),
    isCommonPassword: await readCommonPasswords(core.paths.commonPasswords),
    sessionKey: core.sessionKey,
    issuer: publicUrl,
    secureCookies,
    listServices: (memberId) => listServices({ db, clock }, memberId),
    readProfileSummary: (memberId) => readProfileSummary(db, memberId),
    onSessionReused: sessionAlerts(core),
    tellViewed: (tx, news) => core.queue.enqueue(tellViewedJob, news, { tx, key: news.sessionId }),
    tellSecurityNews: securityAlerts(core),
    restoreAccount: (memberId) => restoreAccount({ db, clock, random, mail: accountMail(core) }, memberId),
  };
  const app = await createHttpServer({
    contract: api,
    routes: [
      ...accessRoutes(access),
      ...accountRoutes(accountDeps(core, access, sharing)),
      ...composeAdmin(core, sharing),
      ...contentRoutes({ db, clock, publicUrl }),
      ...graphicsRoutes(graphicsDeps(core)),
      ...profileRoutes({
        db,
        clock,
        onBrandChange: (memberId) => void renewProofs(sharing, memberId).catch(sharing.reportError),
      }),
      ...sharingRoutes(sharing),
      ...siteRoutes(siteDeps(core)),
      ...teamRoutes(teamsDeps(core, accountDeps(core, access, sharing), sharing)),
      ...uploadRoutes({ db, clock, files }),
    ],
    resolveActor: (credentials) => resolveActor(access, credentials),
    recordViewedAct: (actor, act) => recordViewedAct(access, actor, act),
    logger: core.log,
    secureCookies,
    requestsPerMinute: config.YARDSIGN_REQUESTS_PER_MINUTE,
    trustProxy: config.YARDSIGN_TRUST_PROXY,
    reportError: (error, { id, route }) => tellError(core, error, route, id),
  });
  if (webFolder === undefined) app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));
  else await serveWeb(app, webFolder, ({ cookies, log }) => visitorOf(access, cookies, log));
  return app;
}
