import type { FastifyInstance } from 'fastify';
import { answerControl, readControl, registerControls } from '../../kit/control-routes.ts';
import { type ConsentRequest, readConsent, registerConsent } from '../../kit/consent-routes.ts';
import { ControlError } from '../../kit/control-error.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine } from '../../kit/faults.ts';
import type { Fields } from '../../kit/form.ts';
import { html } from '../../kit/html.ts';
import { createIds } from '../../kit/ids.ts';
import type { NetworkSimulator, SimulatorHost } from '../../kit/network-simulator.ts';
import { sendPost } from '../../kit/post-page.ts';
import { lastFour } from '../../kit/redact.ts';
import { createRequestLog } from '../../kit/request-log.ts';
import { createTimers } from '../../kit/timers.ts';
import { serveVendor } from '../../kit/vendor-calls.ts';
import { answer } from './answer.ts';
import { failures, type Network } from './network.ts';
import { begin } from './oauth.ts';
import { defaultSettings, type DemoGrant, type XState, type Settings } from './state.ts';
import { registerMedia } from '../../kit/media-route.ts';
import { walls, wallPost } from './wall.ts';

/** The product, as X knows it. */
export interface XApp {
  clientId: string;
  clientSecret: string;
}

interface GrantedX {
  accessToken: string;
  refreshToken: string;
  /** Epoch ms on the sandbox's clock. */
  expiresAt: number;
}

export interface X extends NetworkSimulator {
  grant(wanted: DemoGrant): GrantedX;
}

const PATH = '/x';

interface PkceRequest extends ConsentRequest {
  challenge: string;
}

/** @throws ControlError for a request without a challenge: nobody may redeem a code but who began. */
function readPkce(query: URLSearchParams, clientId: string): PkceRequest {
  const challenge = query.get('code_challenge') ?? '';
  if (query.get('code_challenge_method')?.toUpperCase() !== 'S256' || challenge === '')
    throw new ControlError('A code_challenge with the method S256 is needed.');
  return { ...readConsent(query, clientId), challenge };
}

/** Connects a person without the consent screen, for a seeded world only. */
function grantDirectly(network: Network, wanted: DemoGrant): GrantedX {
  const { access, refresh, expiresAt } = begin(network, wanted.personId, [...wanted.scopes]);
  return { accessToken: access, refreshToken: refresh ?? '', expiresAt };
}

function changeSettings(network: Network, input: Fields): Settings {
  const settings: Record<string, unknown> = { ...network.state().settings };
  for (const [name, value] of Object.entries(input)) {
    if (typeof settings[name] !== typeof value) throw new ControlError(`"${name}" is not a setting of that kind.`);
    settings[name] = value;
  }
  network.state().settings = settings as unknown as Settings;
  network.touch();
  return network.state().settings;
}

/** The person takes the consent back. */
function revokeAll(network: Network, input: Fields): { revoked: string } {
  const personId = String(input['personId'] ?? '');
  for (const session of network.state().sessions) if (session.personId === personId) session.revoked = true;
  network.touch();
  return { revoked: personId };
}

function view(network: Network): unknown {
  const { people, sessions, media, tweets, settings } = network.state();
  const shown = sessions.map(({ access, refresh, ...session }) => ({
    ...session,
    access: lastFour(access),
    refresh: refresh === null ? null : lastFour(refresh),
  }));
  return { people, sessions: shown, media: Object.values(media), tweets, settings };
}

/** The simulated X: its consent screen, its API, its public posts and the controls. */
export function createX(options: SimulatorHost<XState>, app: XApp): X {
  const { state, touch, saved, base, blobs } = options;
  state().settings = { ...defaultSettings, ...state().settings };
  const clock = { ...options.clock, now: () => options.clock.now() + state().settings.clockSkewMs };
  const log = createRequestLog();
  const timers = createTimers();
  const faults = createFaultEngine({
    failures: Object.keys(failures),
    statusRange: [200, 599],
    random: options.random,
  });
  const effects = createEffectLog('x', () => state().effects);
  const ids = createIds(() => state().counters);
  const baseUrl = `${options.publicUrl}${base}${PATH}`;
  const network: Network = { state, touch, clock, ids, blobs, effects, app, baseUrl };
  const calls = serveVendor({
    name: 'x',
    clock,
    ids,
    blobs,
    log,
    faults,
    timers,
    headers: [],
    late: () => state().late,
    touch,
    saved,
    answer: (call) => answer(network, call),
    named: (failure) => failures[failure] ?? { status: 500 },
  });
  calls.resume();

  function agree(personId: string, { redirectUri, scopes, challenge }: PkceRequest): string {
    const value = ids.opaque('code', 60);
    state().codes[value] = { value, personId, scopes, redirectUri, challenge, issuedAt: clock.now(), used: false };
    touch();
    return value;
  }

  function register(scope: FastifyInstance): void {
    registerControls(scope, PATH, { log, effects, faults, view: () => view(network), settle: calls.settle });
    scope.post(`${PATH}/_settings`, async (request, reply) => {
      const settings = changeSettings(network, await readControl(request));
      await saved();
      return answerControl(request, reply, { settings });
    });
    scope.post(`${PATH}/_revoke`, async (request, reply) => {
      const result = revokeAll(network, await readControl(request));
      await saved();
      return answerControl(request, reply, result);
    });
    registerConsent(scope, `${PATH}/i/oauth2/authorize`, {
      network: 'X',
      base,
      read: (query) => readPkce(query, app.clientId),
      people: () => state().people.map(({ id, name, username }) => ({ id, name, note: `@${username}` })),
      agree,
      refusal: { error: 'access_denied' },
      saved,
    });
    scope.get<{ Params: { id: string } }>(`${PATH}/i/status/:id`, async (request, reply) => {
      await calls.settle();
      const tweet = state().tweets.find(({ id }) => id === request.params.id);
      return sendPost(request, reply, { network: 'X', base, post: tweet && wallPost(network, tweet) });
    });
    registerMedia(scope, PATH, {
      blobs,
      isShown: (digest) => Object.values(state().media).some((media) => media.digest === digest),
    });
    calls.register(scope, PATH);
  }

  return {
    log,
    effects,
    faults,
    settle: calls.settle,
    register,
    view: () => view(network),
    grant: (wanted) => grantDirectly(network, wanted),
    walls: () => walls(network),
    sections: () => html``,
    // A token that is renewed cannot be made the same again: consents live on, and no id is given twice.
    takeOver: (before) => {
      const { sessions, counters } = before as XState;
      Object.assign(state(), { sessions, counters });
    },
    clear: () => {
      log.clear();
      faults.clear();
      timers.clear();
    },
    close: () => timers.clear(),
  };
}
