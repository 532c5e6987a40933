import type { FastifyInstance } from 'fastify';
import type { Fields } from '../../kit/form.ts';
import { html } from '../../kit/html.ts';
import { opaqueWord } from '../../kit/ids.ts';
import { readConsent, registerConsent } from '../../kit/network/consent-routes.ts';
import { registerMedia } from '../../kit/network/media-route.ts';
import type { NetworkSimulator, SimulatorHost } from '../../kit/network/network-simulator.ts';
import { registerPosts } from '../../kit/network/post-page.ts';
import { registerNetworkControls, simulatorParts, startNetwork } from '../../kit/network/start-network.ts';
import { serveVendor } from '../../kit/network/vendor-calls.ts';
import { lastFour } from '../../kit/redact.ts';
import { answer } from './answer.ts';
import { failures, type LinkedInApp, type Network } from './network.ts';
import { agree, issueToken } from './oauth.ts';
import { defaultSettings, type DemoGrant, type LinkedInState } from './state.ts';
import { walls, wallPost } from './wall.ts';

interface GrantedLinkedIn {
  accessToken: string;
  /** Epoch ms on the sandbox's clock. */
  expiresAt: number;
}

export interface LinkedIn extends NetworkSimulator {
  grant(wanted: DemoGrant): GrantedLinkedIn;
}

const KEY = 'linkedin';
const PATH = `/${KEY}`;

/** Connects a person without the consent screen, for a seeded world only; the token depends on the person and nothing else. */
function grantDirectly(network: Network, wanted: DemoGrant): GrantedLinkedIn {
  const value = `AQdemo${opaqueWord(`linkedin-demo|${wanted.personId}`, 160)}`;
  const { expiresAt } = issueToken(network, wanted.personId, [...wanted.scopes], value);
  const state = network.state();
  state.demoGrants = [...state.demoGrants.filter(({ personId }) => personId !== wanted.personId), { ...wanted }];
  return { accessToken: value, expiresAt };
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
  const { base } = options;
  // What an older sandbox has kept knows no films.
  options.state().videos ??= {};
  const started = startNetwork(options, app, { key: KEY, failures, settings: defaultSettings });
  const { network, saved } = started;
  const { state, blobs } = network;
  const calls = serveVendor(started, {
    headers: ['host', 'linkedin-version', 'x-restli-protocol-version', 'media-type-family'],
    failures,
    answer,
  });
  const controlled = { view: () => view(network), settle: calls.settle };

  function register(scope: FastifyInstance): void {
    registerNetworkControls(scope, started, { ...controlled, revoke: (input) => revoke(network, input) });
    registerConsent(scope, `${PATH}/oauth/v2/authorization`, {
      network: 'LinkedIn',
      base,
      read: (query) => readConsent(query, app.clientId),
      people: () =>
        state().people.map(({ id, name }) => {
          const run = state().organizations.filter(({ administrators }) => administrators.includes(id));
          return { id, name, note: run.map((organization) => organization.name).join(', ') };
        }),
      agree: (personId, request) => agree(network, personId, request),
      refusal: { error: 'user_cancelled_authorize', error_description: 'The user cancelled the authorization' },
      saved,
    });
    registerPosts(scope, `${PATH}/feed/update/:id`, {
      network: 'LinkedIn',
      base,
      settle: calls.settle,
      find: (id) => {
        const post = state().posts.find(({ urn }) => urn === id);
        return post && wallPost(network, post);
      },
    });
    registerMedia(scope, PATH, {
      blobs,
      isShown: (digest) =>
        [...Object.values(state().images), ...Object.values(state().videos)].some((media) => media.digest === digest),
    });
    calls.register(scope);
  }

  return {
    ...simulatorParts(started),
    ...controlled,
    register,
    grant: (wanted) => grantDirectly(network, wanted),
    walls: () => walls(network),
    sections: () => html``,
    takeOver: (before) => {
      for (const grant of (before as LinkedInState).demoGrants) grantDirectly(network, grant);
    },
  };
}
