import type { FastifyInstance } from 'fastify';
import type { Fields } from '../../kit/form.ts';
import { html } from '../../kit/html.ts';
import { registerConsent } from '../../kit/network/consent-routes.ts';
import { registerMedia } from '../../kit/network/media-route.ts';
import type { NetworkSimulator, SimulatorHost } from '../../kit/network/network-simulator.ts';
import { registerPosts } from '../../kit/network/post-page.ts';
import { registerNetworkControls, simulatorParts, startNetwork } from '../../kit/network/start-network.ts';
import { serveVendor } from '../../kit/network/vendor-calls.ts';
import { lastFour } from '../../kit/redact.ts';
import { answer } from './answer.ts';
import { failures, type Network, type XApp } from './network.ts';
import { agree, begin, readPkce } from './oauth.ts';
import { defaultSettings, type DemoGrant, type XState } from './state.ts';
import { walls, wallPost } from './wall.ts';

interface GrantedX {
  accessToken: string;
  refreshToken: string;
  /** Epoch ms on the sandbox's clock. */
  expiresAt: number;
}

export interface X extends NetworkSimulator {
  grant(wanted: DemoGrant): GrantedX;
}

const KEY = 'x';
const PATH = `/${KEY}`;

/** Connects a person without the consent screen, for a seeded world only. */
function grantDirectly(network: Network, wanted: DemoGrant): GrantedX {
  const { access, refresh, expiresAt } = begin(network, wanted.personId, [...wanted.scopes]);
  return { accessToken: access, refreshToken: refresh ?? '', expiresAt };
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
  const { base } = options;
  const started = startNetwork(options, app, { key: KEY, failures, settings: defaultSettings });
  const { network, saved } = started;
  const { state, blobs } = network;
  const calls = serveVendor(started, { headers: [], failures, answer });
  const controlled = { view: () => view(network), settle: calls.settle };

  function register(scope: FastifyInstance): void {
    registerNetworkControls(scope, started, { ...controlled, revoke: (input) => revokeAll(network, input) });
    registerConsent(scope, `${PATH}/i/oauth2/authorize`, {
      network: 'X',
      base,
      read: (query) => readPkce(query, app.clientId),
      people: () => state().people.map(({ id, name, username }) => ({ id, name, note: `@${username}` })),
      agree: (personId, request) => agree(network, personId, request),
      refusal: { error: 'access_denied' },
      saved,
    });
    registerPosts(scope, `${PATH}/i/status/:id`, {
      network: 'X',
      base,
      settle: calls.settle,
      find: (id) => {
        const tweet = state().tweets.find((each) => each.id === id);
        return tweet && wallPost(network, tweet);
      },
    });
    registerMedia(scope, PATH, {
      blobs,
      isShown: (digest) => Object.values(state().media).some((media) => media.digest === digest),
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
    // A token that is renewed cannot be made the same again: consents live on, and no id is given twice.
    takeOver: (before) => {
      const { sessions, counters } = before as XState;
      Object.assign(state(), { sessions, counters });
    },
  };
}
