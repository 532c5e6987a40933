import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPost } from '../../panel/post-card.ts';
import { panelTexts } from '../../panel/texts.ts';
import type { WallPost } from '../../panel/wall-model.ts';
import { standIn } from './consent.ts';
import { sendPage } from '../document.ts';
import { html } from '../html.ts';
import { pickLanguage } from '../language.ts';

function sendPost(
  request: FastifyRequest,
  reply: FastifyReply,
  { network, base, post }: { network: string; base: string; post: WallPost | undefined },
): FastifyReply {
  const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
  const language = pickLanguage(query.get('lang') ?? undefined, request.headers['accept-language']);
  const texts = panelTexts[language];
  const title = post === undefined ? texts.postGone : texts.postBy(post.pageName);
  const content =
    post === undefined
      ? html`<h1>${texts.postGone}</h1>
          <p>${texts.postGoneHint}</p>`
      : html`<h1 class="sr-only">${title}</h1>
          ${renderPost(post, language, 'page')}`;
  const body = html`<div class="single">
    ${standIn(network, language)}
    <main>${content}</main>
  </div>`;
  return sendPage(reply.code(post === undefined ? 404 : 200), {
    language,
    title,
    base,
    body,
    bodyClass: 'network-other',
  });
}

/** Serves the page of each post at its permanent address, as anybody sees it. @param path which ends with `/:id`. */
export function registerPosts(
  scope: FastifyInstance,
  path: string,
  host: { network: string; base: string; settle(): Promise<void>; find(id: string): WallPost | undefined },
): void {
  scope.get<{ Params: { id: string } }>(path, async (request, reply) => {
    await host.settle();
    return sendPost(request, reply, { network: host.network, base: host.base, post: host.find(request.params.id) });
  });
}
