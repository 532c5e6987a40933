import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentPage, type ConsentPerson, consentProblem, consentTitle } from './consent.ts';
import { ControlError } from '../control-error.ts';
import { sendPage } from '../document.ts';
import { parseBody } from '../form.ts';
import type { Html } from '../html.ts';
import { type Language, pickLanguage } from '../language.ts';

/** What the product asked for when it sent the person here. */
export interface ConsentRequest {
  redirectUri: string;
  state: string | null;
  scopes: string[];
}

interface ConsentHost<Request extends ConsentRequest> {
  /** As people call the network. */
  network: string;
  /** The path under which the sandbox is mounted. */
  base: string;
  /** @throws ControlError for a request that the network shows to the person as wrong. */
  read(query: URLSearchParams): Request;
  people(): ConsentPerson[];
  /** Somebody says yes. @returns the code that the product redeems. */
  agree(personId: string, request: Request): string;
  /** What is sent back when they say no. */
  refusal: Record<string, string>;
  saved(): Promise<void>;
}

function backTo({ redirectUri, state }: ConsentRequest, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

/** The parameters that every network checks alike. @throws ControlError */
export function readConsent(query: URLSearchParams, clientId: string): ConsentRequest {
  if (query.get('client_id') !== clientId) throw new ControlError('The client_id is not known.');
  if (query.get('response_type') !== 'code') throw new ControlError('The response_type must be "code".');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!URL.canParse(redirectUri) || !/^https?:/.test(redirectUri))
    throw new ControlError('The redirect_uri is not a registered address.');
  const scopes = (query.get('scope') ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  return { redirectUri, state: query.get('state'), scopes };
}

/** A consent screen at this path, as a page to see and a form to press. */
export function registerConsent<Request extends ConsentRequest>(
  scope: FastifyInstance,
  path: string,
  host: ConsentHost<Request>,
): void {
  const { network, base } = host;
  const show = (reply: FastifyReply, language: Language, body: Html, targets: string[] = []) =>
    sendPage(
      reply,
      { language, title: consentTitle(network, language), base, body, bodyClass: 'network-other' },
      targets,
    );
  const languageOf = (request: FastifyRequest, query: URLSearchParams) =>
    pickLanguage(query.get('lang') ?? undefined, request.headers['accept-language']);
  const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?', 2)[1] ?? '');

  async function guarded(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (asked: Request, language: Language) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const query = queryOf(request);
    const language = languageOf(request, query);
    try {
      return await act(host.read(query), language);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return show(reply.code(400), language, consentProblem(network, error.message, language));
    }
  }

  scope.get(path, (request, reply) =>
    guarded(request, reply, (asked, language) => {
      const body = consentPage({ network, people: host.people(), scopes: asked.scopes }, language);
      // Browsers apply form-action to where the form's answer redirects as well.
      return show(reply, language, body, [new URL(asked.redirectUri).origin]);
    }),
  );

  scope.post(path, (request, reply) =>
    guarded(request, reply, async (asked) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { fields } = await parseBody(request.headers['content-type'], raw);
      const person = fields['person'];
      if (typeof person !== 'string' || person === '') return reply.redirect(backTo(asked, host.refusal), 302);
      if (!host.people().some(({ id }) => id === person)) throw new ControlError('There is no such person.');
      const code = host.agree(person, asked);
      await host.saved();
      return reply.redirect(backTo(asked, { code }), 302);
    }),
  );
}
