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
import { failures, type YouTubeApp } from './network.ts';
import { agree, readGoogleConsent, TOKEN_LIFE_S } from './oauth.ts';
import { defaultSettings, type DemoGrant, type YouTubeState } from './state.ts';
import { walls, wallPost } from './wall.ts';

export interface YouTube extends NetworkSimulator {
  grant(wanted: DemoGrant): Granted;
}

const KEY = 'youtube';
const PATH = `/${KEY}`;

/** The simulated YouTube: its consent screen, its API, its public posts and the controls. */
export function createYouTube(options: SimulatorHost<YouTubeState>, app: YouTubeApp): YouTube {
  const { base } = options;
  const started = startNetwork(options, app, { key: KEY, failures, settings: defaultSettings });
  const { network, saved } = started;
  const { state, blobs } = network;
  const calls = serveVendor(started, {
    headers: ['content-range', 'host', 'x-upload-content-length'],
    failures,
    answer,
  });
  const controlled = { view: () => viewOfSessions(state()), settle: calls.settle };

  function register(scope: FastifyInstance): void {
    registerNetworkControls(scope, started, { ...controlled, revoke: (input) => revokeAll(network, input) });
    registerConsent(scope, `${PATH}/o/oauth2/v2/auth`, {
      network: 'YouTube',
      base,
      read: (query) => readGoogleConsent(query, app.clientId),
      people: () => state().people.map(({ id, name, username }) => ({ id, name, note: `@${username}` })),
      agree: (personId, request) => agree(network, personId, request),
      refusal: { error: 'access_denied' },
      saved,
    });
    registerPosts(scope, `${PATH}/watch/:id`, {
      network: 'YouTube',
      base,
      settle: controlled.settle,
      find: (id) => {
        const film = state().films.find((each) => each.id === id);
        return film && wallPost(network, film);
      },
    });
    scope.get<{ Querystring: { v?: string } }>(`${PATH}/watch`, (request, reply) =>
      reply.redirect(`${base}${PATH}/watch/${encodeURIComponent(request.query.v ?? '')}`, 302),
    );
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
    takeOver: (before) => keepSessions(state(), before as YouTubeState),
  };
}
