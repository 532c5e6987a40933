import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Found, findPlace, type PlayedSites } from './find-place.ts';
import type { Outside } from './outside.ts';
import { ENCODINGS, readBody, TooLarge } from './read-body.ts';

/** What was fetched. */
export interface Fetched {
  ok: true;
  /** Where it was in the end. */
  url: URL;
  /** Without its parameters, in small letters: `text/html`. */
  type: string;
  /** As the answer names it; empty when it does not. */
  charset: string;
  bytes: Buffer;
}

/** `refused`: the address may not be asked. `unreachable`: nothing, or no success, within the time. `unusable`: another type, or too much. */
type NotFetched = { ok: false; reason: 'refused' | 'unreachable' | 'unusable' };

/** One visit of somebody's website. */
export interface Visit {
  /** Asks for what `type` names: `text/html`, or all kinds of `image/`. */
  get(url: URL, type: 'text/html' | 'image/'): Promise<Fetched | NotFetched>;
}

/** The only way to an address that a stranger has given. */
export interface Outward {
  /** Begins a visit. Everything that is fetched in it shares one limit of time. */
  visit(): Visit;
}

interface OutwardOptions {
  userAgent: string;
  /** For the demo alone. */
  played: PlayedSites | null;
}

const MOST_MS = 5000;
const MOST_BYTES = 1_500_000;
const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** Neither cookies nor credentials nor a referrer: the other end learns the address of this server, and nothing of who asks. */
async function ask(outside: Outside, at: Found, accept: string, userAgent: string, signal: AbortSignal) {
  const asking = request({
    // The socket is ours, to the address that was checked; the client resolves nothing.
    createConnection: () => outside.connect(at.place),
    path: at.path,
    headers: { host: at.host, accept, 'accept-encoding': ENCODINGS, 'user-agent': userAgent, connection: 'close' },
    signal,
  });
  // Until there is an answer, `once` tells what breaks; after that the answer does.
  asking.on('error', () => {});
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer;
}

function typeOf(answer: IncomingMessage) {
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  return { type: type.trim(), charset: charset?.slice('charset='.length).replaceAll('"', '') ?? '' };
}

function nextUrl(answer: IncomingMessage, url: URL): URL | null {
  const { location } = answer.headers;
  if (!REDIRECTS.has(answer.statusCode) || location === undefined) return null;
  return URL.canParse(location, url.href) ? new URL(location, url) : null;
}

/** Settles with the signal, whatever the promise does. */
async function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = once(signal, 'abort').then(() => {
    throw signal.reason;
  });
  return Promise.race([promise, aborted]);
}

async function fetchOutward(
  outside: Outside,
  { userAgent, played }: OutwardOptions,
  wanted: { url: URL; type: string; signal: AbortSignal },
): Promise<Fetched | NotFetched> {
  const { type: wantedType, signal } = wanted;
  let { url } = wanted;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const found = await within(signal, findPlace(url, outside.resolve, played));
    if (typeof found === 'string') return { ok: false, reason: found };
    const accept = wantedType === 'image/' ? 'image/*' : wantedType;
    const answer = await ask(outside, found, accept, userAgent, signal);
    try {
      const next = nextUrl(answer, url);
      if (next === null) {
        const { type, charset } = typeOf(answer);
        if (answer.statusCode !== 200) return { ok: false, reason: 'unreachable' };
        if (!type.startsWith(wantedType)) return { ok: false, reason: 'unusable' };
        return { ok: true, url, type, charset, bytes: await readBody(answer, MOST_BYTES, signal) };
      }
      url = next;
    } finally {
      answer.destroy();
    }
  }
  return { ok: false, reason: 'unreachable' };
}

/** Opens the way outward. */
export function createOutward(outside: Outside, options: OutwardOptions): Outward {
  return {
    visit() {
      const signal = outside.deadline(MOST_MS);
      return {
        get: (url, type) =>
          fetchOutward(outside, options, { url, type, signal }).catch((error: unknown) => ({
            ok: false,
            reason: error instanceof TooLarge ? 'unusable' : 'unreachable',
          })),
      };
    },
  };
}
