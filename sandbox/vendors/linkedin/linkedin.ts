import type { FastifyInstance } from 'fastify';
import { answerControl, readControl, registerControls } from '../../kit/control-routes.ts';
import { type ConsentRequest, readConsent, registerConsent } from '../../kit/consent-routes.ts';
import { ControlError } from '../../kit/control-error.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine } from '../../kit/faults.ts';
import type { Fields } from '../../kit/form.ts';
import { html } from '../../kit/html.ts';
import { createIds, opaqueWord } from '../../kit/ids.ts';
import type { NetworkSimulator, SimulatorHost } from '../../kit/network-simulator.ts';
import { sendPost } from '../../kit/post-page.ts';
import { lastFour } from '../../kit/redact.ts';
import { createRequestLog } from '../../kit/request-log.ts';
import { createTimers } from '../../kit/timers.ts';
import { serveVendor } from '../../kit/vendor-calls.ts';
import { answer } from './answer.ts';
import { failures, type Network } from './network.ts';
import { issueToken } from './oauth.ts';
import { defaultSettings, type DemoGrant, type LinkedInState, type Settings } from './state.ts';
import { registerMedia } from '../../kit/media-route.ts';
import { walls, wallPost } from './wall.ts';

/** The product, as LinkedIn knows it. */
export interface LinkedInApp {
  clientId: string;
  clientSecret: string;
}

interface GrantedLinkedIn {
  accessToken: string;
  /** Epoch ms on the sandbox's clock. */
  expiresAt: number;
}

export interface LinkedIn extends NetworkSimulator {
  grant(wanted: DemoGrant): GrantedLinkedIn;
}

const PATH = '/linkedin';

/** Connects a person without the consent screen, for a seeded world only; the token depends on the person and nothing else. */
function grantDirectly(network: Network, wanted: DemoGrant): GrantedLinkedIn {
  const value = `AQdemo${opaqueWord(`linkedin-demo|${wanted.personId}`, 160)}`;
  const { expiresAt } = issueToken(network, wanted.personId, [...wanted.scopes], value);
  const state = network.state();
  state.demoGrants = [...state.demoGrants.filter(({ personId }) => personId !== wanted.personId), { ...wanted }];
  return { accessToken: value, expiresAt };
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

/** The person takes the consent back: every token of theirs is revoked. */
function revoke(network: Network, input: Fields): { revoked: string } {
  const personId = String(input['personId'] ?? '');
  for (const token of Object.values(network.state().tokens)) if (token.personId === personId) token.revoked = true;
  network.touch();
  return { revoked: personId };
}

function view(network: Network): unknown {
  const { people, organizations, tokens, images, posts, settings } = network.state();
  const shown = Object.values(tokens).map((token) => ({ ...token, value: lastFour(token.value) }));
  return { people, organizations, tokens: shown, images: Object.values(images), posts, settings };
}

/** The simulated LinkedIn: its consent screen, its API, its public posts and the controls. */
export function createLinkedIn(options: SimulatorHost<LinkedInState>, app: LinkedInApp): LinkedIn {
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
  const effects = createEffectLog('linkedin', () => state().effects);
  const ids = createIds(() => state().counters);
  const baseUrl = `${options.publicUrl}${base}${PATH}`;
  const network: Network = { state, touch, clock, ids, blobs, effects, app, baseUrl };
  const calls = serveVendor({
    name: 'linkedin',
    clock,
    ids,
    blobs,
    log,
    faults,
    timers,
    headers: ['host', 'linkedin-version', 'x-restli-protocol-version'],
    late: () => state().late,
    touch,
    saved,
    answer: (call) => answer(network, call),
    named: (failure) => failures[failure] ?? { status: 500 },
  });
  calls.resume();

  function agree(personId: string, { redirectUri, scopes }: ConsentRequest): string {
    const value = `AQ${ids.opaque('code', 60)}`;
    state().codes[value] = { value, personId, scopes, redirectUri, issuedAt: clock.now(), used: false };
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
      const result = revoke(network, await readControl(request));
      await saved();
      return answerControl(request, reply, result);
    });
    registerConsent(scope, `${PATH}/oauth/v2/authorization`, {
      network: 'LinkedIn',
      base,
      read: (query) => readConsent(query, app.clientId),
      people: () =>
        state().people.map(({ id, name }) => {
          const run = state().organizations.filter(({ administrators }) => administrators.includes(id));
          return { id, name, note: run.map((organization) => organization.name).join(', ') };
        }),
      agree,
      refusal: { error: 'user_cancelled_authorize', error_description: 'The user cancelled the authorization' },
      saved,
    });
    scope.get<{ Params: { urn: string } }>(`${PATH}/feed/update/:urn`, async (request, reply) => {
      await calls.settle();
      const post = state().posts.find(({ urn }) => urn === request.params.urn);
      return sendPost(request, reply, { network: 'LinkedIn', base, post: post && wallPost(network, post) });
    });
    registerMedia(scope, PATH, {
      blobs,
      isShown: (digest) => Object.values(state().images).some((image) => image.digest === digest),
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
    takeOver: (before) => {
      for (const grant of (before as LinkedInState).demoGrants) grantDirectly(network, grant);
    },
    clear: () => {
      log.clear();
      faults.clear();
      timers.clear();
    },
    close: () => timers.clear(),
  };
}
