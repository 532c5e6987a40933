import type { NetworkSimulator, SimulatorHost, SimulatorPlug } from '../kit/network/network-simulator.ts';
import {
  type RunningSimulators,
  SIMULATED,
  type SimulatedApps,
  type SimulatedName,
  type SimulatedStates,
  simulators,
} from './networks.ts';

/** A network of the list with the product as it knows it. Which of them it is, is of no interest here. */
function plugOf(name: SimulatedName, apps: SimulatedApps) {
  const plug: SimulatorPlug<object, unknown, NetworkSimulator> = simulators[name];
  return { plug, app: apps[name] ?? plug.app };
}

/** The state of every network at its beginning. */
export function freshNetworks(apps: SimulatedApps): SimulatedStates {
  const begin = (name: SimulatedName) => {
    const { plug, app } = plugOf(name, apps);
    return [name, plug.fresh(app)];
  };
  return Object.fromEntries(SIMULATED.map(begin)) as SimulatedStates;
}

/** Starts every network. @param hostOf what the sandbox gives to the network of that name. */
export function runNetworks(
  apps: SimulatedApps,
  hostOf: (name: SimulatedName) => SimulatorHost<object>,
): RunningSimulators {
  const start = (name: SimulatedName) => {
    const { plug, app } = plugOf(name, apps);
    return [name, plug.create(hostOf(name), app)];
  };
  return Object.fromEntries(SIMULATED.map(start)) as RunningSimulators;
}
