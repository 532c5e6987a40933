import type { FastifyReply } from 'fastify';

/** True for a browser that opens an address, rather than a program that makes a call. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/** In both languages: nothing is known of who reads them. `usted`, because a member's clients do. */
const WORDS = {
  400: ['This address is not complete.', 'Esta dirección no está completa.'],
  404: ['There is no page here.', 'Aquí no hay ninguna página.'],
} as const;

const NEXT = [
  'Check the link, or ask whoever sent it to you for a new one.',
  'Revise el enlace o pida uno nuevo a quien se lo envió.',
] as const;

/** A page that needs neither script nor style, for an address that no page of the program can answer. */
export function sendPlainPage(reply: FastifyReply, status: keyof typeof WORDS): FastifyReply {
  const [english, spanish] = WORDS[status];
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${english} - Yardsign</title>
  </head>
  <body>
    <main>
      <h1>${english}</h1>
      <p>${NEXT[0]}</p>
      <div lang="es">
        <h2>${spanish}</h2>
        <p>${NEXT[1]}</p>
      </div>
      <p><a href="/">Yardsign</a></p>
    </main>
  </body>
</html>
`;
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
