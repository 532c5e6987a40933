import { typedText } from '@yardsign/domain/text/characters';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import type { Actor, MemberActor } from '@yardsign/domain/access/actor';
import { identityOf } from '@yardsign/domain/access/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { BoundRoute, CallContext, UploadedFile, Verdict } from './bind.ts';
import { networkOf } from './network-of.ts';
import { inOneLine, readMultipart } from './read-multipart.ts';
import { readStream, takeBytes } from './read-stream.ts';
import { sendAnswer, type PageFinish } from './answers/send-answer.ts';
import { createInputCheck, type InputCheck } from './check-input.ts';
import type { OwnLines } from './own-lines.ts';
import type { Spool, Tray } from './spool.ts';

/** The credentials that a request carries. */
export interface Credentials {
  cookie(name: string): string | undefined;
  authorization: string | undefined;
}

/**
 * Finds the actor of a request.
 *
 * @param options.anew whether it may not be answered by what was known a moment ago: for whatever is not only reading.
 * @throws AppError `token_expired` or `token_invalid` for a credential that is no longer good.
 */
export type ActorResolver = (credentials: Credentials, options: { anew: boolean }) => Promise<Actor>;

/** Called with every call that was made during an impersonation, after its outcome is known. */
export type ImpersonatedActRecorder = (
  actor: MemberActor,
  act: { route: AnyRoute; status: number; requestId: string },
) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    actorId?: string;
    /** The person who impersonated the actor, or null. */
    realActorId?: string;
  }
}

/**
 * A browser sends cookies along with requests that other sites make. Such a request is told by `Sec-Fetch-Site`, or, from a
 * browser without it, by the lack of a header that only our own script can set.
 */
function isForged(request: FastifyRequest, actor: Actor): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  if (actor.kind === 'member' && actor.via === 'bearer') return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return actor.kind === 'member' && request.headers['x-client-app'] === undefined;
}

/**
 * Whether the page that calls shows somebody else than the session is of: another tab of its browser has signed in, or impersonates
 * somebody, and this one has not heard of it yet. What was typed for the one must not be saved for the other.
 */
function isForAnother(request: FastifyRequest, actor: Actor): boolean {
  const shown = request.headers['x-identity'];
  return actor.kind === 'member' && shown !== undefined && shown !== identityOf(actor.userId, actor.impersonator);
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  files: readonly UploadedFile[],
  secureCookies: boolean,
): CallContext {
  return {
    requestId: request.id,
    headOnly: request.method === 'HEAD',
    asksAnew: asksAnew(request),
    ip: networkOf(request.ip),
    userAgent: inOneLine(request.headers['user-agent'] ?? '').slice(0, 300),
    header(name) {
      const value = request.headers[name.toLowerCase()];
      const first = Array.isArray(value) ? value[0] : value;
      return first === undefined ? undefined : inOneLine(first);
    },
    cookie: (name) => request.cookies[name],
    setCookie(name, value, options) {
      void reply.setCookie(name, value, {
        path: options.path ?? '/',
        httpOnly: true,
        secure: secureCookies,
        sameSite: options.sameSite,
        maxAge: options.maxAgeSeconds,
      });
    },
    clearCookie(name, path = '/') {
      void reply.clearCookie(name, { path, httpOnly: true, secure: secureCookies });
    },
    dropBrowserCache() {
      void reply.header('clear-site-data', '"cache"');
    },
    files,
  };
}

/** Whether the caller wants an answer of now, as our own pages do right after a change: it may have been made in another process. */
function asksAnew({ headers }: FastifyRequest): boolean {
  return headers['cache-control']?.includes('no-cache') === true;
}

/** Records a call once if it was made during an impersonation. */
function recorderOf(record: ImpersonatedActRecorder, actor: Actor, call: { route: AnyRoute; requestId: string }) {
  let recorded = actor.kind === 'guest' || actor.impersonator === null;
  return async (status: number): Promise<void> => {
    if (recorded || actor.kind === 'guest') return;
    recorded = true;
    await record(actor, { ...call, status });
  };
}

interface RouteOptions extends PageFinish {
  resolveActor: ActorResolver;
  recordImpersonatedAct: ImpersonatedActRecorder;
  secureCookies: boolean;
  spool: Spool;
  ownLines: OwnLines;
}

