import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../kit/document.ts';
import { html } from '../../kit/html.ts';
import { pickLanguage } from '../../kit/language.ts';
import { icon } from '../../kit/icons.ts';
import { panelTexts } from '../../panel/texts.ts';
import { renderPost } from '../../panel/post-card.ts';
import { dialogTexts } from './dialog-texts.ts';
import type { Network } from './network.ts';
import { wallPost } from './wall.ts';

/** What anybody may see on the network: a post at its permanent address, and its pictures. */
export function registerPublicPages(
  scope: FastifyInstance,
  path: string,
  host: { network: Network; base: string; settle(): Promise<void> },
): void {
  const { network, base } = host;

  scope.get<{ Params: { id: string }; Querystring: { lang?: string } }>(`${path}/posts/:id`, async (request, reply) => {
    await host.settle();
    const language = pickLanguage(request.query.lang, request.headers['accept-language']);
    const texts = panelTexts[language];
    const post = network.state().posts[request.params.id];
    const shown = post?.state === 'published' ? wallPost(network, post) : undefined;
    const content =
      shown === undefined
        ? html`<h1>${texts.postGone}</h1>
            <p>${texts.postGoneHint}</p>`
        : html`<h1 class="sr-only">${texts.postBy(shown.pageName)}</h1>
            ${renderPost(shown, language, 'page')}`;
    const body = html`<div class="single">
      <header class="stand-in">${icon('info')}<span>${dialogTexts[language].plainly}</span></header>
      <main>${content}</main>
    </div>`;
    const title = shown === undefined ? texts.postGone : texts.postBy(shown.pageName);
    return sendPage(reply.code(shown === undefined ? 404 : 200), {
      language,
      title,
      base,
      body,
      bodyClass: 'network-facebook',
    });
  });

  scope.get<{ Params: { id: string } }>(`${path}/photos/:id`, async (request, reply) => {
    const photo = network.state().photos[request.params.id];
    const bytes = photo === undefined ? undefined : network.blobs.get(photo.digest);
    if (photo === undefined || bytes === undefined) return reply.code(404).send({ error: 'There is no such picture.' });
    return reply
      .type(photo.type)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(bytes);
  });
}
