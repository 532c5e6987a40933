import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../kit/document.ts';
import { parseBody } from '../../kit/form.ts';
import { type Language, pickLanguage } from '../../kit/language.ts';
import { bankQuestion, CARD_SCRIPT, cardFields, titleOf } from './card-page.ts';
import { readCard, spendToken } from './payments.ts';
import { RecurlyError } from './errors.ts';
import { textOf } from './fields.ts';
import type { Site } from './site.ts';

const PATH = '/recurly/js/v1';
const PAGES = ['/fields', '/bank', '/card.js', '/token', '/tokens'];

/** Everybody may see the hosted fields, and send a card to the processor. */
export const OPEN_PATHS = PAGES.map((page) => `${PATH}${page}`);

type Asked = FastifyRequest<{ Querystring: { lang?: string; action?: string } }>;

interface PublicOptions {
  base: string;
  site(): Site;
  saved(): Promise<void>;
}

/** What the browser of a customer talks to: the hosted card fields, and the bank's question. */
export function registerPublic(scope: FastifyInstance, { base, site, saved }: PublicOptions): void {
  const languageOf = (request: Asked): Language => pickLanguage(request.query.lang, request.headers['accept-language']);
  const show = (request: Asked, reply: FastifyReply, body: ReturnType<typeof cardFields>) => {
    const language = languageOf(request);
    // A script of its own, on the page that needs it.
    const script = { markup: `${body.markup}<script src="${base}${PATH}/card.js" defer></script>` };
    return sendPage(reply, { language, title: titleOf(language), base, body: script, bodyClass: 'card-page' });
  };
  const fieldsOf = async (request: FastifyRequest) =>
    (await parseBody(request.headers['content-type'], request.body as Buffer)).fields;

  scope.get(`${PATH}/fields`, async (request: Asked, reply) => show(request, reply, cardFields(languageOf(request))));
  scope.get(`${PATH}/bank`, async (request: Asked, reply) =>
    show(request, reply, bankQuestion(languageOf(request), request.query.action ?? '')),
  );
  scope.get(`${PATH}/card.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(CARD_SCRIPT),
  );
  scope.post(`${PATH}/token`, async (request, reply) => {
    const at = site();
    const card = readCard(await fieldsOf(request), at.now());
    if (Array.isArray(card))
      return reply
        .code(422)
        .send({ error: { code: 'validation', message: 'There was an error validating your request.', fields: card } });
    const id = at.id('card');
    at.state().tokens[id] = { kind: 'card', card, madeAt: at.now(), spent: false };
    await saved();
    return { type: 'credit_card', id };
  });
  scope.post(`${PATH}/tokens`, async (request, reply) => {
    const at = site();
    const fields = await fieldsOf(request);
    try {
      spendToken(at, textOf(fields['three_d_secure_action_token_id']), 'action');
    } catch (error) {
      if (!(error instanceof RecurlyError)) throw error;
      return reply.code(error.status).send({ error: { code: error.type, message: error.message } });
    }
    const id = at.id('result');
    at.state().tokens[id] = {
      kind: 'action_result',
      passed: fields['results'] === 'pass',
      madeAt: at.now(),
      spent: false,
    };
    await saved();
    return { type: 'three_d_secure_action_result', id };
  });
}