/** Registers one route: finds the actor, asks the policy, checks the input, runs the use case and sends its answer. */
export function registerRoute(app: FastifyInstance, bound: BoundRoute, options: RouteOptions): void {
  const { route } = bound;
  const checks = createInputCheck(route);
  const serve = (scope: FastifyInstance) =>
    scope.route({
      method: route.method,
      url: route.path,
      // There is nothing to decompress.
      ...(route.method === 'GET' && { decompress: false }),
      ...(route.multipart && { bodyLimit: route.mostBytes + 2_000_000 }),
      handler: async (request, reply) => {
        const actor = await options.resolveActor(
          { cookie: (name) => request.cookies[name], authorization: request.headers.authorization },
          { anew: route.changes || asksAnew(request) },
        );
        if (actor.kind === 'member') request.actorId = actor.userId;
        const record = recorderOf(options.recordImpersonatedAct, actor, { route, requestId: request.id });
        if (actor.kind === 'member' && actor.impersonator !== null) request.realActorId = actor.impersonator.userId;
        try {
          if (route.form !== 'foreign' && !route.signed && isForged(request, actor))
            throw new AppError('cross_site_refused');
          if (isForAnother(request, actor)) throw new AppError('other_identity');
          const answer = await answerCall(bound, checks, { actor, request, reply, ...options });
          await record(route.status);
          return await sendAnswer(reply, bound, answer, options);
        } catch (error) {
          await record(error instanceof AppError ? error.status : 500);
          throw error;
        }
      },
    });
  if (route.form !== null) void app.register(async (scope) => serve(takeForms(scope)));
  else if (route.streamed) void app.register(async (scope) => serve(takeBytes(scope)));
  else serve(app);
}

interface RunningCall {
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
  secureCookies: boolean;
  spool: Spool;
  ownLines: OwnLines;
}

/** By whom long calls are counted: of an impersonation by whoever impersonates. */
function callerOf(actor: Actor, request: FastifyRequest): string {
  return actor.kind === 'guest' ? networkOf(request.ip) : (actor.impersonator?.userId ?? actor.userId);
}

/** Reads the input and runs the use case. Files that came with the call are gone before it is answered, however it ends. */
async function answerCall(bound: BoundRoute, checks: InputCheck, call: RunningCall): Promise<unknown> {
  const { actor, request, reply, secureCookies } = call;
  const run = async (tray?: Tray) => {
    const { input, files } = await readInput(bound, checks, actor, { request, tray });
    const work = () => bound.handle({ ...input, actor, context: contextOf(request, reply, files, secureCookies) });
    const { labour } = bound.route;
    if (labour === null) return work();
    const { raw } = reply;
    const gone = { isGone: () => raw.destroyed, whenGone: (over: () => void) => void raw.once('close', over) };
    return call.ownLines.run({ caller: callerOf(actor, request), labour, ...gone }, work);
  };
  if (!bound.route.multipart && !bound.route.streamed) return run();
  const tray = call.spool.tray();
  try {
    return await run(tray);
  } finally {
    await tray.empty();
  }
}

/** Reads forms as browsers send them, in a scope of its own: every other route goes on refusing them. */
function takeForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(String(body))];
      done(null, Object.fromEntries(fields.map(([name, value]) => [name, typedText(value)])));
    },
  );
  return scope;
}

/**
 * Checks the input and asks the policy. A stranger learns nothing from the shape of the input, so a guest is refused
 * before any fault of it is told; and a file is not read before its sender is known to be allowed to send it.
 */
async function readInput(
  bound: BoundRoute,
  checks: InputCheck,
  actor: Actor,
  { request, tray }: { request: FastifyRequest; tray: Tray | undefined },
) {
  try {
    const address = checks.address({ params: request.params, query: request.query });
    if (tray) {
      refuse(bound.policy(actor, { ...address, body: {} }), actor);
      const { mostBytes, streamed } = bound.route;
      if (streamed)
        return { input: { ...address, body: undefined }, files: await readStream(request, tray, mostBytes) };
      const { body, files } = await readMultipart(request, tray, mostBytes);
      return { input: { ...address, body: checks.body(body) }, files };
    }
    const input = { ...address, body: checks.body(request.body) };
    refuse(bound.policy(actor, input), actor);
    return { input, files: [] };
  } catch (error) {
    if (actor.kind === 'guest') refuse(guestVerdictOf(bound), actor);
    throw error;
  }
}

/** @throws AppError unless the verdict is to go on. A guest with an old session is told that it is old. */
function refuse(verdict: Verdict, actor: Actor): void {
  if (verdict === 'allow') return;
  throw new AppError(verdict === 'sign_in_required' && actor.kind === 'guest' ? (actor.refused ?? verdict) : verdict);
}

/** The policy's verdict on a guest with any input. A policy that needs the input decides later. */
function guestVerdictOf(bound: BoundRoute): Verdict {
  try {
    return bound.policy({ kind: 'guest' }, { params: {}, query: {}, body: {} });
  } catch {
    return 'allow';
  }
}
