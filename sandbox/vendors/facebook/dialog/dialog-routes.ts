import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ControlError } from '../../../kit/control-error.ts';
import { sendPage } from '../../../kit/document.ts';
import { type Fields, nestPairs, parseBody } from '../../../kit/form.ts';
import type { Html } from '../../../kit/html.ts';
import { type Language, pickLanguage } from '../../../kit/language.ts';
import { handOutCode } from '../../../kit/network/oauth.ts';
import { grantOf } from '../caller.ts';
import { choosePermissions, choosePerson, dialogProblem } from './dialog-page.ts';
import { backToProduct, type DialogRequest, readDialogRequest, REFUSAL } from './dialog-request.ts';
import { dialogTexts } from './dialog-texts.ts';
import { allow, personOf } from '../life.ts';
import type { Network } from '../network.ts';
import type { Person } from '../state.ts';

interface DialogHost {
  network: Network;
  /** The path under which the sandbox is mounted. */
  base: string;
  saved(): Promise<void>;
}

function ticked(fields: Fields, name: string): string[] {
  const value = fields[name];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((entry) => typeof entry === 'string');
}

/** Writes down what was ticked and hands out the code that the product redeems. */
function grantCode(network: Network, request: DialogRequest, person: Person, fields: Fields): string {
  const before = grantOf(network, person.id);
  const granted = ticked(fields, 'scopes').filter((scope) => request.scopes.includes(scope));
  const kept = before.granted.filter((scope) => !request.scopes.includes(scope));
  const refused = request.scopes.filter((scope) => !granted.includes(scope) && scope !== 'public_profile');
  const run = network.state().pages.filter(({ roles }) => roles[person.id] !== undefined);
  const pageIds = ticked(fields, 'pages').filter((id) => run.some((page) => page.id === id));
  allow(network, person.id, { granted: [...kept, ...granted], declined: [...before.declined, ...refused], pageIds });
  const value = `AQ${network.ids.opaque('code', 60)}`;
  return handOutCode(network, { value, personId: person.id, redirectUri: request.redirectUri }, {});
}

function show(
  reply: FastifyReply,
  host: DialogHost,
  language: Language,
  body: Html,
  redirectUri?: string,
): FastifyReply {
  const page = { language, title: dialogTexts[language].title, base: host.base, body, bodyClass: 'network-facebook' };
  // Browsers apply form-action to where the form's answer redirects as well.
  return sendPage(reply, page, redirectUri === undefined ? [] : [new URL(redirectUri).origin]);
}

/** The consent screen, in Facebook's role: a page to choose the person, a page to tick what is allowed. */
export function registerDialog(scope: FastifyInstance, path: string, host: DialogHost): void {
  const { network } = host;

  async function guarded(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Fields,
    act: (asked: DialogRequest, language: Language) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const language = pickLanguage(fields['lang'], request.headers['accept-language']);
    try {
      return await act(readDialogRequest(fields, network.app.id), language);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return show(reply.code(400), host, language, dialogProblem(error.message, language));
    }
  }

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = nestPairs(new URLSearchParams(request.url.split('?', 2)[1] ?? ''));
    return guarded(request, reply, fields, (asked, language) => {
      const chosen = fields['person'];
      const body =
        chosen === undefined
          ? choosePerson(network, asked, language)
          : choosePermissions(network, asked, personOf(network, chosen), language);
      return show(reply, host, language, body, asked.redirectUri);
    });
  }

  async function decide(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { fields } = await parseBody(request.headers['content-type'], body);
    return guarded(request, reply, fields, async (asked) => {
      if (fields['decision'] !== 'continue') return reply.redirect(backToProduct(asked, REFUSAL), 302);
      const code = grantCode(network, asked, personOf(network, fields['person']), fields);
      await host.saved();
      return reply.redirect(backToProduct(asked, { code }), 302);
    });
  }

  for (const url of [`${path}/:version/dialog/oauth`, `${path}/dialog/oauth`]) {
    scope.get(url, open);
    scope.post(url, decide);
  }
}
