import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { MAX_IMAGE_BYTES, type AnyRoute } from '@yardsign/contracts/define-route';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { BoundRoute } from './bind.ts';
import { answerPolicy, makeNonce, nonceSource, pagePolicy } from './answers/content-security-policy.ts';
import { endConnectionsWhenStopping } from './end-connections.ts';
import { handleErrors, sendError } from './handle-errors.ts';
import { LEAST_TO_COMPRESS } from './answers/ready-body.ts';
import { createReadyPages } from './answers/ready-page.ts';
import { securityHeaders } from './answers/security-headers.ts';
import { PROBE_PATHS, registerProbes, type ProbeOptions } from './probes.ts';
import type { PageNotice } from './answers/page-notice.ts';
import { networkOf } from './network-of.ts';
import { createOwnLines } from './own-lines.ts';
import type { RefusalAlarm } from './refusal-alarm.ts';
import { sendPlainPage, wantsPage } from './answers/plain-page.ts';
import type { Spool } from './spool.ts';
import { registerRoute, type ActorResolver, type ImpersonatedActRecorder } from './register-route.ts';

/** What of a browser no page of ours uses, and nothing that it shows may use either. */
const REFUSED = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
].map((feature) => `${feature}=()`);
/** The recorder asks for these on its own pages. One document shows all pages, so that it is the document that may, and no frame in it. */
const OUR_OWN = ['camera', 'microphone'].map((feature) => `${feature}=(self)`);
const PERMISSIONS = [...REFUSED, ...OUR_OWN].join(', ');
const BODY_LIMIT = 256 * 1024;

export interface HttpOptions {
  /** The contract, whole: each of its routes must be bound, and nothing else may be. */
  contract: Record<string, Record<string, unknown>>;
  routes: readonly BoundRoute[];
  resolveActor: ActorResolver;
  recordImpersonatedAct: ImpersonatedActRecorder;
  logger: FastifyBaseLogger;
  secureCookies: boolean;
  /** Whether browsers are to insist on https for every name below this one too. */
  strictSubdomains: boolean;
  /** Whether this server answers under the name of a `Host` header. */
  isOwnHost(host: string | undefined): boolean;
  probes: ProbeOptions;
  /** What finished pages say at their top; null for nothing. Those of the app read it with the configuration of the site. */
  pageNotice: PageNotice | null;
  /** Calls a minute from one address; files of the browser app do not count. */
  requestsPerMinute: number;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  /** Counts the answers that refuse something. */
  refusalAlarm: RefusalAlarm;
  /** Where files that are sent here wait until their call is over. */
  spool: Spool;
  reportError(error: unknown, request: { id: string; route: string }): void;
  /** Told that a call was refused because the database is away. */
  tellAway(error: Error): void;
}

/** @throws when a route of the contract has no handler and policy, or a handler no route: the server must not start. */
export function checkBindings(contract: HttpOptions['contract'], routes: readonly BoundRoute[]): void {
  const bound = new Map<AnyRoute, number>();
  for (const { route } of routes) bound.set(route, (bound.get(route) ?? 0) + 1);
  const faults: string[] = [];
  for (const [feature, calls] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(calls)) {
      const times = bound.get(route as AnyRoute) ?? 0;
      if (times !== 1) faults.push(`${feature}.${name} is bound ${times} times`);
      bound.delete(route as AnyRoute);
    }
  }
  for (const route of bound.keys()) faults.push(`${route.method} ${route.path} is not in the contract`);
  if (faults.length > 0) throw new Error(`The routes do not match the contract:\n  ${faults.join('\n  ')}`);
}

function clientOf(request: FastifyRequest): object {
  const { headers } = request;
  return {
    // Without its query: a page that a mail leads to may carry half a secret there.
    page: String(headers['x-current-page'] ?? '').split('?')[0],
    app: headers['x-client-app'],
    version: headers['x-client-version'],
  };
}

/** The HTTP server with every route of the contract, their checks, limits, headers and errors. Not yet listening. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  checkBindings(options.contract, options.routes);
  const app = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the one line that most of them log: that line names its request.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    trustProxy: (_address: string, hop: number) => hop < options.trustProxy,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: false,
      caseSensitive: true,
      maxParamLength: 200,
    },
    // An address that cannot be decoded never reaches a route, nor the handler of errors.
    frameworkErrors: (_error, request, reply) =>
      void (wantsPage(request.headers.accept) ? sendPlainPage(reply, 400) : sendError(reply, 'invalid_request')),
    // A clean stop must not wait for the keep-alive connections of browsers.
    forceCloseConnections: 'idle',
    // What still arrives while it stops is answered like any other call: the framework would refuse it in words that no client of ours reads.
    return503OnClosing: false,
  });
  endConnectionsWhenStopping(app);
  // Hooks with a callback: each promise is a turn that every call waits for.
  app.addHook('onRequest', (request, reply, done) => {
    if (options.isOwnHost(request.headers.host) || PROBE_PATHS.has(request.routeOptions.url ?? '')) done();
    else void sendError(reply, 'wrong_host');
  });
  // Many clients name the kind of a body that they do not send, as with DELETE: whether there has to be one is for the route to say.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  await app.register(cookie);
  // Answers are small: brotli at a speed that one can afford takes twice gzip's time for the same bytes. Files come compressed.
  await app.register(compress, { threshold: LEAST_TO_COMPRESS, encodings: ['gzip'] });
  await app.register(multipart, { limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 10, fieldSize: 10_000 } });
  // Only calls count: one page is dozens of files, and an office of agents is one address.
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    // By the route that was matched: `/%61pi/health` is another spelling of the same call.
    allowList: (request) => !/^\/(?:api|p)\//.test(request.routeOptions.url ?? ''),
    keyGenerator: (request) => networkOf(request.ip),
  });
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const isPage = type.startsWith('text/html');
    if (isPage) void reply.header('permissions-policy', PERMISSIONS);
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', isPage ? pagePolicy(nonceSource(makeNonce())) : answerPolicy(type));
    done();
  });
  // The fields of this line are the ones below and hold no secret: to look for one costs ten times what the line does.
  const requests = options.logger.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    if (PROBE_PATHS.has(request.routeOptions.url ?? '')) {
      done();
      return;
    }
    requests.info(
      {
        reqId: request.id,
        method: request.method,
        // The pattern, not the address: ids and one-time codes stay out of the log.
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        // The one that the limits count by: the caller's own, as far as the proxies in front are believed.
        address: request.ip,
        actor: request.actorId,
        realActor: request.realActorId ?? request.actorId,
        ...clientOf(request),
      },
      'request',
    );
    options.refusalAlarm.answered({
      status: reply.statusCode,
      route: request.routeOptions.url ?? 'unmatched',
      accountId: request.realActorId ?? request.actorId,
      network: networkOf(request.ip),
    });
    done();
  });
  handleErrors(app, options);
  registerProbes(app, options.probes);
  const readyPages = createReadyPages(options.pageNotice);
  const ownLines = createOwnLines();
  for (const bound of options.routes) registerRoute(app, bound, { ...options, readyPages, ownLines });
  return app;
}
