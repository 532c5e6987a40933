import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ControlError } from './control-error.ts';
import type { EffectLog } from './effects.ts';
import type { FaultEngine } from './faults.ts';
import { type Fields, parseBody } from './form.ts';
import type { RequestLog } from './request-log.ts';

/** What every simulated vendor shows and lets itself be told. */
export interface Controlled {
  log: RequestLog;
  effects: EffectLog;
  faults: FaultEngine;
  /** The vendor's state as it may be shown: no token in clear. */
  view(): unknown;
  /** Lets everything happen whose time has come. */
  settle(): Promise<void>;
}

/** The fields of a control call, from JSON or from one of the panel's forms. */
export async function readControl(request: FastifyRequest): Promise<Fields> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const { fields } = await parseBody(request.headers['content-type'], body);
  delete fields['back'];
  return fields;
}

/** Answers a control call: with JSON, or, to a browser that sent a form without script, with the page it came from. */
export async function answerControl(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  if (!fromForm || request.headers.accept?.includes('text/html') !== true) return reply.send(body);
  const { fields } = await parseBody(request.headers['content-type'], request.body as Buffer);
  const back = fields['back'];
  // Only a path of this very site: "//host" would lead away from it, and browsers read "/\host" the same.
  const safe = typeof back === 'string' && /^\/(?![/\\])/.test(back);
  return safe ? reply.redirect(back, 303) : reply.send(body);
}

/** Turns every error of a scope into an answer: the caller's own mistakes as 400 with a text, the rest as 500. */
export function answerErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof ControlError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send({ error: error.message });
  });
}

export function registerControls(scope: FastifyInstance, path: string, vendor: Controlled): void {
  scope.get(`${path}/_log`, async () => ({ requests: vendor.log.newestFirst() }));
  scope.get(`${path}/_state`, async () => {
    await vendor.settle();
    return vendor.view();
  });
  scope.get(`${path}/_effects`, async () => {
    await vendor.settle();
    return { effects: vendor.effects.newestFirst() };
  });
  scope.get(`${path}/_faults`, async () => ({ faults: vendor.faults.list() }));
  scope.post(`${path}/_faults`, async (request, reply) => {
    const fault = vendor.faults.add(await readControl(request));
    return answerControl(request, reply, { fault });
  });
  scope.delete(`${path}/_faults`, async () => {
    vendor.faults.clear();
    return { faults: [] };
  });
  // The same for a form, which can only GET and POST.
  scope.post(`${path}/_faults/clear`, async (request, reply) => {
    vendor.faults.clear();
    return answerControl(request, reply, { faults: [] });
  });
}
