import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import type { MailMessage } from './state.ts';

// A letter is a stranger's page: no script, no form, nothing of ours within its reach. Its styles are inline by nature,
// and its links open beside the panel.
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *; frame-ancestors 'self'";

const BASE = '<base target="_blank">';

function openLinksBeside(markup: string): string {
  const head = /<head[^>]*>/i.exec(markup);
  if (head === null) return `<!doctype html><html lang="en"><head>${BASE}</head><body>${markup}</body></html>`;
  const at = head.index + head[0].length;
  return markup.slice(0, at) + BASE + markup.slice(at);
}

/** The body of one message, to be shown in a sandboxed frame. */
export function registerMessageBody(
  scope: FastifyInstance,
  path: string,
  find: (id: string) => MailMessage | undefined,
): void {
  scope.get<{ Params: { id: string } }>(`${path}/messages/:id/body`, async (request, reply) => {
    const message = find(request.params.id);
    if (message === undefined) return reply.code(404).send({ error: 'There is no such message.' });
    const body =
      message.html ?? html`<pre style="white-space:pre-wrap;font:16px/1.5 sans-serif">${message.text}</pre>`.markup;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', LETTER_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .send(openLinksBeside(body));
  });
}
