import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { SandboxClock } from '../../kit/clock.ts';
import { type Controlled, registerControls } from '../../kit/control-routes.ts';
import { sendPage } from '../../kit/document.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine } from '../../kit/faults.ts';
import { pickLanguage } from '../../kit/language.ts';
import { createRequestLog } from '../../kit/request-log.ts';
import { isAppleSecret, type AppleClient } from './apple-secret.ts';
import { chooseIdentity, signInGone } from './consent-page.ts';
import { type TokenFault, tokenFaults } from './forge.ts';
import { openProvider } from './open-provider.ts';
import { people, type ProviderName } from './people.ts';
import type { IdentityState } from './state.ts';
import { identityTexts, providerNames } from './texts.ts';

export interface IdentityOptions {
  name: ProviderName;
  clock: SandboxClock;
  random: () => number;
  publicUrl: string;
  /** The path under which the sandbox is mounted. */
  base: string;
  client: { id: string; secret: string } | AppleClient;
  state(): IdentityState;
  touch(): void;
}

export interface IdentityVendor extends Controlled {
  register(scope: FastifyInstance): void;
  clear(): void;
}

type Asked = FastifyRequest<{ Params: { uid: string }; Querystring: { lang?: string } }>;

/** A simulated Google or Apple: a real OpenID provider with a consent screen that says what it is. */
export function createIdentity(options: IdentityOptions): IdentityVendor {
  const { name, clock, base, client } = options;
  const path = `${base}/${name}`;
  const origin = new URL(options.publicUrl).origin;
  const issuer = `${options.publicUrl}${path}`;
  const log = createRequestLog();
  const effects = createEffectLog(name, () => options.state().effects);
  const faults = createFaultEngine({
    failures: [...tokenFaults, 'access_denied'],
    statusRange: [400, 599],
    random: options.random,
  });
  let requests = 0;
  let opened: Promise<Provider> | undefined;

  function takeFault(): TokenFault | undefined {
    const { failure } = faults.take('POST', '/token') ?? {};
    return tokenFaults.find((known) => known === failure);
  }

  function tellOnce(sub: string): string | null {
    const person = people[name].find((candidate) => candidate.sub === sub);
    if (!person || options.state().told.includes(sub)) return null;
    options.state().told.push(sub);
    options.touch();
    const [firstName = '', ...rest] = person.name.split(' ');
    return JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email: person.email });
  }

  // Opened by the first who comes: making keys takes a tenth of a second that most starts never need.
  const provider = () =>
    (opened ??= openProvider(
      {
        name,
        issuer,
        clientId: 'clientId' in client ? client.clientId : client.id,
        clientSecret: 'clientId' in client ? 'signed-anew-each-time' : client.secret,
        redirectUri: `${options.publicUrl}/api/app/v1/social/${name}/callback`,
        people: people[name],
        now: () => clock.now(),
        takeFault,
        ...('clientId' in client && {
          isClientSecret: (secret: string) => isAppleSecret(secret, client, issuer, clock.now()),
          tellOnce,
        }),
      },
      path,
    ));

  function note(request: FastifyRequest, status: number, fault: string | null): void {
    requests += 1;
    log.add({
      id: `${name}-${requests}`,
      at: new Date(clock.now()).toISOString(),
      method: request.method,
      path: request.url.split('?', 1)[0]?.slice(base.length) ?? '',
      params: {},
      bodyDigest: null,
      files: [],
      status,
      fault,
      warnings: [],
    });
  }

  function send(reply: FastifyReply, language: 'en' | 'es', gone: boolean): FastifyReply {
    const body = gone ? signInGone(name, language) : chooseIdentity(name, people[name], language);
    const title = identityTexts[language].title(providerNames[name]);
    return sendPage(reply, { language, title, base, body, bodyClass: `network-${name}` }, [origin]);
  }

  const languageOf = (request: Asked) => pickLanguage(request.query.lang, request.headers['accept-language']);

  async function showChoice(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
    try {
      await (await provider()).interactionDetails(request.raw, reply.raw);
      return send(reply, languageOf(request), false);
    } catch {
      // The interaction is unknown or over: a page that was left open, or opened twice.
      return send(reply.code(404), languageOf(request), true);
    }
  }

  async function choose(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
    const sub = new URLSearchParams(String(request.body)).get('sub') ?? '';
    const refused = sub === '' || faults.list().some(({ failure }) => failure === 'access_denied');
    if (sub !== '' && refused) faults.take('POST', '/consent');
    const result = refused
      ? { error: 'access_denied', error_description: 'The person said no.' }
      : { login: { accountId: sub, remember: false } };
    try {
      const location = await (await provider()).interactionResult(request.raw, reply.raw, result);
      effects.record({
        kind: refused ? 'refused' : 'consented',
        at: new Date(clock.now()).toISOString(),
        requestId: null,
        detail: { sub },
      });
      return reply.redirect(location, 303);
    } catch {
      return send(reply.code(404), languageOf(request), true);
    }
  }

  /** Hands a request to the provider as it came, with its own idea of where it is mounted. */
  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const handle = (await provider()).callback();
    reply.hijack();
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    raw.originalUrl = raw.url ?? '';
    raw.url = (raw.url ?? '').slice(path.length);
    // Nobody stays signed in: each time somebody is asked who they are.
    raw.headers.cookie = (raw.headers.cookie ?? '')
      .split('; ')
      .filter((cookie) => !cookie.startsWith(`_${name}_session`))
      .join('; ');
    await handle(raw, reply.raw);
    note(request, reply.raw.statusCode, null);
  }

  return {
    log,
    effects,
    faults,
    view: () => ({ issuer, people: people[name], told: options.state().told }),
    settle: async () => {},
    register(scope) {
      registerControls(scope, `/${name}`, this);
      // A scope of its own: the provider reads the bodies of its requests itself.
      void scope.register(async (own) => {
        own.removeAllContentTypeParsers();
        own.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        own.route({ method: ['GET', 'POST'], url: `/${name}/*`, handler: pass });
      });
      void scope.register(async (own) => {
        own.removeAllContentTypeParsers();
        own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
        own.get<{ Params: { uid: string }; Querystring: { lang?: string } }>(`/${name}/interaction/:uid`, showChoice);
        own.post<{ Params: { uid: string }; Querystring: { lang?: string } }>(`/${name}/interaction/:uid`, choose);
      });
    },
    clear() {
      log.clear();
      faults.clear();
    },
  };
}
