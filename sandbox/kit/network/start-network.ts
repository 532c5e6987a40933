import type { FastifyInstance } from 'fastify';
import { answerControl, type Controlled, readControl, registerControls } from '../control-routes.ts';
import { createEffectLog } from '../effects.ts';
import { createFaultEngine, type FaultEngine } from '../faults.ts';
import type { Fields } from '../form.ts';
import { createIds } from '../ids.ts';
import { createRequestLog, type RequestLog } from '../request-log.ts';
import { createTimers, type Timers } from '../timers.ts';
import { changeSettings } from './change-settings.ts';
import type { Network, NetworkState } from './network.ts';
import type { NetworkSimulator, SimulatorHost } from './network-simulator.ts';

/** What the calls of a network are served with. */
export interface CallTools {
  /** As in the log and in addresses: `linkedin`. */
  key: string;
  log: RequestLog;
  faults: FaultEngine;
  timers: Timers;
  saved(): Promise<void>;
}

export interface StartedNetwork<State, App> extends CallTools {
  network: Network<State, App>;
}

/**
 * Starts a network.
 * @param about its key, the names of its failures, and its settings as they are at the beginning.
 */
export function startNetwork<State extends NetworkState, App>(
  host: SimulatorHost<State>,
  app: App,
  about: { key: string; failures: object; settings: State['settings'] },
): StartedNetwork<State, App> {
  const { state, touch, saved, blobs } = host;
  const { key } = about;
  // What an older version has kept lacks the settings that came later.
  state().settings = { ...about.settings, ...state().settings };
  return {
    key,
    network: {
      state,
      touch,
      clock: { ...host.clock, now: () => host.clock.now() + state().settings.clockSkewMs },
      ids: createIds(() => state().counters),
      blobs,
      effects: createEffectLog(key, () => state().effects),
      app,
      baseUrl: `${host.publicUrl}${host.base}/${key}`,
    },
    log: createRequestLog(),
    faults: createFaultEngine({
      failures: Object.keys(about.failures),
      statusRange: [200, 599],
      random: host.random,
    }),
    timers: createTimers(),
    saved,
  };
}

/** The controls of a network: those of every vendor, its settings, and how a person ends a connection. */
export function registerNetworkControls<State extends NetworkState>(
  scope: FastifyInstance,
  { key, network, log, faults, saved }: StartedNetwork<State, unknown>,
  { view, settle, revoke }: Pick<Controlled, 'view' | 'settle'> & { revoke(input: Fields): object },
): void {
  registerControls(scope, `/${key}`, { log, effects: network.effects, faults, view, settle });
  const change = (name: string, act: (input: Fields) => object) =>
    scope.post(`/${key}/${name}`, async (request, reply) => {
      const result = act(await readControl(request));
      await saved();
      return answerControl(request, reply, result);
    });
  change('_settings', (input) => ({ settings: changeSettings(network, input) }));
  change('_revoke', revoke);
}

/** What of a simulator is the same for every network. */
export function simulatorParts({
  network,
  log,
  faults,
  timers,
}: StartedNetwork<unknown, unknown>): Pick<NetworkSimulator, 'log' | 'effects' | 'faults' | 'clear' | 'close'> {
  return {
    log,
    effects: network.effects,
    faults,
    clear: () => {
      log.clear();
      faults.clear();
      timers.clear();
    },
    close: () => timers.clear(),
  };
}
