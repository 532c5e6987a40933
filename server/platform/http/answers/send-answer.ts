import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKeptAnswer, isRawAnswer, type BoundRoute } from '../bind.ts';
import { makeNonce, NONCE_PLACEHOLDER, nonceSource, type PageNeeds, pagePolicy } from './content-security-policy.ts';
import { type PageNotice, withPageNotice } from './page-notice.ts';
import { bodyFor, etagOf, readyBody, type ReadyBody } from './ready-body.ts';
import type { createReadyPages } from './ready-page.ts';

/** How pages leave. */
export interface PageFinish {
  /** What finished pages say at their top; null for nothing. */
  pageNotice: PageNotice | null;
  readyPages: ReturnType<typeof createReadyPages>;
}

/** Sends what a handler gave back: held against the contract, tagged, and only what the caller does not have already. */
export async function sendAnswer(
  reply: FastifyReply,
  bound: BoundRoute,
  answer: unknown,
  { pageNotice, readyPages }: PageFinish,
): Promise<FastifyReply> {
  // Nothing is kept unless its route says how.
  const silent = !isRawAnswer(answer) || answer.headers['cache-control'] === undefined;
  if (silent && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  if (isRawAnswer(answer)) {
    if (answer.page) {
      const { body, policy } = readyPages(answer.page);
      return sendReady(reply, body, { ...answer.headers, 'content-security-policy': policy });
    }
    if (answer.ready) return sendReady(reply, answer.ready, answer.headers);
    const page = bound.route.answerKind === 'html' && typeof answer.body === 'string';
    return reply
      .code(answer.status ?? bound.route.status)
      .headers(answer.headers)
      .send(page ? withNonce(withPageNotice(String(answer.body), pageNotice), reply) : (answer.body ?? undefined));
  }
  if (!bound.route.answer) return reply.code(bound.route.status).send();
  void reply.code(bound.route.status).type('application/json; charset=utf-8');
  if (!isKeptAnswer(answer)) {
    const text = textOf(bound, answer);
    return knows(reply, bound, () => etagOf(text)) ? reply.code(304).send() : reply.send(text);
  }
  const body = await answer.read((value) => readyBody(textOf(bound, value)));
  return knows(reply, bound, () => body.etag) ? reply.code(304).send() : reply.send(bodyFor(reply, body));
}

function sendReady(reply: FastifyReply, body: ReadyBody, headers: Record<string, string>): FastifyReply {
  void reply.headers({ ...headers, etag: body.etag });
  return hasText(reply.request, body.etag) ? reply.code(304).send() : reply.send(bodyFor(reply, body));
}

/** Parsing what goes out keeps fields that the contract does not name from leaving, and finds a wrong answer at once. */
function textOf({ route }: BoundRoute, answer: unknown): string {
  const checked = route.answer?.safeParse(answer);
  if (!checked?.success)
    throw new Error(`${route.method} ${route.path} answered outside its contract`, { cause: checked?.error });
  return JSON.stringify(checked.data);
}

/** Tags the answer of a route that only reads. @returns whether the caller has it already. */
function knows(reply: FastifyReply, { route }: BoundRoute, etagOfAnswer: () => string): boolean {
  if (route.method !== 'GET') return false;
  const etag = etagOfAnswer();
  void reply.header('etag', etag);
  return hasText(reply.request, etag);
}

/** Whether the caller has this very text. A proxy that compresses marks the tag as weak. */
function hasText(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Gives a page its nonce and the policy that goes with it. */
export function withNonce(page: string, reply: FastifyReply, needs?: PageNeeds): string {
  const nonce = makeNonce();
  void reply.header('content-security-policy', pagePolicy(nonceSource(nonce), needs));
  return page.replaceAll(NONCE_PLACEHOLDER, nonce);
}
