import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import { registerConsent } from '../../kit/network/consent-routes.ts';
import { registerMedia } from '../../kit/network/media-route.ts';
import type { NetworkSimulator, SimulatorHost } from '../../kit/network/network-simulator.ts';
import { registerPosts } from '../../kit/network/post-page.ts';
import { grantDirectly, type Granted, keepSessions, revokeAll, viewOfSessions } from '../../kit/network/sessions.ts';
import { registerNetworkControls, simulatorParts, startNetwork } from '../../kit/network/start-network.ts';
import { serveVendor } from '../../kit/network/vendor-calls.ts';
import { answer } from './answer.ts';
import { failures, type TikTokApp } from './network.ts';
import { agree, readTikTokConsent, TOKEN_LIFE_S } from './oauth.ts';
import { publishDue } from './publishing.ts';
import { defaultSettings, type DemoGrant, type TikTokState } from './state.ts';
import { walls, wallPost } from './wall.ts';

export interface TikTok extends NetworkSimulator {
  grant(wanted: DemoGrant): Granted;
}

const KEY = 'tiktok';
const PATH = `/${KEY}`;

/** The simulated TikTok: its consent screen, its API, its public posts and the controls. */
export function createTikTok(options: SimulatorHost<TikTokState>, app: TikTokApp): TikTok {
  const { base } = options;
  const started = startNetwork(options, app, { key: KEY, failures, settings: defaultSettings });
  const { network, saved } = started;
  const { state, blobs } = network;
  const calls = serveVendor(started, { headers: ['content-range', 'host'], failures, answer });
  const controlled = {
    view: () => viewOfSessions(state()),
    async settle() {
      await calls.settle();
      publishDue(network);
    },
  };

  function register(scope: FastifyInstance): void {
    registerNetworkControls(scope, started, { ...controlled, revoke: (input) => revokeAll(network, input) });
    registerConsent(scope, `${PATH}/v2/auth/authorize`, {
      network: 'TikTok',
      base,
      read: (query) => readTikTokConsent(query, app.clientKey),
      people: () => state().people.map(({ id, name, username }) => ({ id, name, note: `@${username}` })),
      agree: (personId, request) => agree(network, personId, request),
      refusal: { error: 'access_denied' },
      saved,
    });
    registerPosts(scope, `${PATH}/video/:id`, {
      network: 'TikTok',
      base,
      settle: controlled.settle,
      find: (id) => {
        const film = state().films.find((each) => each.id === id);
        return film && wallPost(network, film);
      },
    });
    registerMedia(scope, PATH, {
      blobs,
      type: 'video/mp4',
      isShown: (digest) => state().films.some((film) => film.digest === digest),
    });
    calls.register(scope);
  }

  return {
    ...simulatorParts(started),
    ...controlled,
    register,
    grant: (wanted) => grantDirectly(network, wanted, TOKEN_LIFE_S),
    walls: () => walls(network),
    sections: () => html``,
    takeOver: (before) => keepSessions(state(), before as TikTokState),
  };
}
