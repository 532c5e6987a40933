import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../kit/clock.ts';
import { sendPage } from '../kit/document.ts';
import type { Html } from '../kit/html.ts';
import { mark } from '../kit/icons.ts';
import { pickLanguage } from '../kit/language.ts';
import type { LoggedRequest } from '../kit/request-log.ts';
import type { ShownCode } from '../vendors/authenticator/authenticator.ts';
import { renderAuthenticator } from './authenticator-page.ts';
import { type FaultsView, renderFaults } from './faults-page.ts';
import { type Frame, type PanelPage, renderFrame } from './frame.ts';
import { type Letter, renderMailbox } from './mailbox-page.ts';
import { renderRequests } from './requests-page.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { panelTexts } from './texts.ts';
import type { WallPage } from './wall-model.ts';
import { renderWalls } from './walls-page.ts';

/** What the panel shows, gathered from the vendors. */
export interface PanelSource {
  base: string;
  clock: SandboxClock;
  settle(): Promise<void>;
  walls(): WallPage[];
  letters(): Letter[];
  requests(): LoggedRequest[];
  codes(): ShownCode[];
  faults(): FaultsView;
}

type Query = { lang?: string; message?: string };

function frameOf(source: PanelSource, request: FastifyRequest<{ Querystring: Query }>, page: PanelPage): Frame {
  const asked = request.query.lang;
  return {
    base: source.base,
    language: pickLanguage(asked, request.headers['accept-language']),
    keepLanguage: asked === 'en' || asked === 'es',
    page,
    now: source.clock.now(),
  };
}

function registerAssets(scope: FastifyInstance): void {
  const asset = (path: string, type: string, text: string) =>
    scope.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text));
  asset('/panel.css', 'text/css; charset=utf-8', style);
  asset('/panel.js', 'text/javascript; charset=utf-8', script);
  const picture = mark.markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" color="#1F7A4D"');
  asset('/panel.svg', 'image/svg+xml', picture);
}

/** The pages at the sandbox's own address. */
export function registerPanel(scope: FastifyInstance, source: PanelSource): void {
  registerAssets(scope);

  const page = (path: string, name: PanelPage, content: (frame: Frame, query: Query) => Html) =>
    scope.get<{ Querystring: Query }>(path, async (request, reply): Promise<FastifyReply> => {
      await source.settle();
      const frame = frameOf(source, request, name);
      const texts = panelTexts[frame.language];
      return sendPage(reply, {
        language: frame.language,
        title: `${texts[name]} · ${texts.title}`,
        base: source.base,
        body: renderFrame(frame, content(frame, request.query)),
        bodyClass: 'panel',
      });
    });

  page('/', 'walls', (frame) => renderWalls(source.walls(), frame.language));
  page('/mailbox', 'mailbox', (frame, query) => renderMailbox(frame, source.letters(), query.message));
  page('/authenticator', 'authenticator', (frame) => renderAuthenticator(frame, source.codes()));
  page('/faults', 'faults', (frame) => renderFaults(frame, source.faults()));
  page('/requests', 'requests', (frame) => renderRequests(source.requests(), frame.language));
}
