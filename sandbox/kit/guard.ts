import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './document.ts';
import { html } from './html.ts';
import { pickLanguage } from './language.ts';

/** What the sandbox asks for when more than this machine can reach it. */
export interface Lock {
  /** What whoever started it was told: 32 bytes or more, as text without special characters. */
  key: string;
  /** Whether browsers come by https. */
  secure: boolean;
}

const COOKIE = 'sandbox_key';
const HEADER = 'x-sandbox-key';
const YEAR_SECONDS = 31_536_000;

/**
 * What the outside world shows to everybody: the networks' own calls and pages, and what those pages are drawn with. Everything
 * else needs the key, so that a control which is added later is locked from its first day. The choice of a Google or Apple identity
 * is locked too: whoever makes it is signed in as that person.
 */
const OPEN = ['/panel.css', '/panel.js', '/panel.svg', '/google/*', '/apple/*'];

const texts = {
  en: {
    title: 'The sandbox is locked',
    text: 'More than this machine can reach it. Open the link that was printed at the start, or enter its key.',
    label: 'Key',
    open: 'Open the sandbox',
    wrong: 'That is not the key of this sandbox.',
  },
  es: {
    title: 'El entorno de pruebas está cerrado',
    text: 'Se puede llegar a él desde otros equipos. Abre el enlace que se mostró al iniciar o escribe su clave.',
    label: 'Clave',
    open: 'Abrir el entorno de pruebas',
    wrong: 'Esa no es la clave de este entorno de pruebas.',
  },
} as const;

const REFUSED = {
  error: `The sandbox can be reached by others: send the key that was printed at the start as ${HEADER}.`,
};
const FOREIGN = { error: 'The request came from another site.' };

function isSame(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHmac('sha256', 'sandbox').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** What the cookie holds: it lets in, and does not tell the key. */
function passOf(key: string): string {
  return createHmac('sha256', key).update('sandbox cookie').digest('base64url');
}

function cookieOf(request: FastifyRequest): string {
  const cookies = (request.headers.cookie ?? '').split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}

/**
 * A browser says where a request that changes something comes from: by `Sec-Fetch-Site`, or by `Origin` where the address is
 * not one that it trusts. A program says neither. Same-site is not enough: another port of this machine is that as well.
 */
function isForeign(request: FastifyRequest, publicHost: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from === '' || (from !== host && from !== publicHost);
}

function isPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}

function sendLocked(request: FastifyRequest, reply: FastifyReply, base: string, wrong: boolean): FastifyReply {
  if (!isPage(request)) return reply.code(401).send(REFUSED);
  const query = request.query as { lang?: string };
  const language = pickLanguage(query.lang, request.headers['accept-language']);
  const text = texts[language];
  const body = html`<main id="content" class="locked">
    <h1>${text.title}</h1>
    <p>${text.text}</p>
    ${wrong && html`<p class="wrong" role="alert">${text.wrong}</p>`}
    <form method="get" action="${base}">
      <label>${text.label} <input name="key" type="password" autocomplete="off" required /></label>
      <button class="button">${text.open}</button>
    </form>
  </main>`;
  return sendPage(reply.code(401), { language, title: text.title, base, body, bodyClass: 'panel' });
}

/** The same address without the key, which then stays in no history and in no `Referer`. */
function withoutKey(request: FastifyRequest): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  const rest = new URLSearchParams(query);
  rest.delete('key');
  return rest.size === 0 ? path : `${path}?${rest}`;
}

/**
 * Stands before every route of the sandbox: refuses changes that another site makes a browser send, and, with a lock, everybody
 * without the key. The key comes in the link that was printed and is exchanged for a cookie, or as a header from programs.
 *
 * @param options.open what the networks show to everybody besides.
 */
export function guardSandbox(
  scope: FastifyInstance,
  options: { base: string; publicUrl: string; lock?: Lock | undefined; open: readonly string[] },
): void {
  const { base, lock } = options;
  const open: ReadonlySet<string> = new Set([...OPEN, ...options.open]);
  const publicHost = new URL(options.publicUrl).host;
  const pass = lock === undefined ? '' : passOf(lock.key);

  scope.addHook('onRequest', async (request, reply) => {
    if (isForeign(request, publicHost)) return reply.code(403).send(FOREIGN);
    if (lock === undefined) return;
    const { key } = request.query as { key?: unknown };
    const route = (request.routeOptions.url ?? '').slice(base.length);
    if (open.has(route)) return;
    if (typeof key === 'string' && request.method === 'GET' && isPage(request)) {
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (!isSame(key, lock.key)) return sendLocked(request, reply, base, true);
      const secure = lock.secure ? '; Secure' : '';
      void reply.header(
        'set-cookie',
        `${COOKIE}=${pass}; Path=${base}; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`,
      );
      return reply.redirect(withoutKey(request), 303);
    }
    const given = request.headers[HEADER];
    if (typeof given === 'string' && isSame(given, lock.key)) return;
    if (isSame(cookieOf(request), pass)) return;
    return sendLocked(request, reply, base, false);
  });
}
