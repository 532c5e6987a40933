import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ControlError } from '../../../kit/control-error.ts';
import { nestPairs, parseBody, type ParsedBody } from '../../../kit/form.ts';
import { sha256 } from '../../../kit/digest.ts';
import { hangUp } from '../../../kit/hang-up.ts';
import type { CallTools } from '../../../kit/network/start-network.ts';
import { describeFile, type LoggedRequest } from '../../../kit/request-log.ts';
import { throughFault } from '../../../kit/through-fault.ts';
import { badParameter, GraphError } from './errors.ts';
import { namedFailures } from './named-failures.ts';
import { answerGraph } from './answer-graph.ts';
import { refusal } from './refusal.ts';
import type { LateCalls } from '../late-calls.ts';
import type { Answer, GraphCall, Network } from '../network.ts';
import { splitVersion } from './version.ts';

interface Served extends CallTools {
  network: Network;
  late: LateCalls;
  settle(): Promise<void>;
}

const NOTHING: ParsedBody = { fields: {}, files: [] };

function rawBody(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

async function readBody(request: FastifyRequest): Promise<ParsedBody | GraphError> {
  try {
    return await parseBody(request.headers['content-type'], rawBody(request));
  } catch (error) {
    if (error instanceof ControlError) return badParameter(error.message);
    throw error;
  }
}

function pathOf(request: FastifyRequest): string {
  const { '*': rest = '' } = request.params as { '*'?: string };
  return `/${rest.replace(/\/+$/, '')}`;
}

function answered(network: Network, answer: Answer, entry: LoggedRequest, reply: FastifyReply): FastifyReply {
  entry.status = answer.status;
  return reply
    .code(answer.status)
    .headers({
      'cache-control': 'private, no-cache, no-store, must-revalidate',
      date: new Date(network.clock.now()).toUTCString(),
      ...answer.headers,
    })
    .send(answer.body);
}

async function serve(served: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { network } = served;
  const path = pathOf(request);
  const raw = rawBody(request);
  const read = await readBody(request);
  const body = read instanceof GraphError ? NOTHING : read;
  const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
  const params = { ...nestPairs(query), ...body.fields };
  const authorization = request.headers.authorization ?? null;
  const versioned = splitVersion(path);
  const fault = served.faults.take(request.method, path, params);
  const entry = served.log.add({
    id: `${served.key}-${network.ids.opaque('request', 10)}`,
    at: new Date(network.clock.now()).toISOString(),
    method: request.method,
    path,
    params: authorization === null ? params : { ...params, authorization },
    bodyDigest: raw.length === 0 ? null : sha256(raw),
    files: body.files.map(describeFile),
    status: null,
    fault: fault?.failure ?? fault?.kind ?? null,
    warnings: versioned.warning === undefined ? [] : [versioned.warning],
  });
  await served.settle();

  const refuse = (error: GraphError) => answered(network, refusal(network, error), entry, reply);
  if (read instanceof GraphError) return refuse(read);
  const call: GraphCall = {
    requestId: entry.id,
    method: request.method,
    version: versioned.version,
    segments: versioned.rest,
    params,
    files: body.files,
    authorization,
    warn: (text) => entry.warnings.push(text),
  };
  const outcome = await throughFault(fault, {
    run: () => answerGraph(network, call),
    status: (code, answer) => ({ status: code, body: answer ?? { error: { message: `Sandbox fault ${code}` } } }),
    named: (name) => namedAnswer(network, name),
    later: (ms) => served.late.add(call, ms),
    wait: (ms) => served.timers.wait(ms),
  });
  await served.saved();
  if (outcome.kind === 'answer') {
    reply.header('facebook-api-version', versioned.version);
    return answered(network, outcome.answer, entry, reply);
  }
  return hangUp(reply, served.timers, outcome.kind === 'silence' ? outcome.ms : null);
}

function namedAnswer(network: Network, name: string): Answer {
  const failure = namedFailures[name];
  if (failure === undefined) throw new ControlError(`"${name}" is not a failure of this vendor.`);
  return refusal(network, new GraphError(failure));
}

/** Everything under the vendor's address that is not one of the sandbox's own routes is a call to Graph. */
export function registerGraph(scope: FastifyInstance, path: string, served: Served): void {
  scope.route({
    method: ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'],
    url: `${path}/*`,
    exposeHeadRoute: false,
    handler: (request, reply) => serve(served, request, reply),
  });
}
