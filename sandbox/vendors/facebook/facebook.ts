import type { FastifyInstance } from 'fastify';
import { answerControl, readControl, registerControls } from '../../kit/control-routes.ts';
import type { SandboxClock } from '../../kit/clock.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine } from '../../kit/faults.ts';
import { createIds } from '../../kit/ids.ts';
import { createRequestLog } from '../../kit/request-log.ts';
import type { NetworkSimulator, SimulatorHost } from '../../kit/network-simulator.ts';
import { createTimers } from '../../kit/timers.ts';
import { registerDialog } from './dialog/dialog-routes.ts';
import { namedFailures } from './graph/named-failures.ts';
import { freshInstagramState } from './instagram/state.ts';
import { createLateCalls } from './late-calls.ts';
import { changeSettings, grantDirectly, type GrantedConnection, revoke } from './life.ts';
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

export interface FacebookOptions extends SimulatorHost<FacebookState> {
  app: { id: string; secret: string };
  /** Where Graph is called, if not beside the other pages of this vendor. */
  graphUrl?: string | undefined;
}

export interface Facebook extends NetworkSimulator {
  grant(wanted: DemoGrant): GrantedConnection;
}

const PATH = '/facebook';

/** The network's own clock: the sandbox's, and as far from it as the settings say. */
function skewed(clock: SandboxClock, skewMs: () => number): SandboxClock {
  return { ...clock, now: () => clock.now() + skewMs() };
}

/** The simulated network: Graph, the consent screen, the public pages and the controls. */
export function createFacebook(options: FacebookOptions): Facebook {
  const { state, touch, saved } = options;
  // What an older version has kept lacks the settings that came later.
  state().settings = { ...defaultSettings, ...state().settings };
  state().instagram ??= freshInstagramState();
  const log = createRequestLog();
  const timers = createTimers();
  const faults = createFaultEngine({
    failures: Object.keys(namedFailures),
    statusRange: [200, 599],
    random: options.random,
  });
  const effects = createEffectLog('facebook', () => state().effects);
  const baseUrl = `${options.publicUrl}${options.base}${PATH}`;
  const network: Network = {
    state,
    touch,
    clock: skewed(options.clock, () => state().settings.clockSkewMs),
    ids: createIds(() => state().counters),
    blobs: options.blobs,
    effects,
    usage: createUsage(state),
    app: options.app,
    baseUrl,
    graphUrl: options.graphUrl ?? baseUrl,
    publicUrl: options.publicUrl,
  };
  const late = createLateCalls(network, timers);
  late.resume();

  async function settle(): Promise<void> {
    const happened = publishDue(network, network.clock.now()) + (await late.settle());
    // Nobody is shown an effect that a crash could still take back.
    if (happened > 0) await saved();
  }

  function register(scope: FastifyInstance): void {
    const host = { network, base: options.base, settle, saved };
    registerControls(scope, PATH, { log, effects, faults, view: () => viewState(network), settle });
    scope.post(`${PATH}/_revoke`, async (request, reply) => {
      const result = revoke(network, await readControl(request));
      await saved();
      return answerControl(request, reply, result);
    });
    scope.post(`${PATH}/_settings`, async (request, reply) => {
      const settings = changeSettings(network, await readControl(request));
      await saved();
      return answerControl(request, reply, { settings });
    });
    registerDialog(scope, PATH, host);
    registerPublicPages(scope, PATH, host);
    registerGraph(scope, PATH, { network, log, faults, timers, late, settle, saved });
  }

  return {
    log,
    effects,
    faults,
    settle,
    register,
    view: () => viewState(network),
    grant: (wanted) => grantDirectly(network, wanted),
    walls: () => walls(network),
    sections: (frame) => panelSections(frame, { people: state().people, demandsProof: state().settings.demandProof }),
    takeOver: (before) => {
      for (const grant of (before as FacebookState).demoGrants) grantDirectly(network, grant);
    },
    clear: () => {
      log.clear();
      faults.clear();
      network.usage.clear();
      timers.clear();
    },
    close: () => timers.clear(),
  };
}
