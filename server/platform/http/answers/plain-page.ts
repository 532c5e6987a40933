import type { FastifyReply, FastifyRequest } from 'fastify';
import { NONCE_PLACEHOLDER } from './content-security-policy.ts';
import { withNonce } from './send-answer.ts';

/** True for a browser that opens an address, rather than a program that makes a call. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

const NEW_LINK = [
  'Check the link, or ask whoever sent it to you for a new one.',
  'Revise el enlace o pida uno nuevo a quien se lo envió.',
] as const;

/** In both languages: nothing is known of who reads them. `usted`, because a member's clients do. */
const WORDS = {
  incomplete: { title: ['This address is not complete.', 'Esta dirección no está completa.'], next: NEW_LINK },
  missing: { title: ['There is no page here.', 'Aquí no hay ninguna página.'], next: NEW_LINK },
  failed: {
    title: ['This did not work.', 'Esto no funcionó.'],
    next: [
      'If you were writing something, it was not sent. Go back, and try again in a few minutes.',
      'Si estaba escribiendo algo, no se envió. Regrese e inténtelo de nuevo en unos minutos.',
    ],
  },
} as const;

const STYLE = `:root { color-scheme: light dark; --ink: #16211b; --paper: #fbfaf7; --soft: #5b665f; --line: #e4e2db; --link: #2a62c9 }
@media (prefers-color-scheme: dark) { :root { --ink: #e9efeb; --paper: #101613; --soft: #a7b3ac; --line: #2a362f; --link: #8db4f5 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 15vh 1.5rem 3rem }
h1, h2 { margin: 0 0 .5rem; font-family: Georgia, serif; line-height: 1.2; text-wrap: balance }
h1 { font-size: 1.75rem }
h2 { font-size: 1.25rem }
p { margin: 0; color: var(--soft) }
[lang='es'] { margin: 2rem 0; padding-top: 2rem; border-top: 1px solid var(--line) }
a { color: var(--link) }`;

function wordsFor(status: number, { method }: FastifyRequest) {
  if (status === 404) return WORDS.missing;
  return status === 400 && method === 'GET' ? WORDS.incomplete : WORDS.failed;
}

/** A page that needs neither script nor file, for an address that no page of the program can answer. */
export function sendPlainPage(reply: FastifyReply, status: number): FastifyReply {
  const {
    title: [english, spanish],
    next: [then, luego],
  } = wordsFor(status, reply.request);
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${english} - Yardsign</title>
    <style nonce="${NONCE_PLACEHOLDER}">${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${english}</h1>
      <p>${then}</p>
      <div lang="es">
        <h2>${spanish}</h2>
        <p>${luego}</p>
      </div>
      <p><a href="/">Yardsign</a></p>
    </main>
  </body>
</html>
`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(withNonce(html, reply));
}
