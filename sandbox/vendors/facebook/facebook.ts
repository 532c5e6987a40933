import type { FastifyInstance } from 'fastify';
import type { NetworkSimulator, SimulatorHost } from '../../kit/network/network-simulator.ts';
import { registerNetworkControls, simulatorParts, startNetwork } from '../../kit/network/start-network.ts';
import { registerDialog } from './dialog/dialog-routes.ts';
import { namedFailures } from './graph/named-failures.ts';
import { freshInstagramState } from './instagram/state.ts';
import { createLateCalls } from './late-calls.ts';
import { grantDirectly, type GrantedConnection, revoke } from './life.ts';
import type { Network } from './network.ts';
import { panelSections } from './panel-sections.ts';
import { publishDue } from './publish.ts';
import { registerPublicPages } from './public-routes.ts';
import { registerGraph } from './graph/serve-graph.ts';
import type { SandboxSeed } from './seed.ts';
import { defaultSettings, type DemoGrant, type FacebookState } from './state.ts';
import { createUsage } from './usage.ts';
import { viewState } from './view.ts';
import { walls } from './wall.ts';

/** The product, as the network knows it. */
export interface FacebookApp {
  appId: string;
  appSecret: string;
  /** Where Graph is called, if not at `/sandbox/facebook` of the public address. */
  graphUrl?: string;
  /** The people and pages of the network; without it the demo world's own. */
  seed?: SandboxSeed;
}

export interface Facebook extends NetworkSimulator {
  grant(wanted: DemoGrant): GrantedConnection;
}

const KEY = 'facebook';
const PATH = `/${KEY}`;

/** The simulated network: Graph, the consent screen, the public pages and the controls. */
export function createFacebook(options: SimulatorHost<FacebookState>, app: FacebookApp): Facebook {
  const { state, saved, base, publicUrl } = options;
  state().instagram ??= freshInstagramState();
  state().instagram.comments ??= {};
  state().videos ??= {};
  const started = startNetwork(
    options,
    { id: app.appId, secret: app.appSecret },
    { key: KEY, failures: namedFailures, settings: defaultSettings },
  );
  const { baseUrl } = started.network;
  const graphUrl = app.graphUrl ?? baseUrl;
  const network: Network = { ...started.network, usage: createUsage(state), graphUrl, publicUrl };
  const late = createLateCalls(network, started.timers);

  async function settle(): Promise<void> {
    const happened = publishDue(network, network.clock.now()) + (await late.settle());
    // Nobody is shown an effect that a crash could still take back.
    if (happened > 0) await saved();
  }
  const controlled = { view: () => viewState(network), settle };
  const parts = simulatorParts(started);

  function register(scope: FastifyInstance): void {
    const host = { network, base, settle, saved };
    registerNetworkControls(scope, started, { ...controlled, revoke: (input) => revoke(network, input) });
    registerDialog(scope, PATH, host);
    registerPublicPages(scope, PATH, host);
    registerGraph(scope, PATH, { ...started, network, late, settle });
  }

  return {
    ...parts,
    ...controlled,
    register,
    grant: (wanted) => grantDirectly(network, wanted),
    walls: () => walls(network),
    sections: (frame) => panelSections(frame, { people: state().people, demandsProof: state().settings.demandProof }),
    takeOver: (before) => {
      for (const grant of (before as FacebookState).demoGrants) grantDirectly(network, grant);
    },
    clear: () => {
      parts.clear();
      network.usage.clear();
    },
  };
}
