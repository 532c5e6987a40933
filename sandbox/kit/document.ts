import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';
import type { Language } from './language.ts';

/** Nothing inline, nothing from elsewhere: the pages must work under any host's policy, so they bring the strictest. */
function pagePolicy(formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export interface PageDocument {
  language: Language;
  title: string;
  /** The path under which the sandbox is mounted, such as `/sandbox`. */
  base: string;
  body: Html;
  bodyClass: string;
}

function documentOf(page: PageDocument): string {
  return `<!doctype html>\n${
    html`<html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="${page.base}/panel.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${page.base}/panel.css" />
        <script src="${page.base}/panel.js" defer></script>
      </head>
      <body class="${page.bodyClass}">
        ${page.body}
      </body>
    </html>`.markup
  }`;
}

export function sendPage(reply: FastifyReply, page: PageDocument, formTargets: readonly string[] = []): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy(formTargets))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documentOf(page));
}
