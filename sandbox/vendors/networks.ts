import type { SimulatorPlug } from '../kit/network/network-simulator.ts';
import { facebook } from './facebook/plug.ts';
import { linkedin } from './linkedin/plug.ts';
import { tiktok } from './tiktok/plug.ts';
import { x } from './x/plug.ts';
import { youtube } from './youtube/plug.ts';

/** The simulated networks. A new one is a line here. */
export const simulators = { facebook, linkedin, x, tiktok, youtube };

type Simulators = typeof simulators;
export type SimulatedName = keyof Simulators;
export const SIMULATED = Object.keys(simulators) as SimulatedName[];

/** How each network knows the product; without it as the demo world is known. */
export type SimulatedApps = {
  [Name in SimulatedName]?: Simulators[Name] extends SimulatorPlug<infer _State, infer App, infer _Simulator>
    ? App
    : never;
};
export type SimulatedStates = {
  [Name in SimulatedName]: Simulators[Name] extends SimulatorPlug<infer State, infer _App, infer _Simulator>
    ? State
    : never;
};
export type RunningSimulators = { [Name in SimulatedName]: ReturnType<Simulators[Name]['create']> };
